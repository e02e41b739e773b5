/** For every content rule, a change that breaks it and the message that an owner reads. */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { sampled } from "../../tests/scope.ts";
import { readContent } from "./content.ts";
import { describeProblems } from "./read/problems.ts";
import { isTextFile } from "./read/file-name.ts";
import { filesBelow } from "./read/folder.ts";
import { lineOf, plant, type Plant } from "./plant-for-tests.ts";
import {
  contentCopy,
  problemsIn,
  problemsWith,
  problemsWithFile,
  secondFacility,
} from "./planted-content-for-tests.ts";

type Case = readonly [change: string, file: string, message: string];

/**
 * The cases of a text file: the name of a content file, then pairs of lines. The first is `old → new`, or `+ new` at
 * the end of the file, with ⏎ for a line break; the second is part of the problem, in which `+2:` is the second line
 * after the changed one, and `-1:` the one before it. A field has a * for a number in its name: `fields.*.name`.
 */
function casesIn(path: string): Case[] {
  const blocks = readFileSync(path, "utf8").trim().split("\n\n");
  return blocks.flatMap((block) => {
    const [file = "", ...lines] = block.split("\n");
    return lines.flatMap((line, index): Case[] =>
      index % 2 === 0 ? [[line.slice(2), file, lines[index + 1]?.trim() ?? ""]] : [],
    );
  });
}

function changed(text: string, change: string): string {
  const [before = "", after = ""] = change.replaceAll("⏎", "\n").split(/ →(?: |$)/u);
  return change.startsWith("+ ") ? text + before.slice(2) : text.replace(before, () => after);
}

/** A problem with a * for each number in the name of its field, which an entry more in the sample would change. */
function withoutNumbers(problem: string): string {
  return problem.replace(/ [\w.-]+: /u, (field) => field.replaceAll(/\.\d+\b/gu, ".*"));
}

/** A message with its place in the file in place of the one from the changed line. */
function inFile(message: string, text: string, change: string): string {
  const [before = ""] = change.replaceAll("⏎", "\n").split(/ →(?: |$)/u);
  const unchanged = change.startsWith("+ ") ? text : text.slice(0, text.indexOf(before));
  return message.replace(/^([+-]\d+):/u, (_, after) => `:${unchanged.split("\n").length + Number(after)}:`);
}

const wholeFiles: readonly (readonly [rule: string, file: string, plant: Plant, message: string])[] = [
  [
    "a text that is missing",
    "jobs/staff.md",
    (text) => `---\n${text.split("---\n")[1] ?? ""}---\n`,
    "body: expected some words (found no text)",
  ],
  [
    "no front matter",
    "coaches/marcus-bell.md",
    "Marcus coaches.\n",
    "content/coaches/marcus-bell.md:1:1 expected the fields at the top, between two lines of ---",
  ],
  [
    "a price page that does not exist",
    "pages/hitpricing.yaml",
    null,
    'pricePage: this page does not exist here: choose another, or add it (found "hitpricing")',
  ],
  ["a file that is missing", "mail.yaml", null, "content/mail.yaml this file is missing"],
  [
    "a file in the wrong folder",
    "packages/notes.txt",
    "x",
    "content/packages/notes.txt expected only files that end in .yaml in this folder",
  ],
  [
    "a policy with the name of a page that the site knows",
    "policies/feedback.md",
    "---\ntitle: Feedback\nheading: Feedback\ndescription: Ours.\n---\n\nYours.\n",
    "content/pages/feedback.yaml has this name already",
  ],
  [
    "no page for unknown addresses",
    "pages/notfound.yaml",
    null,
    "content/pages/notfound.yaml this file is missing: every site needs this page",
  ],
];

const second = secondFacility();

/** One file of each folder and all others; in the full run, all. */
const kindsOfFiles = Object.values(
  Object.groupBy(
    // Its fields have the names that the facility gives them.
    filesBelow("content").filter((file) => isTextFile(file) && file !== "policy-numbers.yaml"),
    (file) => (file.includes("/") ? dirname(file) : file),
  ),
).flatMap((files = []) => sampled(files));

