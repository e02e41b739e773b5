/** Rules about events: a page holds only so many cards, and a package of an event names it. */
import type { Report, Rule, RuleInput } from "./rule.ts";

function cardsFit({ content }: RuleInput, report: Report): void {
  const { events = [], "event-kinds": kinds = [] } = content;
  for (const { page, upcoming } of kinds) {
    const listed = new Set(kinds.filter((kind) => kind.page === page).map(({ slug }) => slug));
    const oneTooMany = upcoming && events.filter(({ kind }) => listed.has(kind))[upcoming.cards];
    if (oneTooMany)
      report(
        `events/${oneTooMany.slug}`,
        [],
        `the page ${page} holds ${upcoming.cards} cards; this is one more`,
      );
  }
}

function packagesNameTheirEvent(
  { content: { packages = [] }, contentFolder }: RuleInput,
  report: Report,
): void {
  for (const { slug, kind, event } of packages) {
    if (kind === "event" && event === undefined)
      report(
        `packages/${slug}`,
        ["event"],
        `a package of this kind needs its event: the name of a file in ${contentFolder}/events`,
      );
    if (kind !== "event" && event !== undefined)
      report(`packages/${slug}`, ["event"], "only a package of the kind event has one: leave it out here");
  }
}

export const eventRules: readonly Rule[] = [cardsFit, packagesNameTheirEvent];
