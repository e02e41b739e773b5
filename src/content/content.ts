/**
 * Reads a facility's folder, checks it, and inserts variables and the addresses of pages into its texts.
 * Only this file and `read/` read `content/`; `pictures/` reads its picture files.
 */
import { dirname, join, relative } from "node:path";
import * as v from "valibot";
import { settings } from "../settings.ts";
import { checkRules } from "./rules/references.ts";
import type { Report } from "./rules/rule.ts";
import { readDocument, unreadableDocument, validate, type ContentDocument } from "./read/document.ts";
import {
  collections,
  singles,
  type Collection,
  type Content,
  type Entry,
  type Single,
} from "./schema/registry.ts";
import { variablesOf, fill, sourceOfVariable } from "./read/variables.ts";
import { addressLinks } from "./read/page-links.ts";
import { ContentError, type Problem } from "./read/problems.ts";
import { fileNameProblem } from "./read/file-name.ts";
import { exists, namesIn, readTextFile } from "./read/files.ts";

/** What a facility's folder may hold. */
const expectedNames: ReadonlySet<string> = new Set([
  ...Object.values<Single>(singles).map(({ file }) => file),
  ...Object.keys(collections),
  "pictures",
  "README.md",
]);

export type Reading = ReturnType<typeof readContent>;

/**
 * Reads and checks a facility's folder. Never throws for problems in its files.
 * @param pictures the folder of its pictures, if it is elsewhere.
 * @returns the readable content, all problems, and the document of each single (`facility`) and entry
 * (`packages/gold`).
 */
export function readContent(directory: string, pictures = join(directory, "pictures")) {
  const documents = new Map<string, ContentDocument>();
  const problems: Problem[] = [];
  const content: Record<string, unknown> = {};
  /** Unreadable documents. Variables that use their values are not reported as well. */
  const broken = new Set<string>();
  const open = (key: string, path: string) => {
    const file = relative(process.cwd(), path);
    const read = readTextFile(path, directory);
    const document = "text" in read ? readDocument(file, read.text) : unreadableDocument(file, read.problem);
    documents.set(key, document);
    return document;
  };

  for (const [key, { file, schema, optional }] of Object.entries<Single>(singles)) {
    const path = join(directory, file);
    if (!exists(path) && optional) {
      content[key] = v.parse(schema, {});
      continue;
    }
    if (!exists(path)) {
      problems.push({ file: relative(process.cwd(), path), message: "this file is missing" });
      broken.add(key);
      continue;
    }
    const { value, problems: found } = validate<v.GenericSchema>(open(key, path), schema);
    problems.push(...found);
    if (found.length === 0) content[key] = value;
    else broken.add(key);
  }

  for (const [key, { extension, schema, required }] of Object.entries<Collection>(collections)) {
    const entries: { slug: string; order?: number }[] = [];
    const path = join(directory, key);
    const { names, problem } = namesIn(path, directory);
    if (problem) problems.push({ file: relative(process.cwd(), path), message: problem });
    for (const slug of required)
      if (!names.includes(slug + extension))
        problems.push({
          file: relative(process.cwd(), join(path, slug + extension)),
          message: "this file is missing: every site needs this page",
        });
    for (const name of names) {
      const file = join(path, name);
      const slug = name.slice(0, -extension.length);
      const message = name.endsWith(extension)
        ? fileNameProblem(slug, extension)
        : `expected only files that end in ${extension} in this folder`;
      if (message) {
        problems.push({ file: relative(process.cwd(), file), message });
        continue;
      }
      const { value, problems: found } = validate<v.GenericSchema>(open(`${key}/${slug}`, file), schema);
      problems.push(...found);
      if (found.length === 0) entries.push({ ...(value as object), slug });
      else broken.add(`${key}/${slug}`);
    }
    content[key] = entries.sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.slug.localeCompare(b.slug));
  }

  for (const name of namesIn(directory, dirname(directory)).names)
    if (!expectedNames.has(name))
      problems.push({
        file: relative(process.cwd(), join(directory, name)),
        message: "nothing reads this: correct its name, or delete it",
      });

  content["disciplines"] = inMenuOrder(content as Partial<Content>);

  const report: Report = (key, path, message, textLine) => {
    const document = documents.get(key);
    const place = document?.positionOf(path, "value", textLine);
    problems.push({
      file: document?.file ?? key,
      ...place,
      field: path.map(String).join("."),
      // The rules know the folder by its usual name.
      message: message.replaceAll("content/", `${relative(process.cwd(), directory)}/`),
    });
  };
  const filled = withPicturesOfEntries(fillIn(content, broken, report));
  checkRules({ content: filled, documents, pictures }, report);
  return { content: addressLinks(filled), documents, problems };
}

/** The content, in which the descriptions of pictures are those of `pictures.yaml` and those that entries have. */
function withPicturesOfEntries(content: Partial<Content>): Partial<Content> {
  const { pictures } = content;
  if (!pictures) return content;
  const entries = Object.keys(collections).flatMap(
    (name) => (content[name as keyof typeof collections] ?? []) as readonly EntryWithPicture[],
  );
  const described = entries.flatMap(({ picture, pictureAlt, sample = false }) =>
    picture && pictureAlt ? [[picture, { sample, ...pictures[picture], alt: pictureAlt }] as const] : [],
  );
  return { ...content, pictures: { ...pictures, ...Object.fromEntries(described) } };
}

interface EntryWithPicture {
  readonly picture?: string | undefined;
  readonly pictureAlt?: string | undefined;
  readonly sample?: boolean;
}

/** The disciplines in the order of the menu, then the others. */
function inMenuOrder({ disciplines = [], navigation }: Partial<Content>): Content["disciplines"] {
  const links = navigation?.menus.flatMap((menu) => ("entries" in menu ? menu.entries : [menu])) ?? [];
  const named = links.flatMap((link) =>
    "route" in link ? disciplines.filter(({ slug }) => slug === link.route) : [],
  );
  return [...new Set([...named, ...disciplines])];
}

function fillIn(
  content: Record<string, unknown>,
  broken: ReadonlySet<string>,
  report: Report,
): Partial<Content> {
  const variables = variablesOf(content as Partial<Content>);
  const fillOne = (key: string, value: unknown) =>
    fill(value, variables, (path, name, line) => {
      if (name === undefined)
        report(
          key,
          path,
          "braces that hold no variable; a variable is written on one line, as in {{price.gold}}",
          line,
        );
      else if (!broken.has(sourceOfVariable(name)))
        report(
          key,
          path,
          `there is no variable of the name {{${name}}}: insert another, or write out what it said`,
          line,
        );
    });
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => {
      if (!(key in collections)) return [key, fillOne(key, value)];
      return [key, (value as Entry<object>[]).map((entry) => fillOne(`${key}/${entry.slug}`, entry))];
    }),
  );
}

let current: { content: Content; read: number } | undefined;

/**
 * The facility's content. A build reads it once; the development server reads it again after half a second.
 * @throws ContentError with every problem.
 */
export function content(): Content {
  const stale = current === undefined || (settings.development && Date.now() - current.read > 500);
  if (current && !stale) return current.content;
  const { content: found, problems } = readContent(settings.contentDir);
  if (problems.length > 0) throw new ContentError(problems);
  current = { content: found as Content, read: Date.now() };
  return current.content;
}
