import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { formatProblems, formatContent } from "./content-format.ts";

const root = mkdtempSync(join(tmpdir(), "form-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("a file in another format is reported by its first different line, and fixed", () => {
  const file = join(root, "gold.yaml");
  writeFileSync(file, "name: Gold\npurchase: '310101'\nprice: 59.99\n");
  writeFileSync(join(root, "broken.yaml"), "name: [");
  expect(formatProblems(root)).toMatchObject([
    {
      line: 2,
      message: 'the desk writes this line as "purchase: \\"310101\\""; npm run format puts it right',
    },
  ]);
  formatContent(root);
  expect(formatProblems(root)).toEqual([]);
  expect(readFileSync(file, "utf8")).toBe('name: Gold\npurchase: "310101"\nprice: 59.99\n');
  expect(readFileSync(join(root, "broken.yaml"), "utf8")).toBe("name: [");
});

test("an empty line that is missing, and lines too many, are named as such", () => {
  const folder = mkdtempSync(join(tmpdir(), "lines-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const coach = join(folder, "coaches/ada.md");
  mkdirSync(join(folder, "coaches"));
  const problemsOf = (text: string) => {
    writeFileSync(coach, text);
    return formatProblems(folder).map(({ line, message }) => `${line} ${message}`);
  };
  expect(problemsOf("---\nname: Ada\n---\nBio.\n")).toEqual([
    "4 the desk leaves this line empty; npm run format puts it right",
  ]);
  expect(problemsOf("---\nname: Ada\n---\n\nBio.\n\n\n")).toEqual([
    "7 the desk ends the file before this line; npm run format puts it right",
  ]);
});

test("a file without a body ends after its fields: the check asks for what the formatter of the code leaves as it is", () => {
  const folder = mkdtempSync(join(tmpdir(), "no-body-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const coach = join(folder, "coaches/ada.md");
  mkdirSync(join(folder, "coaches"));
  writeFileSync(coach, "---\nname: Ada\n---\n\n\n");
  formatContent(folder);
  const formatter = ["node_modules/oxfmt/bin/oxfmt", coach];
  expect(spawnSync(process.execPath, formatter, { encoding: "utf8" })).toMatchObject({ status: 0 });
  expect(formatProblems(folder)).toEqual([]);
  expect(readFileSync(coach, "utf8")).toBe("---\nname: Ada\n---\n");
});

test.each(["starter", "tests/second-facility/content"])("%s is written as the desk writes it", (folder) =>
  expect(formatProblems(folder)).toEqual([]),
);

test.each(["name: [", "postal: 02134", "id: 123456789012345678901", "summary: *more", "price: !now 5"])(
  "%j is left as it is, because formatting would lose something",
  (line) => {
    const folder = mkdtempSync(join(root, "loss-"));
    writeFileSync(join(folder, "facility.yaml"), `${line}\n`);
    expect(formatProblems(folder)).toEqual([]);
    formatContent(folder);
    expect(readFileSync(join(folder, "facility.yaml"), "utf8")).toBe(`${line}\n`);
  },
);

test("a file that is not text stays as it is, byte for byte", () => {
  const bytes = Buffer.from("name:   Göld\n", "latin1");
  writeFileSync(join(root, "latin.yaml"), bytes);
  mkdirSync(join(root, "folder.yaml"));
  symlinkSync("nowhere", join(root, "link.yaml"));
  symlinkSync("..", join(root, "up"));
  expect(formatProblems(root)).toEqual([]);
  formatContent(root);
  expect(readFileSync(join(root, "latin.yaml"))).toEqual(bytes);
});
