import { expect, test } from "vitest";
import { changesIn } from "./commits.ts";

const hours = "weekly: []\n";
const base64 = Buffer.from(hours).toString("base64");

test("a commit to GitHub says which files it changes and deletes", () => {
  const input = {
    branch: { repositoryNameWithOwner: "a/b", branchName: "main" },
    fileChanges: {
      additions: [{ path: "content/hours.yaml", contents: base64 }],
      deletions: [{ path: "content/events/june.md" }],
    },
  };
  expect(changesIn("github", { query: "mutation …", variables: { input } })).toEqual(
    new Map([
      ["content/events/june.md", undefined],
      ["content/hours.yaml", hours],
    ]),
  );
});

test("a commit to GitLab says which files it changes, moves and deletes", () => {
  const actions = [
    { action: "update", file_path: "content/hours.yaml", content: base64, encoding: "base64" },
    { action: "move", file_path: "content/b.yaml", previous_path: "content/a.yaml", content: "b: 1\n" },
    { action: "delete", file_path: "content/events/june.md" },
  ];
  expect(changesIn("gitlab", { branch: "main", commit_message: "Change", actions })).toEqual(
    new Map([
      ["content/a.yaml", undefined],
      ["content/hours.yaml", hours],
      ["content/b.yaml", "b: 1\n"],
      ["content/events/june.md", undefined],
    ]),
  );
});

test("a commit to Gitea says which files it changes, moves and deletes", () => {
  const files = [
    { operation: "create", path: "content/pictures/a.webp", content: "AAEC" },
    { operation: "update", path: "content/b.yaml", from_path: "content/a.yaml", content: base64 },
    { operation: "delete", path: "content/events/june.md", content: "" },
  ];
  expect(changesIn("gitea", { branch: "main", files })).toEqual(
    new Map([
      ["content/a.yaml", undefined],
      ["content/pictures/a.webp", ""],
      ["content/b.yaml", hours],
      ["content/events/june.md", undefined],
    ]),
  );
});

test.each(["github", "gitlab", "gitea"] as const)("other requests to %s are no commits", (service) => {
  for (const body of [undefined, {}, { query: "query …", variables: {} }, { files: ["content/hours.yaml"] }])
    expect(changesIn(service, body)).toBeUndefined();
});
