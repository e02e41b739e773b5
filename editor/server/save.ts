/** Checks a form before anything is written. Uses the build's error messages. */
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import * as v from "valibot";
import { describeProblem } from "../../src/content/read/problems.ts";
import { lostQuestions } from "../../src/selectors/search.ts";
import type { FieldProblem } from "../form/place.ts";
import { problemsOfChanges, type ChangeProblem, type Changes } from "./changed-content.ts";
import { contentFile } from "./content-files.ts";
import { mendsForDeletion, type Mend } from "./mend-deletion.ts";
import { mergeFile, setField } from "./merge.ts";
import { sizeProblem } from "./size-limits.ts";

/** The body that Keystatic posts to its save route, with contents in base64, and what the editor's page adds to it. */
const saveSchema = v.object({
  additions: v.array(v.object({ path: v.string(), contents: v.string() })),
  deletions: v.array(v.object({ path: v.string() })),
  /** Fields of other files to save with it; `undefined` leaves one out. */
  edits: v.optional(
    v.array(v.object({ file: v.string(), field: v.array(v.string()), value: v.optional(v.unknown()) })),
    [],
  ),
  /** Whether what leads to a deleted file may be mended. */
  mend: v.optional(v.boolean(), false),
});
export type Save = v.InferInput<typeof saveSchema>;

/** The body that the preview posts: the files of an unsaved form. */
const draftSchema = v.object({ files: v.array(v.tuple([v.string(), v.string()])) });

export interface Refused {
  readonly accepted: false;
  readonly status: 400 | 403 | 422;
  readonly reason: string;
  readonly problems: readonly FieldProblem[];
  /** What would be mended in other files. */
  readonly mends: readonly Mend[];
}
export type CheckResult = { readonly accepted: true; readonly changes: Changes } | Refused;

export function refused(status: Refused["status"], reason: string): Refused {
  return { accepted: false, status, reason, problems: [], mends: [] };
}

function refusedFor(
  contentDirectory: string,
  found: readonly ChangeProblem[],
  mends: readonly Mend[] = [],
): Refused {
  const problems = found.map(({ file, field = "", message, values }) => ({
    file: relative(contentDirectory, file),
    field,
    message,
    values,
  }));
  const reasons = [
    ...found.map(describeProblem),
    ...mends.map(({ file, field, what }) => `${file} ${field}: ${what}`),
  ];
  return { ...refused(422, reasons.join("\n")), problems, mends };
}

/** Checks a save; writes nothing. */
export function checkSave(contentDirectory: string, body: unknown): CheckResult {
  const { success, output } = v.safeParse(saveSchema, body);
  if (!success) return refused(400, "This save did not come from the editor. Nothing was saved.");
  const { additions, deletions, edits, mend } = output;
  const texts = new Map(
    additions.map(({ path, contents }) => [path, Buffer.from(contents, "base64").toString("utf8")]),
  );
  const deleted = deletions.map(({ path }) => path);
  const merged = mergeAll(contentDirectory, texts, deleted);
  if (typeof merged === "string") return refused(422, `${merged} Nothing was saved.`);
  for (const path of [...deleted, ...texts.keys(), ...edits.map(({ file }) => file)]) {
    const reason = pathProblem(path, deleted.includes(path));
    if (reason) return refused(403, `${reason} Nothing was saved.`);
  }
  const { mends, changes: mended } = mendsForDeletion(contentDirectory, deleted);
  const changes = new Map([...mended, ...merged]);
  for (const { file, field, value } of edits) {
    const before = changes.get(file) ?? readFileSync(join(contentDirectory, file), "utf8");
    changes.set(file, setField(file, String(before), field, value));
  }
  const problems = problemsOfChanges(contentDirectory, changes, lostQuestions);
  return problems.length === 0 && (mend || mends.length === 0)
    ? { accepted: true, changes }
    : refusedFor(contentDirectory, problems, mends);
}

/** Checks an unsaved form. */
export function checkDraft(contentDirectory: string, body: unknown): CheckResult {
  if (!v.is(draftSchema, body) || !body.files.every(([path]) => contentFile(path)))
    return refused(400, "These are not content files.");
  const changes = mergeAll(contentDirectory, new Map(body.files), []);
  if (typeof changes === "string") return refused(400, changes);
  const problems = changes.size === 0 ? [] : problemsOfChanges(contentDirectory, changes);
  return problems.length === 0 ? { accepted: true, changes } : refusedFor(contentDirectory, problems);
}

/** Why the editor may not add, change or delete a file. */
function pathProblem(path: string, deleted: boolean): string | undefined {
  const file = contentFile(path);
  if (!file) return `The editor can't write to "${path}": it is not a content file.`;
  if (deleted && file.permanent) return `${path} belongs to the site: you can change it, not delete it.`;
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
