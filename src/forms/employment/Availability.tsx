import { useState, type MouseEvent } from "react";
import type { EmploymentTexts } from "../../content/schema/employment-form.ts";
import { TimeRange } from "../../ui/fields/TimeRange.tsx";
import { days, otherDays, otherWeekdays, type Day } from "./days.ts";

/** The times when the applicant can work. Monday's can be copied to the other days. */
export function Availability({ words }: { words: EmploymentTexts["availability"] }) {
  const [copied, setCopied] = useState(0);
  const copyTo = (targets: readonly Day[]) => (event: MouseEvent<HTMLButtonElement>) => {
    const form = event.currentTarget.form;
    if (form && copyMonday(form, targets)) setCopied((times) => times + 1);
  };
  return (
    <>
      {days.map((day) => (
        <div key={day} className="availability-day">
          <TimeRange name={day} label={day} from={words.from} to={words.to} />
          {day === "Monday" && (
            <div className="availability-copy">
              <button type="button" className="button button-quiet" onClick={copyTo(otherWeekdays)}>
                {words.copyWeekdays}
              </button>
              <button type="button" className="button button-quiet" onClick={copyTo(otherDays)}>
                {words.copyAll}
              </button>
              <output key={copied}>{copied > 0 && words.copied}</output>
            </div>
          )}
        </div>
      ))}
    </>
  );
}

/** Copies Monday's times to the other days. If Monday has none yet, moves the focus there and returns false. */
function copyMonday(form: HTMLFormElement, targets: readonly Day[]): boolean {
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const monday = control("MondayFrom");
  if (monday.value === "" && control("MondayTo").value === "") {
    monday.focus();
    return false;
  }
  for (const day of targets) {
    for (const end of ["From", "To"]) control(day + end).value = control(`Monday${end}`).value;
  }
  form.dispatchEvent(new Event("input", { bubbles: true }));
  return true;
}
