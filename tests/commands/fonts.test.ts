/** `npm run fonts`, as docs/design.md tells a person to type it, with the two fonts that the site has. */
import { cpSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Project } from "./project.ts";

/** What the command writes, as the guide lists it, and how a file of its kind begins. */
const written = {
  "src/pictures/fonts/display.ttf": "\0\u0001\0\0",
  "src/styles/fonts/display.woff2": "wOF2",
  "src/styles/fonts/display-more.woff2": "wOF2",
  "src/styles/fonts/reading.woff2": "wOF2",
  "src/styles/fonts.css": "/*",
};

/** Where a browser put the fonts, seen from the project's folder. */
const display = '"../Downloads/Headings Bold.ttf"';
const reading = "../Downloads/Text-VF.woff2";

let project: Project;
beforeAll(() => {
  project = new Project();
  mkdirSync(project.path("../Downloads"));
  cpSync("src/pictures/fonts/display.ttf", project.path("../Downloads/Headings Bold.ttf"));
  cpSync("src/styles/fonts/reading.woff2", project.path(reading));
});
afterAll(() => project.close());

test("npm run fonts writes all files of two fonts, and says what is left to do", async () => {
  for (const file of Object.keys(written)) rmSync(project.path(file));
  const printed = await project.succeed(`npm run fonts -- ${display} ${reading}`);
  for (const [file, start] of Object.entries(written)) {
    const content = readFileSync(project.path(file));
    expect(content.toString("latin1", 0, start.length), file).toBe(start);
    expect(printed).toMatch(new RegExp(`^${file} +${(content.length / 1000).toFixed(1)} kB$`, "mu"));
  }
  // They are the fonts that the site has.
  expect(project.read("src/styles/fonts.css")).toBe(readFileSync("src/styles/fonts.css", "utf8"));
  expect(printed).toContain("Left to do: the names of the fonts and their licenses");
}, 600_000);

test.each([
  ["no file", "", "npm run fonts takes two files: npm run fonts -- <display font> <reading font>"],
  ["one file", display, "npm run fonts takes two files: npm run fonts -- <display font> <reading font>"],
  [
    "a file that is not there",
    `${display} ../Downloads/Missing.ttf`,
    "npm run fonts: ../Downloads/Missing.ttf can't be read. Is it a file?",
  ],
  [
    "a file that is no font",
    `${display} package.json`,
    "npm run fonts: package.json can't be read as a font: ",
  ],
])(
  "npm run fonts with %s says what it takes, and writes nothing",
  async (_, files, message) => {
    const before = project.read("src/styles/fonts.css");
    const command = project.type(`npm run fonts -- ${files}`);
    expect(await command.ended).toBe(1);
    expect(command.printed()).toContain(message);
    expect(command.printed()).not.toContain("    at ");
    expect(project.read("src/styles/fonts.css")).toBe(before);
  },
  60_000,
);
