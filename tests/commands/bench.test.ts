/** `npm run bench`, as CONTRIBUTING.md tells a person to type it. It waits for slow phones more than it computes. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testSite } from "../../tools/site/cached-site.ts";
import { Project } from "./project.ts";

let project: Project;
beforeAll(() => {
  project = new Project();
});
afterAll(() => project.close());

test("npm run bench compares two sites", async () => {
  expect(await project.succeed(`npm run bench -- "${testSite}" "${testSite}" --rounds=1`)).toMatch(
    /largest paint, ms +\d[^\n]+ \d\.\d{3} to \d\.\d{3} {2}(?:noise|too few rounds)\n/u,
  );
}, 900_000);

test("Ctrl+C ends npm run bench without a stack", async () => {
  const bench = project.type(`npm run bench -- "${testSite}" --rounds=2`);
  await bench.printing(/round 1 of 2/u);
  await bench.stop();
  expect(bench.printed()).not.toMatch(/\n\s+at /u);
}, 600_000);
