/** Unexpected files in the content folder: each is reported by name, and none causes a crash. */
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { lineOf } from "./plant-for-tests.ts";
import { contentCopy, problemsIn, problemsWith } from "./planted-content-for-tests.ts";

const camp = readFileSync("content/events/june-hitting.md", "utf8");
const gold = readFileSync("content/packages/gold.yaml", "utf8");

describe("a file's name", () => {
  test.each(["june-hitting (1).md", "JUNE.md", "jüne.md", ".md", "-.md", "a.b.md", "june\n.md"])(
    "%j is a problem",
    (name) => {
      const problems = problemsWith({ [`events/${name}`]: camp });
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(
        /^content\/events\/.+ expected a file name of lowercase letters, numbers and hyphens, such as june-hitting\.md \(found ".*"\)$/u,
      );
    },
  );

  test("index.md is a problem", () => {
    expect(problemsWith({ "events/index.md": camp })).toEqual([
      'content/events/index.md expected another file name: this one means the whole folder (found "index.md")',
    ]);
  });

  test("that is too long for some systems is a problem", () => {
    expect(problemsWith({ [`events/${"a".repeat(200)}.md`]: camp }).join()).toMatch(/of at most 60 letters/u);
  });

  test.each([
    ".DS_Store",
    "._gold.yaml",
    ".gitkeep",
    ".#gold.yaml",
    "desktop.ini",
    "Thumbs.db",
    "ehthumbs_vista.db",
    "~$gold.yaml",
  ])("%s belongs to the system and is ignored", (name) => {
    expect(problemsWith({ [`packages/${name}`]: "\0\0", [name]: "\0\0" })).toEqual([]);
  });

  test("a picture is found by its exact name", () => {
    const directory = contentCopy({ pictures: true });
    renameSync(join(directory, "pictures/hitting.jpg"), join(directory, "pictures/Hitting.jpg"));
    expect(problemsIn(directory).join("\n")).toContain(
      `disciplines/hitting.yaml:${lineOf("disciplines/hitting.yaml", "picture: ")}:10 picture: there is no such picture in content/pictures (found "hitting.jpg")`,
    );
  });
});

describe("a file that is not UTF-8 text", () => {
  const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le");
  test.each<[string, Uint8Array, RegExp]>([
    ["a byte-order mark", Buffer.from(`\uFEFF${gold}`), /byte-order mark: save it as UTF-8 without BOM$/u],
    ["Latin-1", Buffer.from(gold.replace("Gold", "Göld"), "latin1"), /is not UTF-8, .*: save it as UTF-8$/u],
    ["UTF-16", utf16(gold), /UTF-16: save it as UTF-8$/u],
    [
      "UTF-16 without a mark, the other way around",
      Buffer.from(gold, "utf16le").swap16(),
      /UTF-16: save it as UTF-8$/u,
    ],
    ["a picture", readFileSync("content/pictures/hitting.jpg"), /save it as UTF-8$/u],
  ])("%s is a problem", (_name, bytes, message) => {
    const problems = problemsWith({ "packages/gold.yaml": bytes });
    expect(problems[0]).toMatch(/^content\/packages\/gold\.yaml:1:1 this file /u);
    expect(problems[0]).toMatch(message);
    expect(problems.filter((problem) => problem.startsWith("content/packages/gold"))).toHaveLength(1);
  });

  test("Windows line endings are allowed", () => {
    expect(problemsWith({ "policies/cancel.md": (text) => text.replaceAll("\n", "\r\n") })).toEqual([]);
    expect(problemsWith({ "packages/gold.yaml": (text) => text.replaceAll("\n", "\r\n") })).toEqual([]);
  });

  test.each(["packages/gold.yaml", "events/june-hitting.md", "facility.yaml"])(
    "%s may not be empty",
    (file) => {
      expect(problemsWith({ [file]: "" })[0]).toMatch(
        new RegExp(`^content/${file.replace(".", String.raw`\.`)}:1:1 `, "u"),
      );
    },
  );

  test("a file of many megabytes is refused by its size, quickly", () => {
    expect(problemsWith({ "packages/gold.yaml": Buffer.alloc(50_000_000, "a: b\n") })[0]).toBe(
      "content/packages/gold.yaml:1:1 this file is too large: expected at most 1000000 bytes (found 50000000)",
    );
  });
});

