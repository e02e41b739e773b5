/** Reads the changes of a commit from the request that makes it, as the repository's service documents it. */
import * as v from "valibot";
import { isTextFile } from "../src/content/read/file-name.ts";
import { textOf } from "./file-texts.ts";
import type { Repository } from "./repository.ts";

/** The changes of a commit by path: the new text, or undefined for a deleted file. A picture's text is empty. */
export type Changes = ReadonlyMap<string, string | undefined>;

/** https://docs.github.com/graphql/reference/input-objects#filechanges */
const gitHubCommit = v.object({
  variables: v.object({
    input: v.object({
      fileChanges: v.object({
        additions: v.optional(v.array(v.object({ path: v.string(), contents: v.string() })), []),
        deletions: v.optional(v.array(v.object({ path: v.string() })), []),
      }),
    }),
  }),
});
/** https://docs.gitlab.com/api/commits/#create-a-commit-with-multiple-files-and-actions */
const gitLabCommit = v.object({
  actions: v.array(
    v.object({
      action: v.string(),
      file_path: v.string(),
      previous_path: v.optional(v.string()),
      content: v.optional(v.string(), ""),
      encoding: v.optional(v.string(), "text"),
    }),
  ),
});
/** https://docs.gitea.com/api, "Modify multiple files in a repository" */
const giteaCommit = v.object({
  files: v.array(
    v.object({
      operation: v.string(),
      path: v.string(),
      from_path: v.optional(v.string()),
      content: v.optional(v.string(), ""),
    }),
  ),
});

/** The changes that the body of a request commits; undefined if it is no commit. */
export function changesIn(service: Repository["service"], body: unknown): Changes | undefined {
  switch (service) {
    case "github":
      return gitHubChanges(body);
    case "gitlab":
      return gitLabChanges(body);
    case "gitea":
      return giteaChanges(body);
  }
}

function gitHubChanges(body: unknown): Changes | undefined {
  const { success, output } = v.safeParse(gitHubCommit, body);
  if (!success) return undefined;
  const { additions, deletions } = output.variables.input.fileChanges;
  return new Map([
    ...deletions.map(({ path }) => [path, undefined] as const),
    ...additions.map(({ path, contents }) => [path, isTextFile(path) ? textOf(contents) : ""] as const),
  ]);
}

function gitLabChanges(body: unknown): Changes | undefined {
  const { success, output } = v.safeParse(gitLabCommit, body);
  if (!success) return undefined;
  const changed = output.actions.map(({ action, file_path: path, previous_path, content, encoding }) => ({
    isDeletion: action === "delete",
    path,
    previousPath: previous_path,
    text: encoding === "base64" && isTextFile(path) ? textOf(content) : content,
  }));
  return changesOf(changed);
}

function giteaChanges(body: unknown): Changes | undefined {
  const { success, output } = v.safeParse(giteaCommit, body);
  if (!success) return undefined;
  const changed = output.files.map(({ operation, path, from_path, content }) => ({
    isDeletion: operation === "delete",
    path,
    previousPath: from_path,
    text: isTextFile(path) ? textOf(content) : "",
  }));
  return changesOf(changed);
}

interface Change {
  readonly isDeletion: boolean;
  readonly path: string;
  readonly previousPath: string | undefined;
  readonly text: string;
}

function changesOf(changed: readonly Change[]): Changes {
  const changes = new Map<string, string | undefined>();
  for (const { previousPath, path } of changed)
    if (previousPath !== undefined && previousPath !== path) changes.set(previousPath, undefined);
  for (const { isDeletion, path, text } of changed) changes.set(path, isDeletion ? undefined : text);
  return changes;
}
