import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { assertOnlyBuild } from "./out-dir.ts";

const home = mkdtempSync(join(tmpdir(), "out-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A folder with these files. */
function folderOf(...files: string[]): string {
  const folder = mkdtempSync(join(home, "folder-"));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), "");
  }
  return folder;
}

test.each([
  ["an empty one", []],
  ["one with what the system puts there", [".DS_Store", "desktop.ini"]],
  ["a finished build", ["index.html", "404.html", "_assets/a.css"]],
  ["a build that was stopped", [".nojekyll", "_assets/a.css"]],
  ["a build that was stopped at once", [".nojekyll"]],
])("a build may empty %s", (_what, files) => {
  expect(() => assertOnlyBuild(folderOf(...files))).not.toThrow();
});

test("a build may make a folder", () => {
  expect(() => assertOnlyBuild(join(home, "not-there"))).not.toThrow();
});

test.each([
  ["documents", ["taxes.pdf", "photos/1.jpg"]],
  ["a project", ["package.json", "src/index.ts", ".git/HEAD"]],
  ["another site", ["index.html", "style.css"]],
])("a build does not empty a folder with %s", (_what, files) => {
  expect(() => assertOnlyBuild(folderOf(...files))).toThrow(
    /^OUT_DIR: expected an empty folder, or one with an earlier build: .* \(found .*(?:taxes|package|index)/u,
  );
});
