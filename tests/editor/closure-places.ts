/** Every place that has to tell a closure: the footer, the hours cards, "open now", the structured data. */
import { readSite } from "../../scripts/preflight/built-site.ts";
import { hoursOn, type Timetable } from "../../src/lib/opening.ts";

interface Closure {
  readonly date: string;
  /** How visitors read it. */
  readonly words: RegExp;
}

/** The places of a built site that say nothing of a closure; the first problem in each kind of place is enough. */
export function closurePlaces(directory: string, { date, words }: Closure): string[] {
  const { pages } = readSite(directory);
  const silent: string[] = pages.length > 50 ? [] : [`only ${pages.length} pages`];
  for (const { dom, path } of pages) {
    const shown = dom.querySelectorAll(".site-footer .closures li:not([hidden])").map(({ text }) => text);
    if (!shown.some((text) => words.test(text))) silent.push(`${path}: footer`);
    for (const board of dom.querySelectorAll("main .hours-board"))
      if (!board.querySelectorAll("li:not([hidden])").some(({ text }) => words.test(text)))
        silent.push(`${path}: hours card`);
    const hours = dom.querySelector("[data-hours]")?.getAttribute("data-hours");
    if (!hours || hoursOn(JSON.parse(hours) as Timetable, date)) silent.push(`${path}: open now`);
  }
  const boards = pages.flatMap(({ dom }) => dom.querySelectorAll("main .hours-board"));
  if (boards.length === 0) silent.push("no hours card anywhere");
  const home = pages.find(({ path }) => path === "/")?.dom;
  const data = home?.querySelectorAll('script[type="application/ld+json"]').map(({ text }) => text) ?? [];
  if (!data.join("").includes(`"validFrom":"${date}"`)) silent.push("structured data");
  return silent;
}
