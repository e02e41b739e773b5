/** The dates of the content in hand, read once for a build. */
import { content, factFilesOf } from "../model/content.ts";
import type { DatedEvent } from "../model/events.ts";
import { sourcesOf } from "../model/page-sources.ts";
import type { SitePage } from "../model/site-map.ts";
import { settings } from "../settings.ts";
import { historyOf, lastChange, lastWritten, type History } from "./last-changed.ts";

let history: History | undefined;

function read(): History {
  history ??= historyOf(settings.contentDir);
  return history;
}

/** When the content of a page last changed; nothing where the history does not tell. */
export function pageChanged({ of }: Pick<SitePage, "of">): Date | undefined {
  return lastChange(read(), filesOf(of));
}

/** When the content of a camp or league last changed; where the history does not tell, when it was written here. */
export function eventChanged({ kind, slug }: DatedEvent): Date {
  const files = filesOf({ kind, slug });
  return lastChange(read(), files) ?? lastWritten(settings.contentDir, files);
}

/** The files that a page is made from, and those whose facts they name. */
function filesOf(of: SitePage["of"]): string[] {
  const sources = sourcesOf(content(), { of });
  return [...sources, ...sources.flatMap(factFilesOf)];
}
