/** The files to download that the content links to: the build publishes these, and no others. */
import { isDownload } from "../lib/downloads.ts";
import { valuesOf, type FoundValue } from "./read/values.ts";
import { buttonTargets, noticeTargets } from "./rules/booking.ts";
import { targetsIn } from "./rules/markdown-links.ts";
import type { Content } from "./schema/registry.ts";

/** A place that links to a file. */
interface DownloadUse extends Pick<FoundValue, "key" | "path"> {
  /** The name of the file. */
  readonly name: string;
  /** The link as the place writes it. */
  readonly written: string;
  /** Its line in a text in Markdown, from 0, if it is in one. */
  readonly line?: number;
}

/** The names of the files that something links to, each once. */
export function namedDownloads(content: Partial<Content>): string[] {
  return [...new Set(downloadUses(content).map(({ name }) => name))];
}

/** Every place that links to a file. */
export function downloadUses(content: Partial<Content>): DownloadUse[] {
  return [...linksOfFields(content), ...linksOfButtons(content), ...linksInTexts(content)];
}

function linksOfFields(content: Partial<Content>): DownloadUse[] {
  return valuesOf(content, "file").map(({ key, path, value }) => ({
    key,
    path,
    name: value,
    written: value,
  }));
}

function linksOfButtons(content: Partial<Content>): DownloadUse[] {
  return [...buttonTargets(content), ...noticeTargets(content)].flatMap(({ key, path, target }) =>
    typeof target === "object" && "file" in target
      ? [{ key, path, name: target.file, written: `file:${target.file}` }]
      : [],
  );
}

/** The links in Markdown: `file:waiver.pdf`, or its address once `read/page-links.ts` has put that in. */
function linksInTexts(content: Partial<Content>): DownloadUse[] {
  return valuesOf(content, "text").flatMap(({ key, path, value }) =>
    (targetsIn(value)?.links ?? []).flatMap(({ target: written, line }) => {
      const isFile = written.startsWith("file:") || isDownload(written);
      return isFile ? [{ key, path, name: written.replace(/^(?:file:|\/[^/]*\/)/u, ""), written, line }] : [];
    }),
  );
}
