/** Warnings about content that ends within two weeks or has ended. */
import { formatDate } from "../lib/dates.ts";
import { dayAfter } from "../lib/zoned-time.ts";
import { comingSeasons } from "../content/schema/hours.ts";
import type { Content } from "../content/schema/registry.ts";
import { announcementDays } from "./other-hours.ts";
import { firstPageWith } from "./shown.ts";
import { todayAt } from "./today.ts";

/** A warning, with what to do, for everything that has ended or ends within two weeks, earliest first. */
export function warningsOf(
  content: Content,
  contentFolder: string,
  today = todayAt(content.facility),
): string[] {
  const { events, packages, hours } = content;
  const dated = [
    ...events.map(({ slug, name, dates }) => ({ file: `events/${slug}.md`, name, until: dates?.until })),
    ...packages.map(({ slug, name, until }) => ({ file: `packages/${slug}.yaml`, name, until })),
    ...hours.notices.map(({ text, until }) => ({ file: "hours.yaml", name: `the notice "${text}"`, until })),
  ];
  const warnings = dated
    .flatMap(({ until, ...item }) =>
      until === undefined || until > dayAfter(today, announcementDays) ? [] : [{ ...item, until }],
    )
    .sort((a, b) => a.until.localeCompare(b.until))
    .map(({ file, name, until }) => {
      const when = `${until < today ? "ended" : "ends"} on ${formatDate(until)}`;
      const fix = until < today ? "give it new dates or remove it" : "plan what comes next";
      return `${contentFolder}/${file}: ${name} ${when}; ${fix}`;
    });
  return [...warnings, ...hoursWithoutPage(content, contentFolder, today)];
}

/** Pages announce a season two weeks ahead; before that, only the page of all hours has it. */
function hoursWithoutPage(content: Content, contentFolder: string, today: string): string[] {
  if (
    comingSeasons(content.hours, today).length === 0 ||
    firstPageWith(content, "year-of-hours") !== undefined
  )
    return [];
  return [
    `${contentFolder}/hours.yaml: add a section \`type: year-of-hours\` to a page, so that it has all hours of the year`,
  ];
}
