/** The files that visitors download: every place that can link to one, and what is wrong with names and files. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { downloadProblems, downloadWarnings } from "../../tools/checking/download-problems.ts";
import { readContent } from "./content.ts";
import { namedDownloads } from "./download-uses.ts";
import { lineOf, plant, type Plants } from "./plant-for-tests.ts";
import { contentCopy, problemsIn, problemsWith, secondFacility } from "./planted-content-for-tests.ts";
import { describeProblem } from "./read/problems.ts";
import type { Content } from "./schema/registry.ts";

const waiver = readFileSync("tests/second-facility/content/files/waiver.pdf");
const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);

/** A link to a file in each place that can have one: how it is written there, and where a problem with it is said to be. */
const places: readonly [place: string, file: string, change: (link: string) => Plants, field: string][] = [
  [
    "the button of a package",
    "packages/gold.yaml",
    (name) => ({ "packages/gold.yaml": replace('purchase: "310101"', `purchase: file:${name}`) }),
    "purchase",
  ],
  [
    "the calendar of a space",
    "spaces/cages.yaml",
    (name) => ({ "spaces/cages.yaml": replace(/^calendar: .*$/mu, `calendar: file:${name}`) }),
    "calendar",
  ],
  [
    "a notice",
    "hours.yaml",
    (name) => ({
      "hours.yaml": (text) =>
        `${text}notices:\n  - from: 2027-01-01\n    until: 2027-01-31\n    text: Sign the waiver\n    link: file:${name}\n`,
    }),
    "notices.0.link",
  ],
  [
    "a menu",
    "navigation.yaml",
    (name) => ({ "navigation.yaml": replace("menus:\n", `menus:\n  - label: Waiver\n    file: ${name}\n`) }),
    "menus.0.file",
  ],
  [
    "the link of a section",
    "pages/aboutus.yaml",
    (name) => ({
      "pages/aboutus.yaml": replace(
        "sections:\n",
        `sections:\n  - type: map\n    heading: Here\n    more:\n      label: Waiver\n      file: ${name}\n`,
      ),
    }),
    "sections.0.more.file",
  ],
  [
    "a card",
    "pages/aboutus.yaml",
    (name) => ({
      "pages/aboutus.yaml": replace(
        "sections:\n",
        `sections:\n  - type: cards\n    cards:\n      - file: ${name}\n        heading: Waiver\n`,
      ),
    }),
    "sections.0.cards.0.file",
  ],
  [
    "a text",
    "policies/cancel.md",
    (name) => ({ "policies/cancel.md": (text) => `${text}\nSign [the waiver](file:${name}).\n` }),
    "body",
  ],
];

/** A copy of the sample with these changes, and a waiver among its files. */
function withWaiver(changes: Plants): string {
  const directory = contentCopy();
  plant(directory, { ...changes, "files/waiver.pdf": waiver });
  return directory;
}

describe.each(places)("%s", (_place, file, change, field) => {
  test("leads to a file that is there, which is then published", () => {
    const directory = withWaiver(change("waiver.pdf"));
    const { content, problems } = readContent(directory, { pictures: "content/pictures" });
    expect(problems.map(describeProblem)).toEqual([]);
    expect(namedDownloads(content)).toEqual(["waiver.pdf"]);
    expect(downloadWarnings(directory, content as Content)).toEqual([]);
  });

  test("is a problem if the file is not there, with the name that was meant", () => {
    const problems = problemsWith({ ...change("waver.pdf"), "files/waiver.pdf": waiver });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      new RegExp(
        String.raw`^content/${file}:\d+:\d+ ${field}: there is no content/files/waver\.pdf: did you mean waiver\.pdf\? \(found "(?:file:)?waver\.pdf"\)$`,
        "u",
      ),
    );
    expect(problemsWith(change("waiver.pdf"))[0]).toContain(
      "there is no content/files/waiver.pdf: put it there, or choose another",
    );
  });
});

test.each([
  ["[the waiver](files/waiver.pdf)", "files/waiver.pdf"],
  ["[the waiver](/files/waiver.pdf)", "/files/waiver.pdf"],
  ["[the waiver](waiver.pdf)", "waiver.pdf"],
])("%s is answered with how a file is linked", (link, found) => {
  const problems = problemsWith({ "policies/cancel.md": (text) => `${text}\n${link}\n` });
  expect(problems).toEqual([
    expect.stringContaining(
      `a file is linked by its name in the folder files, such as (file:waiver.pdf) (found "${found}")`,
    ),
  ]);
});

test("a card leads to a page or to a file, and a file has no heading of its own", () => {
  const withCard = (card: string) =>
    problemsWith({
      "pages/aboutus.yaml": replace("sections:\n", `sections:\n  - type: cards\n    cards:\n${card}`),
      "files/waiver.pdf": waiver,
    });
  expect(withCard("      - heading: Nowhere\n").join()).toContain(
    "sections.0.cards.0.page: expected the name of a page, or that of a file to download under `file`",
  );
  expect(
    withCard("      - page: hitting\n        file: waiver.pdf\n        heading: Both\n").join(),
  ).toContain("expected the name of a page, or that of a file");
  expect(withCard("      - file: waiver.pdf\n").join()).toContain(
    "sections.0.cards.0.heading: a file has no heading of its own: write one for its card",
  );
});

