import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openDraft } from "./draft-folder.ts";

const root = mkdtempSync(join(tmpdir(), "draft-"));
const content = join(root, "content");
cpSync("tests/second-facility/content", content, { recursive: true });
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("the draft follows the form and the content, and tells what is new", () => {
  const draft = openDraft(content);
  const read = (path: string) => readFileSync(join(draft.directory, path), "utf8");
  try {
    expect(draft.bringTo(new Map())).toEqual([]);
    expect(draft.bringTo(new Map([["hours.yaml", "changed"]]))).toEqual([
      { path: "hours.yaml", news: "other" },
    ]);
    expect(read("hours.yaml")).toBe("changed");
    expect(
      draft.bringTo(new Map([["camps/new.md", "a camp"]])).toSorted((a, b) => a.path.localeCompare(b.path)),
    ).toEqual([
      { path: "camps/new.md", news: "new" },
      { path: "hours.yaml", news: "other" },
    ]);
    expect(read("hours.yaml")).toBe(readFileSync(join(content, "hours.yaml"), "utf8"));
    writeFileSync(join(content, "pictures", "new.png"), "picture");
    expect(draft.bringTo(new Map())).toEqual([
      { path: "camps/new.md", news: "gone" },
      { path: "pictures/new.png", news: "new" },
    ]);
    expect(draft.bringTo(new Map([["home.yaml", undefined]]))).toEqual([{ path: "home.yaml", news: "gone" }]);
    expect(existsSync(join(content, "home.yaml"))).toBe(true);
  } finally {
    draft.close();
  }
  expect(existsSync(draft.directory)).toBe(false);
});

test("what an editor left behind that was killed is swept away, what another uses is not", () => {
  const [dead, alive] = [".cache/editor/draft-999999999-x", `.cache/editor/draft-${process.ppid}-x`];
  for (const each of [dead, alive]) mkdirSync(each, { recursive: true });
  openDraft(content).close();
  expect([dead, alive].map((each) => existsSync(each))).toEqual([false, true]);
  rmSync(alive, { recursive: true });
});
