/**
 * What the form sends, judged before anything is written: which files it may touch, what they would say, and whether
 * the whole content would still be in order. The words of a refusal are those of the build.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readContent } from "../../src/content/content.ts";
import { describeProblem, type Problem } from "../../src/content/read/problems.ts";
import { readChanged, type Changes } from "./changed-content.ts";
import { contentFile, type ContentFile } from "./content-files.ts";
import { mergeFile } from "./merge.ts";
import { sizeProblem } from "./size-limits.ts";

/** What Keystatic's page posts to its save route: contents in base64. */
export interface Sent {
  readonly additions: readonly { readonly path: string; readonly contents: string }[];
  readonly deletions: readonly { readonly path: string }[];
}

export type CheckResult =
  | { readonly accepted: true; readonly changes: Changes }
  | { readonly accepted: false; readonly status: 400 | 403 | 422; readonly reason: string };

const refused = (status: 400 | 403 | 422, reason: string): CheckResult => ({ accepted: false, status, reason });

/** Whether a request body has the form of a save. */
export function isSent(body: unknown): body is Sent {
  const { additions, deletions } = (body ?? {}) as Partial<Record<keyof Sent, unknown>>;
  const hasPath = (each: unknown): each is { path: string; contents: unknown } =>
    typeof (each as { path?: unknown } | null)?.path === "string";
  return (
    Array.isArray(additions) &&
    Array.isArray(deletions) &&
    additions.every((each) => hasPath(each) && typeof each.contents === "string") &&
    deletions.every(hasPath)
  );
}

/** Judges a save; writes nothing. */
export function checkSave(contentDirectory: string, sent: unknown): CheckResult {
  if (!isSent(sent)) return refused(400, "This save did not come from the editor. Nothing was saved.");
  const texts = new Map(
    sent.additions.map(({ path, contents }) => [path, Buffer.from(contents, "base64").toString("utf8")]),
  );
  const excess = sizeProblem([...texts.values()]);
  if (excess) return refused(422, `${excess} Nothing was saved.`);
  const changes = new Map<string, string | undefined>();
  for (const { path } of [...sent.deletions, ...sent.additions]) {
    const file = contentFile(path);
    if (!file)
      return refused(
        403,
        `The editor can't write to "${path}": it is not a content file. Nothing was saved.`,
      );
    const there = existsSync(join(contentDirectory, path));
    const added = texts.has(path);
    if (!added && (file.permanent || isMembership(contentDirectory, path)))
      return refused(
        403,
        `${path} belongs to the site: you can change it, not delete it. Nothing was saved.`,
      );
    if (added && file.permanent && !there)
      return refused(403, `There is no page for ${path}: only a developer can add pages. Nothing was saved.`);
  }
  for (const { path } of sent.deletions) changes.set(path, undefined);
  for (const [path, text] of texts) {
    const file = contentFile(path);
    if (!file) continue;
    const before = textBefore(contentDirectory, path, sent);
    try {
      changes.set(path, mergeFile(file, before, text));
    } catch (error) {
      return refused(422, `${path} can't be read: ${(error as Error).message}. Nothing was saved.`);
    }
  }
  const problems = newProblems(contentDirectory, changes);
  if (problems.length > 0)
    return refused(
      422,
      ["Not saved. These changes would break the site:", ...problems.map(describeProblem)].join("\n"),
    );
  return { accepted: true, changes };
}

/** Files of a form that is not saved, as changes; the words of a refusal when they are not to be read. */
export function draftChanges(contentDirectory: string, files: unknown): Changes | string {
  const noFiles = "These are not content files.";
  if (!Array.isArray(files)) return noFiles;
  const known: [ContentFile, string][] = [];
  for (const each of files as unknown[]) {
    const [path, text] = Array.isArray(each) ? (each as unknown[]) : [];
    const file = typeof path === "string" ? contentFile(path) : undefined;
    if (!file || typeof text !== "string") return noFiles;
    known.push([file, text]);
  }
  const excess = sizeProblem(known.map(([, text]) => text));
  if (excess) return excess;
  const changes = new Map<string, string>();
  for (const [file, text] of known) {
    const there = join(contentDirectory, file.path);
    try {
      changes.set(file.path, mergeFile(file, existsSync(there) ? readFileSync(there, "utf8") : undefined, text));
    } catch (error) {
      return `${file.path} can't be read: ${(error as Error).message}`;
    }
  }
  return changes;
}

/** The problems that the changes would bring, or leave in the files that they touch. */
export function newProblems(contentDirectory: string, changes: Changes): Problem[] {
  const { problems } = readChanged(contentDirectory, changes);
  if (problems.length === 0) return [];
  const known = new Set(readContent(contentDirectory).problems.map(describeProblem));
  return problems.filter(
    (problem) =>
      !known.has(describeProblem(problem)) || [...changes.keys()].some((path) => problem.file.endsWith(path)),
  );
}

/** The text that a file has, or had under the name that it gives up. */
function textBefore(contentDirectory: string, path: string, { deletions }: Sent): string | undefined {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const before = [path, ...deletions.map((each) => each.path).filter((each) => each.startsWith(folder))]
    .map((each) => join(contentDirectory, each))
    .find((each) => existsSync(each));
  return before === undefined ? undefined : readFileSync(before, "utf8");
}

/** Gold, Silver: the memberships are single documents in the editor. */
function isMembership(contentDirectory: string, path: string): boolean {
  const slug = /^packages\/(.+)\.yaml$/u.exec(path)?.[1];
  const { content } = readContent(contentDirectory);
  return (content.packages ?? []).some((each) => each.slug === slug && each.kind === "membership");
}
