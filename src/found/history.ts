/** The dates of the content in hand, read once for a build. */
import { content } from "../model/content.ts";
import type { DatedEvent } from "../model/events.ts";
import { sourcesOf } from "../model/page-sources.ts";
import type { SitePage } from "../model/site-map.ts";
import { kinds } from "../routes.ts";
import { settings } from "../settings.ts";
import { historyOf, lastChange, lastWritten, type History } from "./last-changed.ts";

let history: History | undefined;

function read(): History {
  history ??= historyOf(settings.contentDir);
  return history;
}

/** When the content of a page last changed; nothing where the history does not tell. */
export function pageChanged(page: SitePage): Date | undefined {
  return lastChange(read(), sourcesOf(content(), page));
}

/** When the content of a camp or league last changed; where the history does not tell, when its file was written. */
export function eventChanged({ kind, slug }: DatedEvent): Date {
  const file = `${kinds[kind].folder}/${slug}.md`;
  return lastChange(read(), [file]) ?? lastWritten(settings.contentDir, file);
}
