/** Dates from git history, in repositories made for the test. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { historyOf, lastChange } from "./git-history.ts";

let folder = "";

function git(at: string, when: string, ...args: string[]): void {
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...args], {
    cwd: at,
    env: { ...process.env, GIT_AUTHOR_DATE: when, GIT_COMMITTER_DATE: when, GIT_CONFIG_GLOBAL: "/dev/null" },
    stdio: "ignore",
  });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "history-"));
  const repository = join(folder, "site");
  mkdirSync(join(repository, "content", "camps"), { recursive: true });
  git(repository, "", "init");
  const commit = (when: string, file: string, words: string) => {
    writeFileSync(join(repository, "content", file), words);
    git(repository, when, "add", ".");
    git(repository, when, "commit", "-m", "x");
  };
  commit("2026-01-01T10:00:00Z", "camps/june.md", "one");
  commit("2026-02-01T10:00:00Z", "hours.yaml", "one");
  commit("2026-03-01T10:00:00Z", "camps/june.md", "two");
  commit("2026-04-01T10:00:00Z", "camps/málaga & co.md", "one");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("each file has the date of its last commit", () => {
  const history = historyOf(join(folder, "site", "content"));
  expect(
    Object.fromEntries([...history.changed].map(([name, date]) => [name, date.toISOString().slice(0, 10)])),
  ).toEqual({
    "camps/june.md": "2026-03-01",
    "hours.yaml": "2026-02-01",
    "camps/málaga & co.md": "2026-04-01",
  });
  expect(lastChange(history, ["camps/june.md", "hours.yaml"])?.toISOString()).toBe(
    "2026-03-01T10:00:00.000Z",
  );
});

test("a file that was changed since, or never committed, has none, nor has what is made from it", () => {
  const content = join(folder, "site", "content");
  writeFileSync(join(content, "hours.yaml"), "two");
  writeFileSync(join(content, "new.yaml"), "one");
  const history = historyOf(content);
  expect(history.changed.has("hours.yaml")).toBe(false);
  expect(history.changed.has("camps/june.md")).toBe(true);
  expect(lastChange(history, ["camps/june.md", "hours.yaml"])).toBeUndefined();
  expect(lastChange(history, ["new.yaml"])).toBeUndefined();
  expect(lastChange(history, [])).toBeUndefined();
});

test("a list changes when something is taken out of its folder, and not when something else is", () => {
  const content = join(folder, "site", "content");
  rmSync(join(content, "camps", "june.md"));
  git(content, "2026-05-01T10:00:00Z", "commit", "-a", "-m", "x");
  const history = historyOf(content);
  const changed = (...files: string[]) => lastChange(history, files)?.toISOString().slice(0, 10);
  expect(changed("camps/", "camps/málaga & co.md")).toBe("2026-05-01");
  expect(changed("camps/málaga & co.md")).toBe("2026-04-01");
  expect(changed("coaches/", "hours.yaml")).toBe("2026-02-01");
});

test("a history that is cut short, or none at all, gives no date", () => {
  execFileSync("git", ["clone", "--depth", "1", `file://${join(folder, "site")}`, "short"], {
    cwd: folder,
    stdio: "ignore",
  });
  expect(historyOf(join(folder, "short", "content")).changed.size).toBe(0);
  expect(historyOf(folder).changed.size).toBe(0);
});
