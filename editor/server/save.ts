/** Checks a form before anything is written. Uses the build's error messages. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { readContent } from "../../src/content/content.ts";
import { describeProblem } from "../../src/content/read/problems.ts";
import { problemsOfChanges, type Changes } from "./changed-content.ts";
import { contentFile } from "./content-files.ts";
import { mergeFile } from "./merge.ts";
import { sizeProblem } from "./size-limits.ts";

/** The body that Keystatic posts to its save route, with contents in base64. */
const saveSchema = v.object({
  additions: v.array(v.object({ path: v.string(), contents: v.string() })),
  deletions: v.array(v.object({ path: v.string() })),
});
export type Save = v.InferOutput<typeof saveSchema>;

/** The body that the preview posts: the files of an unsaved form. */
const draftSchema = v.object({ files: v.array(v.tuple([v.string(), v.string()])) });

export interface Refused {
  readonly accepted: false;
  readonly status: 400 | 403 | 422;
  readonly reason: string;
}
export type CheckResult = { readonly accepted: true; readonly changes: Changes } | Refused;

export function refused(status: Refused["status"], reason: string): Refused {
  return { accepted: false, status, reason };
}

/** Checks a save; writes nothing. */
export function checkSave(contentDirectory: string, body: unknown): CheckResult {
  if (!v.is(saveSchema, body))
    return refused(400, "This save did not come from the editor. Nothing was saved.");
  const texts = new Map(
    body.additions.map(({ path, contents }) => [path, Buffer.from(contents, "base64").toString("utf8")]),
  );
  const deleted = body.deletions.map(({ path }) => path);
  const merged = mergeAll(contentDirectory, texts, deleted);
  if (typeof merged === "string") return refused(422, `${merged} Nothing was saved.`);
  for (const path of [...deleted, ...texts.keys()]) {
    const reason = pathProblem(contentDirectory, path, texts.has(path));
    if (reason) return refused(403, `${reason} Nothing was saved.`);
  }
  const changes = new Map([...deleted.map((path) => [path, undefined] as const), ...merged]);
  const problems = problemsOfChanges(contentDirectory, changes).map(describeProblem);
  return problems.length === 0
    ? { accepted: true, changes }
    : refused(422, ["Not saved. These changes would break the site:", ...problems].join("\n"));
}

/** Checks an unsaved form. */
export function checkDraft(contentDirectory: string, body: unknown): CheckResult {
  if (!v.is(draftSchema, body) || !body.files.every(([path]) => contentFile(path)))
    return refused(400, "These are not content files.");
  const changes = mergeAll(contentDirectory, new Map(body.files), []);
  if (typeof changes === "string") return refused(400, changes);
  const problems = changes.size === 0 ? [] : problemsOfChanges(contentDirectory, changes);
  return problems.length === 0
    ? { accepted: true, changes }
    : refused(422, problems.map(describeProblem).join("\n"));
}

/** Why the editor may not add, change or delete a file. */
function pathProblem(contentDirectory: string, path: string, added: boolean): string | undefined {
  const file = contentFile(path);
  if (!file) return `The editor can't write to "${path}": it is not a content file.`;
  if (!added && (file.permanent || isMembership(contentDirectory, path)))
    return `${path} belongs to the site: you can change it, not delete it.`;
  return undefined;
}

/** Merges texts into their files; returns the problems if a text can't be read. */
function mergeAll(
  contentDirectory: string,
  texts: ReadonlyMap<string, string>,
  deleted: readonly string[],
): Map<string, string> | string {
  const tooLarge = sizeProblem([...texts.values()]);
  if (tooLarge) return tooLarge;
  const merged = new Map<string, string>();
  for (const [path, text] of texts) {
    const file = contentFile(path);
    if (!file) continue;
    // A renamed entry keeps the text of its old file.
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    const before = [path, ...deleted.filter((each) => each.startsWith(folder))]
      .map((each) => join(contentDirectory, each))
      .find((each) => existsSync(each));
    try {
      merged.set(
        path,
        mergeFile(file, before === undefined ? undefined : readFileSync(before, "utf8"), text),
      );
    } catch (error) {
      return `${path} can't be read: ${(error as Error).message}.`;
    }
  }
  return merged;
}

/** Whether a file is a membership (Gold, Silver), which has its own menu entry. */
function isMembership(contentDirectory: string, path: string): boolean {
  const slug = /^packages\/(.+)\.yaml$/u.exec(path)?.[1];
  const { packages = [] } = readContent(contentDirectory).content;
  return packages.some((each) => each.slug === slug && each.kind === "membership");
}
