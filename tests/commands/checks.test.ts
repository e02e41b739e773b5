/** The commands that check and test the project, each as the guides tell a person to type it. */
import { globSync, rmSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Project } from "./project.ts";

let project: Project;
beforeAll(() => {
  project = new Project();
});
afterAll(() => project.close());

test("npm run check, lint and typecheck find no problem in a fresh clone", async () => {
  expect(await project.succeed("npm run check")).toContain(
    "check: no problem in types, format, content, unused, styles, lint",
  );
  expect(await project.succeed("npm run lint")).toContain("check: no problem in lint, styles");
  expect(await project.succeed("npm run typecheck")).toContain("check: no problem in types");
}, 600_000);

test("npm run format brings code and content back into their format", async () => {
  const files = ["src/lib/money.ts", "content/packages/gold.yaml"];
  const before = files.map((file) => project.read(file));
  for (const file of files) writeFileSync(project.path(file), `\n\n${project.read(file)}\n\n`);
  await project.succeed("npm run format");
  expect(files.map((file) => project.read(file))).toEqual(before);
}, 600_000);

test("npm test -- <path> runs a part by Vitest or Playwright, and counts it in its last line", async () => {
  expect(await project.succeed("npm test -- src/lib/money.test.ts")).toMatch(
    /\n[1-9]\d* passed, 0 failed\n$/u,
  );
  // Beside it is a folder of its name.
  expect(await project.succeed("npm test -- tests/look/transcripts")).toMatch(
    /\n[1-9]\d* passed, 0 failed\n$/u,
  );
  const nothing = project.type("npm test -- src/no-such-folder");
  expect(await nothing.ended).toBe(1);
  expect(nothing.printed()).toContain("There is no test in src/no-such-folder.");
  const beside = project.type("npm test -- src/lib/money.test.ts src/no-such-file.test.ts");
  expect(await beside.ended).toBe(1);
  expect(beside.printed()).toContain("There is no test in src/no-such-file.test.ts.");
  expect(beside.printed()).toMatch(/\n[1-9]\d* passed, 1 failed\n$/u);
}, 900_000);

test("npm run test:unit runs what needs no site", async () => {
  // The full run runs all of them anyway, so one of each Vitest project stays.
  const staying = ["src/settings.test.ts", "src/lib/money.test.ts", "tests/static/numbers.test.ts"];
  for (const file of globSync("{src,desk,hosting,mail-mock,tools,tests}/**/*.test.{ts,tsx}", {
    cwd: project.folder,
  }))
    if (!staying.includes(file)) rmSync(project.path(file));
  const printed = await project.succeed("npm run test:unit");
  expect(printed).toMatch(/\n[1-9]\d* passed, 0 failed\n$/u);
  const report = project.read(".cache/reports/vitest");
  expect(staying.map((file) => report.includes(file))).toEqual([true, true, false]);
}, 900_000);
