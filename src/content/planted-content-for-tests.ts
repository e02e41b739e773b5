/** Facilities with mistakes in their content, for tests. */
import { copyFileSync, cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll } from "vitest";
import { readContent } from "./content.ts";
import { everything } from "../../tests/scope.ts";
import { changedText, plant, type Plants } from "./plant-for-tests.ts";
import { readDocument, validate } from "./read/document.ts";
import { describeProblem } from "./read/problems.ts";
import { collections, singles, type Collection, type Single } from "./schema/registry.ts";

const root = mkdtempSync(join(tmpdir(), "content-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let runs = 0;

/** A copy of a facility's folder, deleted after the tests; without pictures unless a test needs them. */
export function contentCopy({ from = "content", pictures = false } = {}): string {
  runs += 1;
  const directory = join(root, String(runs), "content");
  cpSync(from, directory, { recursive: true, filter: (path) => pictures || path !== join(from, "pictures") });
  return directory;
}

/** The folder of the second facility: the starter with the files of its owner over it. */
export function secondFacility(): string {
  const directory = join(root, "second-facility");
  cpSync("starter", directory, { recursive: true });
  cpSync("tests/second-facility/content", directory, { recursive: true });
  return directory;
}

/** The problems of a copy, a line each, as if its folder were `content`. */
export function problemsIn(directory: string, from = "content"): string[] {
  const pictures = join(directory, "pictures");
  const { problems } = readContent(directory, {
    pictures: existsSync(pictures) ? pictures : join(from, "pictures"),
  });
  const folder = relative(process.cwd(), directory);
  return problems.map((problem) => describeProblem(problem).replaceAll(`${folder}/`, "content/"));
}

const shared = new Map<string, string>();

/** The problems of a facility with these files changed. The files are restored afterwards. */
export function problemsWith(changes: Plants, from = "content"): string[] {
  const directory = shared.get(from) ?? contentCopy({ from });
  shared.set(from, directory);
  try {
    plant(directory, changes);
    return problemsIn(directory, from);
  } finally {
    for (const file of Object.keys(changes)) {
      const original = join(from, file);
      if (existsSync(original)) copyFileSync(original, join(directory, file));
      else rmSync(join(directory, file), { force: true });
    }
  }
}

/** The schema of a file in a facility's folder. */
export function schemaOfFile(file: string): Single["schema"] {
  const single = Object.values<Single>(singles).find((each) => each.file === file);
  const collection = (collections as Readonly<Record<string, Collection>>)[file.split("/")[0] ?? ""];
  const schema = (single ?? collection)?.schema;
  if (!schema) throw new Error(`there is no schema of ${file}`);
  return schema;
}

/**
 * The problems of a facility with one file changed. If the file has some by itself, `npm test` asks no rule about the
 * others, which takes fifty times as long; the full run asks them all.
 */
export function problemsWithFile(file: string, change: (text: string) => string, from = "content"): string[] {
  const document = readDocument(`content/${file}`, changedText(join(from, file), change));
  const { problems } = validate(document, schemaOfFile(file));
  return everything || problems.length === 0
    ? problemsWith({ [file]: change }, from)
    : problems.map(describeProblem);
}
