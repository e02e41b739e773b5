/** The dates of the content in hand, read once for a build. */
import { content, factFilesOf } from "../content/content.ts";
import { datedEvents, type DatedEvent } from "../selectors/events.ts";
import { sourcesOf } from "../selectors/page-sources.ts";
import type { SitePage } from "../selectors/pages.ts";
import { kinds } from "../routes.ts";
import { settings } from "../settings.ts";
import { historyOf, lastChange, lastWritten, latest, type History } from "./git-history.ts";
import { instantOf } from "../lib/time-zone.ts";

let history: History | undefined;

function read(): History {
  history ??= historyOf(settings.contentDir);
  return history;
}

/**
 * When what a page tells last changed: its content, or the dates of a season that took the place of the last one;
 * undefined where the history does not tell.
 */
export function pageModified({ of }: Pick<SitePage, "of">): Date | undefined {
  const changed = lastChange(read(), filesOf(of));
  return changed && latest([changed, ...eventsOn(of).flatMap(tookOver)]);
}

/** When the content of a camp or league last changed; where the history does not tell, when it was written here. */
export function eventModified(event: DatedEvent): Date {
  const files = filesOf(event);
  const changed = lastChange(read(), files) ?? lastWritten(settings.contentDir, files);
  return latest([changed, ...tookOver(event)]);
}

/** The camps and leagues whose dates a page tells. */
function eventsOn(of: SitePage["of"]): DatedEvent[] {
  return datedEvents(content()).filter(({ kind, slug }) =>
    "kind" in of ? of.kind === kind && of.slug === slug : kinds[kind].within === of.key,
  );
}

function tookOver({ since }: DatedEvent): Date[] {
  return since === undefined ? [] : [new Date(instantOf(since, "00:00", content().facility.timeZone))];
}

/** The files that a page is made from, and those whose facts they name. */
function filesOf(of: SitePage["of"]): string[] {
  const sources = sourcesOf(content(), { of });
  return [...sources, ...sources.flatMap(factFilesOf)];
}
