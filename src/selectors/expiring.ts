/** Content that ends within two weeks or has ended, which the build warns about. */
import { formatDate } from "../lib/dates.ts";
import type { Term } from "../lib/yearly.ts";
import { dayAfter } from "../lib/zoned-time.ts";
import type { Content } from "../content/schema/registry.ts";
import { inContent } from "../settings.ts";
import { todayAt } from "./seasons.ts";

interface Dated extends Pick<Term, "repeats"> {
  /** The content file, `camps/june-hitting`. */
  readonly of: string;
  readonly name: string;
  readonly until?: string | undefined;
}

const daysAhead = 14;

/** A warning, with what to do, for everything that has ended or ends within two weeks, earliest first. */
export function expiringSoon(content: Content, today = todayAt(content.facility)): string[] {
  const { camps, leagues, programs, packages, jobs, hours } = content;
  const all: Dated[] = [
    ...camps.map(({ slug, name, season }) => ({ of: `camps/${slug}`, name, ...season })),
    ...leagues.map(({ slug, name, season }) => ({ of: `leagues/${slug}`, name, ...season })),
    ...programs.map((program) => ({ of: `programs/${program.slug}`, ...program })),
    ...packages.map((each) => ({ of: `packages/${each.slug}`, ...each })),
    ...jobs.map(({ slug, title, until }) => ({ of: `jobs/${slug}`, name: title, until })),
    ...hours.notices.map((notice) => ({ of: "hours", name: `the notice "${notice.text}"`, ...notice })),
  ];
  return all
    .flatMap(({ of, name, until, repeats }) =>
      until === undefined || repeats || until > dayAfter(today, daysAhead) ? [] : [{ of, name, until }],
    )
    .sort((a, b) => a.until.localeCompare(b.until))
    .map(({ of, name, until }) => {
      const date = formatDate(until);
      return until < today
        ? `${inContent(of)}: ${name} ended on ${date}; give it new dates or remove it`
        : `${inContent(of)}: ${name} ends on ${date}; plan what comes next`;
    });
}
