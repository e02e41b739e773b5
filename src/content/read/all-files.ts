/** Reads all files of a facility's folder, each checked by its own schema. The rules between files come later. */
import { dirname, extname, join, relative } from "node:path";
import * as v from "valibot";
import { downloadFolder } from "../../lib/downloads.ts";
import { memoize, onceFor } from "../../lib/memoize.ts";
import { collections, singles, type Collection, type Single } from "../schema/registry.ts";
import { readDocument, unreadableDocument, validate, type ContentDocument } from "./document.ts";
import { fileNameProblem } from "./file-name.ts";
import { exists, namesIn, readTextFile } from "./files.ts";
import type { Problem } from "./problems.ts";

/** The names that may be in a facility's folder. */
const expectedNames: ReadonlySet<string> = new Set([
  ...Object.values<Single>(singles).map(({ file }) => file),
  ...Object.keys(collections),
  "pictures",
  downloadFolder,
  "README.md",
]);

/** Where the files went that there were before pages were lists of sections. */
const movedFiles: ReadonlyMap<string, string> = new Map([
  [
    "home.yaml",
    "Home is a page now: move this into pages/home.yaml, as its lead, its picture and its sections",
  ],
  ["package-terms.md", "terms are texts that sections share now: move this file to terms/packages.md"],
]);

/** The result of reading all files. */
interface ReadFiles {
  readonly directory: string;
  /** The valid singles and the valid entries of each collection, by their names. */
  readonly content: Record<string, unknown>;
  /** The document of each single (`facility`) and entry (`packages/gold`). */
  readonly documents: Map<string, ContentDocument>;
  readonly problems: Problem[];
  /** The documents with problems. Variables that use their values are not reported as well. */
  readonly broken: Set<string>;
}

/** Reads every file. Never throws for problems in the files. */
export function readAllFiles(directory: string): ReadFiles {
  const files: ReadFiles = {
    directory,
    content: {},
    documents: new Map(),
    problems: [],
    broken: new Set(),
  };
  for (const [key, single] of Object.entries<Single>(singles)) readSingle(files, key, single);
  for (const [key, collection] of Object.entries<Collection>(collections))
    readCollection(files, key, collection);
  reportUnexpectedNames(files);
  return files;
}

function readSingle(files: ReadFiles, key: string, { file, schema, optional }: Single): void {
  const path = join(files.directory, file);
  if (exists(path)) {
    const value = readValue(files, key, path, schema);
    if (value !== undefined) files.content[key] = value;
  } else if (optional) {
    files.content[key] = v.parse(schema, {});
  } else {
    reportFile(files, path, "this file is missing");
    files.broken.add(key);
  }
}

function readCollection(files: ReadFiles, key: string, { extension, schema, required }: Collection): void {
  const folder = join(files.directory, key);
  const { names, problem } = namesIn(folder, files.directory);
  if (problem) reportFile(files, folder, problem);
  for (const slug of required) {
    if (!names.includes(slug + extension))
      reportFile(files, join(folder, slug + extension), "this file is missing: every site needs this page");
  }
  const entries: { slug: string; order?: number }[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const slug = name.slice(0, -extension.length);
    const nameProblem = entryNameProblem(name, extension);
    if (nameProblem) {
      reportFile(files, path, nameProblem);
      continue;
    }
    const value = readValue(files, `${key}/${slug}`, path, schema);
    if (value !== undefined) entries.push({ ...(value as object), slug });
  }
  files.content[key] = entries.toSorted(
    (a, b) => (a.order ?? 0) - (b.order ?? 0) || a.slug.localeCompare(b.slug),
  );
}

function entryNameProblem(name: string, extension: string): string | undefined {
  if (!name.endsWith(extension)) return `expected only files that end in ${extension} in this folder`;
  return fileNameProblem(name.slice(0, -extension.length), extension);
}

/** Reads a file and checks it; `undefined` with its problems noted if it has some. */
function readValue(files: ReadFiles, key: string, path: string, schema: v.GenericSchema): unknown {
  const file = relative(process.cwd(), path);
  const read = readTextFile(path, files.directory);
  const { document, value, problems } =
    "text" in read
      ? checkText(file, read.text, schema)
      : check(unreadableDocument(file, read.problem), schema);
  files.documents.set(key, document);
  files.problems.push(...problems);
  if (problems.length > 0) files.broken.add(key);
  return value;
}

/** A file with its value, or with its problems. */
interface CheckedFile {
  readonly document: ContentDocument;
  readonly value: unknown;
  readonly problems: readonly Problem[];
}

function check(document: ContentDocument, schema: v.GenericSchema): CheckedFile {
  return { document, ...validate(document, schema) };
}

/** The reader of a schema, by the ending of the file. It remembers texts, since most files have not changed. */
const readerOf = onceFor((schema: v.GenericSchema) =>
  memoize((extension) => memoize((text) => check(readDocument(`any${extension}`, text), schema))),
);

/** Reads and checks the text of a file. Another file with this text has the same answer, but for its name. */
function checkText(file: string, text: string, schema: v.GenericSchema): CheckedFile {
  const { document, value, problems } = readerOf(schema)(extname(file))(text);
  const inFile = (problem: Problem) => ({ ...problem, file });
  return {
    document: { ...document, file, problems: document.problems.map(inFile) },
    value,
    problems: problems.map(inFile),
  };
}

function reportUnexpectedNames(files: ReadFiles): void {
  const { directory } = files;
  for (const name of namesIn(directory, dirname(directory)).names) {
    if (!expectedNames.has(name))
      reportFile(
        files,
        join(directory, name),
        movedFiles.get(name) ?? "nothing reads this: correct its name, or delete it",
      );
  }
}

function reportFile({ problems }: ReadFiles, path: string, message: string): void {
  problems.push({ file: relative(process.cwd(), path), message });
}
