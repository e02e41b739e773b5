/** `npm run look`, as CONTRIBUTING.md tells a person to type it: what it shows, and in which order. */
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testSite } from "../../tools/site/cached-site.ts";
import { Project } from "./project.ts";

let project: Project;
beforeAll(() => {
  project = new Project();
});
afterAll(() => project.close());

/** The pairs of a look book, in its order. */
function pairsIn(book: string) {
  return [...book.matchAll(/<section><h2>(.*?): ([\d.]+) %<\/h2>(.*?)<\/section>/gu)].map(
    ([, name = "", change = "", pictures = ""]) => ({
      name,
      change: Number(change),
      files: [...pictures.matchAll(/src="([^"]+)"/gu)].map(([, file = ""]) => file),
    }),
  );
}

test("npm run look shows each state of a page in both sites, the most changed first", async () => {
  const changed = project.path("after");
  cpSync(testSite, changed, { recursive: true });
  const page = `${changed}/contactus.html`;
  writeFileSync(page, readFileSync(page, "utf8").replace("<h1", `${"<p>One more line.</p>".repeat(12)}<h1`));
  const printed = await project.succeed(`npm run look -- "${testSite}" after --only /contactus`);
  expect(printed).toContain("1 of 1: /contactus");
  const book = project.path(".cache/look/index.html");
  const pairs = pairsIn(readFileSync(book, "utf8"));
  const looks = [390, 768, 1280].flatMap((width) => [`${width} light`, `${width} dark`]);
  expect(pairs.map(({ name }) => name).sort()).toEqual(
    ["errors", "notice", "page"]
      .flatMap((state) => looks.map((look) => `/contactus ${state} ${look}`))
      .sort(),
  );
  const changes = pairs.map(({ change }) => change);
  expect(changes).toEqual(changes.toSorted((a, b) => b - a));
  expect(Math.min(...changes)).toBeGreaterThan(1);
  for (const { files } of pairs) {
    expect(files).toHaveLength(2);
    for (const file of files) expect(existsSync(project.path(`.cache/look/${file}`)), file).toBe(true);
  }
}, 600_000);

test("npm run look says what it takes", async () => {
  const look = project.type("npm run look -- dist");
  expect(await look.ended).toBe(1);
  expect(look.printed()).toContain("npm run look takes two built sites: npm run look -- dist .cache/after");
}, 60_000);

test("npm run look finds no difference between a site and itself, and photographs its menu and a dialog", async () => {
  await project.succeed(`npm run look -- "${testSite}" "${testSite}" --only /`);
  const pairs = pairsIn(readFileSync(project.path(".cache/look/index.html"), "utf8"));
  expect(pairs.map(({ change }) => change)).toEqual(pairs.map(() => 0));
  const states = new Set(pairs.map(({ name }) => name.split(" ")[1]));
  expect([...states].sort()).toEqual(["dialog", "menu", "page"]);
}, 600_000);