describe("an entry that is not a file of the folder", () => {
  const elsewhere = mkdtempSync(join(tmpdir(), "elsewhere-"));
  writeFileSync(join(elsewhere, "secret.yaml"), gold);
  afterAll(() => rmSync(elsewhere, { recursive: true }));

  test.each<[string, (directory: string) => void, string]>([
    [
      "a link to a file elsewhere",
      (directory) => symlinkSync(join(elsewhere, "secret.yaml"), join(directory, "packages/other.yaml")),
      "content/packages/other.yaml:1:1 this link leads outside the content folder: put the file itself here",
    ],
    [
      "a link to a folder elsewhere",
      (directory) => {
        rmSync(join(directory, "events"), { recursive: true });
        symlinkSync(elsewhere, join(directory, "events"));
      },
      "content/events this link leads outside the content folder: put the folder itself here",
    ],
    [
      "a link that leads nowhere",
      (directory) => symlinkSync("nowhere.yaml", join(directory, "packages/other.yaml")),
      "content/packages/other.yaml:1:1 this link leads nowhere: put the file itself here",
    ],
    [
      "a pipe, which would be read for ever",
      (directory) => spawnSync("mkfifo", [join(directory, "packages/other.yaml")]),
      "content/packages/other.yaml:1:1 expected a file here",
    ],
    [
      "a single file that is a folder",
      (directory) => {
        rmSync(join(directory, "mail.yaml"));
        mkdirSync(join(directory, "mail.yaml"));
      },
      "content/mail.yaml:1:1 expected a file here",
    ],
  ])("%s is a problem", (_name, plant, message) => {
    const directory = contentCopy();
    plant(directory);
    expect(problemsIn(directory)).toContain(message);
  });

  test("a link to another file of the folder is allowed", () => {
    const directory = contentCopy();
    renameSync(join(directory, "mail.yaml"), join(directory, ".mail"));
    symlinkSync(".mail", join(directory, "mail.yaml"));
    expect(problemsIn(directory)).toEqual([]);
  });

  test("each file without read permission is a problem, not a crash", () => {
    const directory = contentCopy();
    chmodSync(join(directory, "mail.yaml"), 0);
    chmodSync(join(directory, "packages"), 0);
    const user = process.geteuid?.() ?? 0;
    // Root can read everything, so the test runs as the user `nobody`.
    const nobody = 65_534;
    chmodSync(join(directory, "../.."), 0o755);
    if (user === 0) process.seteuid?.(nobody);
    try {
      const problems = problemsIn(directory);
      expect(problems).toContain(
        "content/mail.yaml:1:1 this cannot be read: its permissions do not allow it",
      );
      expect(problems).toContain("content/packages this cannot be read: its permissions do not allow it");
    } finally {
      if (user === 0) process.seteuid?.(0);
      chmodSync(join(directory, "packages"), 0o755);
    }
  });
});

test("two files with the same mistake are two problems, in every reading", () => {
  const text = gold.replace("59.99", "free");
  const files = { "packages/gold.yaml": text, "packages/gold-copy.yaml": text };
  const line = lineOf("packages/gold.yaml", "price: ");
  for (let reading = 0; reading < 2; reading++)
    expect(problemsWith(files).filter((problem) => problem.includes(" price: "))).toEqual([
      expect.stringContaining(`content/packages/gold-copy.yaml:${line}:8 price: `),
      expect.stringContaining(`content/packages/gold.yaml:${line}:8 price: `),
    ]);
});

test.each(["coachs", "serach.yaml", "hours.yml"])("%s, a misspelled name, is a problem", (name) => {
  const folder = contentCopy();
  if (name.includes(".")) writeFileSync(join(folder, name), "a: 1\n");
  else renameSync(join(folder, "coaches"), join(folder, name));
  expect(problemsIn(folder)).toContain(`content/${name} nothing reads this: correct its name, or delete it`);
});
