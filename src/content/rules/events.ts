/** Rules about events: a page shows them, and a package of an event names it. */
import { pageFolderNames } from "../../routes.ts";
import { firstPageWith } from "../read/page-sections.ts";
import { isAllRead, type Report, type Rule, type RuleInput } from "./rule.ts";

/** Events have a page: search results, prices and links lead there. */
function eventsHaveAPage(input: RuleInput, report: Report): void {
  const { content } = input;
  const { events = [], "event-kinds": kinds = [] } = content;
  // A page with a problem may be the one.
  if (!pageFolderNames.every((folder) => isAllRead(input, folder))) return;
  for (const { slug } of kinds)
    if (
      events.some(({ kind }) => kind === slug) &&
      firstPageWith(content, "events", (section) => section.kinds.includes(slug)) === undefined
    )
      report(
        `event-kinds/${slug}`,
        [],
        `no page shows these events: write a section \`type: events\` with \`kinds: [${slug}]\` on one`,
      );
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

export const eventRules: readonly Rule[] = [eventsHaveAPage, packagesNameTheirEvent];
