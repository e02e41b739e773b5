/**
 * `npm run look -- <dist before> <dist after>`: a page that shows two built sites side by side, each page and state at
 * three widths, light and dark, the most changed first. It judges nothing; a person looks. `--only /hitting` takes one
 * page, `--out <folder>` writes elsewhere than to `.cache/look`.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { chromiumArgs, installPrograms, wholeChromium } from "../tools/browsers.ts";
import { exitOnSignals } from "../tools/child-processes.ts";
import { comparePictures, type ComparedPicture } from "../tools/checking/compare-pictures.ts";
import { lookBook } from "../tools/checking/look-book.ts";
import { photographSite, sitePaths, type Photograph } from "../tools/checking/photograph-site.ts";

exitOnSignals(1);
const { folders, only, out } = readArguments();
for (const folder of folders)
  if (!existsSync(join(folder, "index.html")))
    fail(`There is no site in ${folder}. Build it first: OUT_DIR=${folder} npm run build`);
const paths = [...new Set(folders.flatMap(sitePaths))].filter((path) => only === undefined || path === only);
if (paths.length === 0) fail(`--only: neither site has a page ${only}`);

await installPrograms(["chromium"]);
rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, "pictures"), { recursive: true });
const browser = await chromium.launch({ ...wholeChromium, args: [...chromiumArgs] });
const compared: ComparedPicture[] = [];
for (const [index, path] of paths.entries()) {
  const [before, after] = await Promise.all(folders.map((folder) => photographSite(browser, folder, path)));
  compared.push(...(await comparePage(before ?? [], after ?? [])));
  console.error(`${index + 1} of ${paths.length}: ${path}`);
}
await browser.close();
const book = join(out, "index.html");
writeFileSync(book, lookBook(folders, compared));
console.log(`${compared.length} pairs of pictures: ${book}`);
process.exit();

/** Compares the photographs of a page in both sites; one of them may lack a state, or the page. */
async function comparePage(
  before: readonly Photograph[],
  after: readonly Photograph[],
): Promise<readonly ComparedPicture[]> {
  const names = new Set([...before, ...after].map(({ name }) => name));
  const named = (photographs: readonly Photograph[], name: string) =>
    photographs.find((photograph) => photograph.name === name)?.png;
  return Promise.all(
    [...names].map((name) =>
      comparePictures(name, named(before, name), named(after, name), join(out, "pictures")),
    ),
  );
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { only: { type: "string" }, out: { type: "string", default: join(".cache", "look") } },
    });
    const [before, after, ...more] = positionals;
    if (before === undefined || after === undefined || more.length > 0) throw new Error("two sites");
    return { folders: [before, after] as const, only: values.only, out: values.out };
  } catch {
    fail("npm run look takes two built sites: npm run look -- dist .cache/after --only /hitting");
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