describe("the content check", () => {
  test.each(["content", "starter", second])("finds no problem in %s", (folder) => {
    expect(readContent(folder).problems).toEqual([]);
  });

  test.each(casesIn("src/content/planted-problems.txt"))("%s in %s", (change, file, message) => {
    const problems = problemsWithFile(file, (text) => changed(text, change));
    const expected = inFile(message, readFileSync(join("content", file), "utf8"), change);
    expect(
      problems.map(withoutNumbers).filter((problem) => problem.includes(expected)).length,
      `expected “${expected}”, found:\n${problems.join("\n")}`,
    ).toBeGreaterThan(0);
    for (const problem of problems) expect(problem).toMatch(/^content\/[\w./-]+:\d+:\d+ /u);
  });

  test.each(casesIn("src/content/second-facility-planted-problems.txt"))(
    "%s in %s of another facility",
    (change, file, message) => {
      const problems = problemsWithFile(file, (text) => changed(text, change), second);
      expect(problems).toHaveLength(1);
      expect(withoutNumbers(problems[0] ?? "")).toContain(message);
      expect(problems[0]).toMatch(new RegExp(`^content/${file}:`, "u"));
    },
  );

  test.each(wholeFiles)("%s", (_rule, file, planted, message) => {
    const problems = problemsWith({ [file]: planted });
    expect(
      problems.filter((problem) => problem.includes(message)).length,
      `expected “${message}”, found:\n${problems.join("\n")}`,
    ).toBeGreaterThan(0);
    for (const problem of problems) expect(problem).toMatch(/^content(?:\/[\w./-]+(?::\d+:\d+)?)? /u);
  });

  test.each(kindsOfFiles)("a field too many in %s is no problem of another file", (file) => {
    const problems = problemsWith({
      [file]: (text) =>
        file.endsWith(".md") ? text.replace("---\n", "---\nnonsense: 1\n") : `nonsense: 1\n${text}`,
    });
    expect(problems).not.toEqual([]);
    for (const problem of problems) expect(problem).toMatch(new RegExp(`^content/${file}:`, "u"));
  });

  test.each(["- 90\n- 91\n", "24\n", "Gold\n"])("a file that is only %j has no fields", (text) => {
    for (const file of ["policy-numbers.yaml", "pictures.yaml", "packages/gold.yaml"])
      expect(problemsWith({ [file]: text })).toContainEqual(
        expect.stringMatching(
          new RegExp(
            `^content/${file}:1:1 expected fields, each on a line of its own, such as price: 25 \\(found `,
            "u",
          ),
        ),
      );
  });

  test("a page that lights a room without a place on the plan", () => {
    const problems = problemsWith({
      "spaces/front-desk.yaml": (text) => text.replace(/ {4}at:\n(?: {6}.*\n)+/u, ""),
    });
    const atDesk = "this space has no place on the plan: give it one under `at`, or choose another";
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) expect(problem).toContain(`${atDesk} (found "Front desk")`);
  });

  test.each(["parent", "which_Event", "queries", "name2", "title_of_the_team"])(
    "accepts %s as the name of a field: a form has no property of that name",
    (name) => {
      const problems = problemsWith({
        "forms/contact.yaml": (text) => text.replace("name: phone", `name: ${name}`),
      });
      expect(problems).toEqual([]);
    },
  );

  test.each([
    "[0-9]{5}(-[0-9]{4})?",
    String.raw`(?:\+?1[ .-]?)?\(?[0-9]{3}\)?[ .-]?[0-9]{3}[ .-]?[0-9]{4}`,
    "[A-Za-z' -]{1,60}",
  ])("accepts the pattern %s, which every answer is quick to match", (pattern) => {
    const problems = problemsWith({
      "forms/contact.yaml": (text) =>
        text.replace(
          "name: from_name",
          () => `name: from_name\n    pattern: '${pattern.replaceAll("'", "''")}'\n    wrong: No`,
        ),
    });
    expect(problems).toEqual([]);
  });

  test.each(["a".repeat(241), `x/${"b".repeat(300)}`, "a/".repeat(500)])(
    "a redirect from /%s is too long",
    (path) => {
      const problems = problemsWith({
        "redirects.yaml": `redirects:\n  - from: /${path}\n    to: hitting\n`,
      });
      expect(problems).toEqual([
        expect.stringMatching(
          /^content\/redirects\.yaml:2:11 redirects\.0\.from: this address is too long for a file/u,
        ),
      ]);
    },
  );

  test("no redirect is at the address of a file that the site makes", () => {
    const files = globSync("src/pages/*.*.ts").flatMap((path) => {
      const name = basename(path, ".ts").replace("[search]", "search").replace("[icon]", "icon-192");
      return [`/${name}`, `/${name}/old`];
    });
    expect(files.length).toBeGreaterThan(10);
    const lines = files.map((file) => `  - from: ${file}\n    to: hitting\n`);
    expect(problemsWith({ "redirects.yaml": `redirects:\n${lines.join("")}` })).toHaveLength(files.length);
  });

  test.each([
    "***",
    "* * *",
    " ****",
    "***both***",
    "`a ** b`",
    "[A map](https://maps.example/a_(b))",
    "1. One\n1. Two\n1. Three",
    "5. Five\n6. Six\n\nWords.\n\n1. One",
    "1. One\n   - Inner\n2. Two",
    "A | B\n--- | ---\n1 | 2",
    "| A \\| C | B |\n| :-: | --: |\n| 1 |",
    "[words][name]\n\n[name]: https://one.example",
    "**Cages:** closed, snake_case__name, Family\\*\\*",
  ])("accepts %s in a text", (words) => {
    expect(problemsWith({ "policies/cancel.md": (text) => `${text}\nOne.\n\n${words}\n` })).toEqual([]);
  });

  test("a line of the front matter that ends in --- does not close it", () => {
    const problems = problemsWith({
      "coaches/marcus-bell.md": (text) => text.replace(/^title: .*$/mu, "$& ---"),
    });
    expect(problems).toEqual([]);
  });

  test("accepts a folder without files for the search and for analytics", () => {
    const folder = contentCopy();
    plant(folder, { "search.yaml": null });
    const { search, analytics } = readContent(folder).content;
    expect(problemsIn(folder)).toEqual([]);
    expect(search?.phrases).toEqual([]);
    expect(analytics?.on).toBe(false);
  });

  test("what an owner wrote is quoted as it is, also in a folder that is not called content", () => {
    const folder = contentCopy();
    plant(folder, {
      "disciplines/hitting.yaml": (text) => text.replace("hitting.jpg", "content.jpg"),
      "pages/camps.yaml": (text) => `${text}within: content/training\n`,
    });
    const { problems } = readContent(folder, { pictures: "content/pictures" });
    expect(problems.map(({ message }) => message)).toEqual([
      `there is no such picture in ${relative(process.cwd(), folder)}/pictures (found "content.jpg")`,
      'this page does not exist here: choose another, or add it (found "content/training")',
    ]);
  });

  test("two pages of one name are one problem: that they then have one address follows from it", () => {
    const page = "title: Privacy\ndescription: Private.\nheading: Privacy\n";
    expect(problemsWith({ "pages/privacy.yaml": page })).toEqual([
      "content/policies/privacy.md:2:1 content/pages/privacy.yaml has this name already: give one of them another name",
    ]);
  });

  test.each([" - Group training", "  • Group training"])(
    "the line %j has one problem, not those that follow",
    (line) => {
      const problems = problemsWith({
        "packages/gold.yaml": (text) => text.replace("  - Group training", line),
      });
      expect(problems).toHaveLength(1);
      const place = `gold.yaml:${lineOf("packages/gold.yaml", "  - Group training")}:1`;
      expect(problems[0]).toContain(`${place} this is not valid YAML: `);
      expect(problems[0]).toContain("not indented like its neighbors");
    },
  );

  test("a tenth coach", () => {
    const coach = readFileSync("content/coaches/marcus-bell.md", "utf8");
    const eight = Array.from({ length: 8 }, (_, index) => [
      `coaches/new-${index}.md`,
      coach.replace("order: 1", `order: ${index + 10}`),
    ]);
    const isOnHitting = (file: string) => /^discipline: hitting$/mu.test(readFileSync(file, "utf8"));
    const tenth = 9 - globSync("content/coaches/*.md").filter(isOnHitting).length;
    expect(problemsWith(Object.fromEntries(eight) as Record<string, string>)).toEqual([
      `content/coaches/new-${tenth}.md:${lineOf("coaches/marcus-bell.md", "discipline: ")}:13 discipline: a coach page holds 9; this is number 10 on hitting`,
    ]);
  });

  test("reports all problems at once, sorted by file", () => {
    const text = describeProblems([
      { file: "content/b.yaml", line: 2, column: 1, message: "second" },
      { file: "content/a.yaml", line: 9, column: 1, field: "price", message: "first" },
    ]);
    expect(text).toBe(
      "The content has 2 problems:\n  content/a.yaml:9:1 price: first\n  content/b.yaml:2:1 second",
    );
  });
});
