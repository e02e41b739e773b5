import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  headingOf,
  headingsOf,
  isShortText,
  paragraphsOf,
  plainText,
  slug,
  splitBeforeLastSection,
} from "./text.ts";

test("a plain text has paragraphs where it has empty lines", () => {
  expect(paragraphsOf("One\nline.\n\nTwo.\n \n\nThree.")).toEqual(["One\nline.", "Two.", "Three."]);
  expect(paragraphsOf("One.")).toEqual(["One."]);
});

test("a heading becomes a fragment", () => {
  expect(slug("How to apply")).toBe("how-to-apply");
  expect(slug("Who we're looking for?")).toBe("who-we-re-looking-for");
});

test("headings have the words and the ids that they have on the page", () => {
  expect(
    headingsOf("# No\n\n## See the [cage rules](route:cagerules)\n\n### **Bold** & snake_case ##\n"),
  ).toEqual([
    { level: 2, text: "See the cage rules", id: "see-the-cage-rules" },
    { level: 3, text: "Bold & snake_case", id: "bold-snake-case" },
  ]);
});

test("what only looks like a heading on the page is none", () => {
  expect(headingsOf("```\n## Not this\n```\n\n## This ~~one~~ & `that`\n\n\\## Nor this")).toEqual([
    { level: 2, text: "This one & that", id: "this-one-that" },
  ]);
});

test("plain text drops the marks of Markdown, but keeps number signs in a sentence", () => {
  expect(plainText("## Cages\n\n1. **Cage #3** is [free](route:home).\n- Bring a `bat`")).toBe(
    "Cages Cage #3 is free. Bring a bat",
  );
});

test.each([
  ["Student*, family**", "Student*, family**"],
  ["*With a student ID.\n\n\\*\\*Up to five people.", "*With a student ID. **Up to five people."],
  ["**Gold** and *silver*, __both__, ~~$70~~ $60", "Gold and silver, both, $70 $60"],
  ["***Both*** and **bold _inside_**", "Both and bold inside"],
  [
    "Write to pat_ann@home.example, 5 * 3 * 2, snake_case",
    "Write to pat_ann@home.example, 5 * 3 * 2, snake_case",
  ],
  ["[The map](https://maps.example/a_(b)), [rules][r]\n\n[r]: https://one.example", "The map, rules"],
  ["<https://one.example> or <pat@home.example>", "https://one.example or pat@home.example"],
  ["| Day | Time |\n|---|:-:|\n| Mon | 9 |", "Day, Time Mon, 9"],
  ["5) Five\n6) Six", "Five Six"],
  ["9:00 Warm up\\\n9:30 Hit", "9:00 Warm up 9:30 Hit"],
  ["We are \\#1, `code`", "We are #1, code"],
])("%j is %j in plain text", (markdown, text) => expect(plainText(markdown)).toBe(text));

test("a heading in a text never has the id of a part of the site, which scripts and labels would then not find", () => {
  // Home shows no text of a page.
  const files = globSync("src/**/*.{tsx,astro}").filter((file) => !file.includes("[...home]"));
  const ids = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bid="([\w-]+)"/gu)].map(([, id = ""]) => id),
  );
  expect(ids).toEqual(expect.arrayContaining(["outbox-bar", "analytics", "menu", "main"]));
  for (const id of ids) expect(headingOf(id.replaceAll("-", " ")).id, id).not.toBe(id);
  expect(headingOf("Menu")).toEqual({ text: "Menu", id: "text-menu" });
});

test("a text is short by its letters", () => {
  expect([isShortText("word ".repeat(199)), isShortText("word ".repeat(201))]).toEqual([true, false]);
});

test("a text is split before its last section; one without sections is all last", () => {
  expect(splitBeforeLastSection("## One\n\n## Two\n\nText.\n\n### Part")).toEqual([
    "## One\n\n",
    "## Two\n\nText.\n\n### Part",
  ]);
  expect(splitBeforeLastSection("Only a text.")).toEqual(["", "Only a text."]);
});
