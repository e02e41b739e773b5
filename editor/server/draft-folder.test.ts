import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openDraft } from "./draft-folder.ts";

const root = mkdtempSync(join(tmpdir(), "draft-"));
const content = join(root, "content");
cpSync("tests/second-facility/content", content, { recursive: true });
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("the draft follows the form and the content, and tells what is new", () => {
  const draft = openDraft(content, "test");
  const read = (path: string) => readFileSync(join(draft.directory, path), "utf8");
  try {
    expect(draft.update(new Map())).toEqual([]);
    expect(draft.update(new Map([["hours.yaml", "changed"]]))).toEqual([
      { path: "hours.yaml", kind: "changed" },
    ]);
    expect(read("hours.yaml")).toBe("changed");
    expect(
      draft.update(new Map([["camps/new.md", "a camp"]])).toSorted((a, b) => a.path.localeCompare(b.path)),
    ).toEqual([
      { path: "camps/new.md", kind: "added" },
      { path: "hours.yaml", kind: "changed" },
    ]);
    expect(read("hours.yaml")).toBe(readFileSync(join(content, "hours.yaml"), "utf8"));
    writeFileSync(join(content, "pictures", "new.png"), "picture");
    expect(draft.update(new Map())).toEqual([
      { path: "camps/new.md", kind: "deleted" },
      { path: "pictures/new.png", kind: "added" },
    ]);
    expect(draft.update(new Map([["home.yaml", undefined]]))).toEqual([
      { path: "home.yaml", kind: "deleted" },
    ]);
    expect(existsSync(join(content, "home.yaml"))).toBe(true);
  } finally {
    draft.close();
  }
  expect(existsSync(draft.directory)).toBe(false);
});

test("what an editor left behind that was killed is replaced", () => {
  const [dead, draft] = [openDraft(content, "test"), openDraft(content, "test")];
  expect(draft.directory).toBe(dead.directory);
  expect(draft.update(new Map())).toEqual([]);
  draft.close();
});