describe("the name of a file", () => {
  test.each(["waiver.docx", "schedule.xlsx", "photo.jpg"])("%s is no PDF, and a problem", (name) => {
    expect(problemsWith({ [`files/${name}`]: waiver })).toEqual([
      `content/files/${name} expected only PDFs in this folder, whose names end in .pdf: save or print it as PDF (found "${name}")`,
    ]);
  });

  test.each([
    ["WAIVER.PDF", "waiver.pdf"],
    ["Fall Schedule.Pdf", "fall-schedule.pdf"],
  ])("%s is a PDF whose name has capital letters", (name, renamed) => {
    expect(problemsWith({ [`files/${name}`]: waiver })).toEqual([
      `content/files/${name} expected a file name in lowercase letters: rename it to ${renamed} (found "${name}")`,
    ]);
  });

  test("a folder among the files is not read, and says so", () => {
    const directory = contentCopy();
    plant(directory, { "files/old/waiver.pdf": waiver });
    expect(problemsIn(directory)).toEqual([
      'content/files/old expected only PDFs right in this folder, no other folder, and names that end in .pdf (found "old")',
    ]);
  });

  test.each([
    ["waiver", "did you mean waiver.pdf?"],
    ["forms/waiver.pdf", "did you mean waiver.pdf?"],
    ["Waiver.pdf", "did you mean waiver.pdf?"],
    [
      "forms/schedule.pdf",
      "files are right in that folder, so put it there as schedule.pdf, or choose another",
    ],
    ["schedule", "its name ends in .pdf"],
  ])("file:%s is answered with %s", (name, advice) => {
    const problems = problemsWith({
      "packages/gold.yaml": replace('purchase: "310101"', `purchase: file:${name}`),
      "files/waiver.pdf": waiver,
    });
    expect(problems).toEqual([
      `content/packages/gold.yaml:${lineOf("packages/gold.yaml", "purchase: ")}:11 purchase: there is no content/files/${name}: ${advice} (found "file:${name}")`,
    ]);
  });

  test.each(["Waiver (1).pdf", "fall_schedule.pdf", "Waiver.pdf", "h\u00E4ndler.pdf", "index.pdf"])(
    "%s makes no good address, and is a problem",
    (name) => {
      const problems = problemsWith({ [`files/${name}`]: waiver });
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(/ expected a(?:nother)? file name/u);
    },
  );

  test(".DS_Store belongs to the system and is ignored", () => {
    expect(problemsWith({ "files/.DS_Store": "x" })).toEqual([]);
  });
});

describe("what a file holds", () => {
  const folder = join(contentCopy(), "files");
  const problemsOf = (bytes: Uint8Array | string) => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    writeFileSync(join(folder, "waiver.pdf"), bytes);
    return downloadProblems(join(folder, "..")).map(({ file, message }) => `${file} ${message}`);
  };

  test("a PDF is right", () => expect(problemsOf(waiver)).toEqual([]));

  test.each([
    ["nothing", "", "this file is empty"],
    ["a document of Word", "PK\u0003\u0004word", "(found a document of Word, Pages or Excel, or an archive)"],
    ["a picture", readFileSync("content/pictures/hitting.jpg"), "(found a picture)"],
    ["a web page", "<!doctype html><title>Sign in</title>", "(found a web page)"],
    ["words", "Waiver of liability", "(found something else)"],
    ["the first half of a PDF", waiver.subarray(0, waiver.length / 2), "this PDF is cut off"],
    [
      "scanned photos",
      Buffer.concat([waiver, Buffer.alloc(12_000_000), waiver]),
      "expected at most 10.0 MB (found 12.0 MB); save it with smaller pictures",
    ],
  ])("%s under the name of a PDF is a problem", (_what, bytes, message) => {
    const problems = problemsOf(bytes);
    expect(problems).toEqual([expect.stringMatching(/\/files\/waiver\.pdf \S/u)]);
    expect(problems[0]).toContain(message);
  });
});

test("a file that nothing links to is a warning, and is not published", () => {
  const { content, problems } = readContent(secondFacility());
  expect(problems).toEqual([]);
  expect(namedDownloads(content).toSorted()).toEqual(["waiver.pdf", "winter-schedule.pdf"]);
  const directory = withWaiver({});
  const read = readContent(directory, { pictures: "content/pictures" });
  expect(namedDownloads(read.content)).toEqual([]);
  expect(downloadWarnings(directory, read.content as Content)).toEqual([
    expect.stringMatching(
      /files\/waiver\.pdf: nothing links to this file, so it is not published; write file:waiver\.pdf where /u,
    ),
  ]);
});
