/** Content that ends within two weeks or has ended, which the build warns about. */
import { formatDate } from "../lib/dates.ts";
import type { Term } from "../lib/yearly.ts";
import { dayAfter } from "../lib/zoned-time.ts";
import type { Content } from "../content/schema/registry.ts";
import { inContent } from "../settings.ts";
import { todayAt } from "./seasons.ts";

export interface Expiring {
  /** The content file, `camps/june-hitting`. */
  readonly of: string;
  readonly name: string;
  readonly until: string;
  readonly passed: boolean;
}

type Sources = Pick<Content, "camps" | "leagues" | "programs" | "packages" | "jobs" | "hours" | "facility">;

const daysAhead = 14;

/** Everything that has ended or ends within two weeks, earliest first. */
export function expiringSoon(content: Sources, today = todayAt(content.facility)): Expiring[] {
  const { camps, leagues, programs, packages, jobs, hours } = content;
  const all: Dated[] = [
    ...camps.map(({ slug, name, season }) => ({ of: `camps/${slug}`, name, ...ends(season) })),
    ...leagues.map(({ slug, name, season }) => ({ of: `leagues/${slug}`, name, ...ends(season) })),
    ...programs.map(({ slug, name, ...term }) => ({ of: `programs/${slug}`, name, ...ends(term) })),
    ...packages.map(({ slug, name, ...term }) => ({ of: `packages/${slug}`, name, ...ends(term) })),
    ...jobs.map(({ slug, title, until }) => ({ of: `jobs/${slug}`, name: title, until })),
    ...hours.notices.map((notice) => ({ of: "hours", name: `the notice "${notice.text}"`, ...ends(notice) })),
  ];
  return all
    .flatMap(({ of, name, until }) =>
      until !== undefined && until <= dayAfter(today, daysAhead)
        ? [{ of, name, until, passed: until < today }]
        : [],
    )
    .sort((a, b) => a.until.localeCompare(b.until));
}

interface Dated {
  readonly of: string;
  readonly name: string;
  readonly until: string | undefined;
}

type Ends = { readonly until?: string | undefined } & Pick<Term, "repeats">;

/** The end of a term; none if it repeats. */
function ends({ until, repeats }: Ends): Pick<Dated, "until"> {
  return { until: repeats ? undefined : until };
}

/** The warning, with what to do. */
export function describeExpiring({ of, name, until, passed }: Expiring): string {
  return passed
    ? `${inContent(of)}: ${name} ended on ${formatDate(until)}; give it new dates or remove it`
    : `${inContent(of)}: ${name} ends on ${formatDate(until)}; plan what comes next`;
}
