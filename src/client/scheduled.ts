/** Compares content that shows only on some days, and dates that repeat, with today's date in the browser. */
import { formatTerm, type Form } from "../lib/date-text.ts";
import { occurrenceOn, type Term } from "../lib/yearly.ts";
import { dayAfter } from "../lib/zoned-time.ts";

/** Shows and hides what depends on the day, and updates dates that repeat; the page may be years old. */
export function showScheduled(today: string): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-from],[data-until]")) {
    const { dataset, textContent } = element;
    const { ahead = 0, outside, told } = dataset;
    const days = occurrenceOn({ from: "", until: "9", ...dataset } as Term, today);
    if (told === undefined) {
      // Shown this many days before the first day.
      const shown = days.from <= dayAfter(today, Number(ahead)) && today <= days.until;
      element.hidden = shown === (outside !== undefined);
    } else if (told !== days.from) {
      element.textContent = formatTerm(days, dataset["form"] as Form);
      dataset["told"] = days.from;
      document.title = document.title.replace(textContent, element.textContent);
    }
  }
}
