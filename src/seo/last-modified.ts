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
 * When a page last changed: its content, or the start of a new season of an event on it. `undefined` if git does not
 * know.
 */
export function pageModified({ of }: Pick<SitePage, "of">): Date | undefined {
  const changed = lastChange(read(), filesOf(of));
  return changed && latest([changed, ...eventsOn(of).flatMap(seasonStart)]);
}

/** When a camp or league last changed; the file's modification time if git does not know. */
export function eventModified(event: DatedEvent): Date {
  const files = filesOf(event);
  const changed = lastChange(read(), files) ?? lastWritten(settings.contentDir, files);
  return latest([changed, ...seasonStart(event)]);
}

/** The camps and leagues with dates on a page. */
function eventsOn(of: SitePage["of"]): DatedEvent[] {
  return datedEvents(content()).filter(({ kind, slug }) =>
    "kind" in of ? of.kind === kind && of.slug === slug : kinds[kind].within === of.key,
  );
}

function seasonStart({ since }: DatedEvent): Date[] {
  return since === undefined ? [] : [new Date(instantOf(since, "00:00", content().facility.timeZone))];
}

/** The files that a page is made from, including those its placeholders refer to. */
function filesOf(of: SitePage["of"]): string[] {
  const sources = sourcesOf(content(), { of });
  return [...sources, ...sources.flatMap(factFilesOf)];
}
