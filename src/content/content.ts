/**
 * Reads a facility's folder, checks it, and inserts variables and the addresses of pages into its texts.
 * Only this file and `read/` read `content/`; `pictures/` reads its picture files.
 */
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { settings } from "../settings.ts";
import { readAllFiles } from "./read/all-files.ts";
import { downloadsIn } from "./read/download-files.ts";
import { addressLinks } from "./read/page-links.ts";
import { ContentError } from "./read/problems.ts";
import { fill, sourceOfVariable, variablesLike, variablesOf } from "./read/variables.ts";
import { checkRules } from "./rules/all.ts";
import type { Report } from "./rules/rule.ts";
import { allEntries, collections, type Content, type Entry } from "./schema/registry.ts";
import { contentVersion } from "./version.ts";

export type Reading = ReturnType<typeof readContent>;

/** What a folder is checked with, apart from its files. */
interface ReadingOptions {
  /** The folder of its pictures, if it is elsewhere. */
  readonly pictures?: string;
  /** The text of `tokens.css`, for those who can't read the file. */
  readonly tokens?: string;
}

/**
 * Reads and checks a facility's folder. Never throws for problems in its files.
 * @returns the readable content, all problems, and the document of each single (`facility`) and entry
 * (`packages/gold`).
 */
export function readContent(
  directory: string,
  {
    pictures = join(directory, "pictures"),
    tokens = readFileSync("src/styles/tokens.css", "utf8"),
  }: ReadingOptions = {},
) {
  const { content, documents, problems, broken } = readAllFiles(directory);
  content["disciplines"] = inMenuOrder(content as Partial<Content>);

  const report: Report = (key, path, message, textLine) => {
    const document = documents.get(key);
    const place = document?.positionOf(path, "value", textLine);
    problems.push({
      file: document?.file ?? key,
      ...place,
      field: path.map(String).join("."),
      message,
    });
  };
  const filled = withPicturesOfEntries(fillIn(content, broken, report));
  const contentFolder = relative(process.cwd(), directory);
  const downloads = downloadsIn(directory);
  checkRules({ content: filled, documents, pictures, downloads, contentFolder, tokens }, report);
  return { content: addressLinks(filled), documents, problems };
}

/** The content, in which the descriptions of pictures are those of `pictures.yaml` and those that entries have. */
function withPicturesOfEntries(content: Partial<Content>): Partial<Content> {
  const { pictures } = content;
  if (!pictures) return content;
  const described = allEntries(content).flatMap(({ entry: { picture, pictureAlt, sample = false } }) =>
    picture && pictureAlt ? [[picture, { sample, ...pictures[picture], alt: pictureAlt }] as const] : [],
  );
  return { ...content, pictures: { ...pictures, ...Object.fromEntries(described) } };
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
          "braces that hold no variable; a variable is written on one line, as in {{price.membership}}",
          line,
        );
      else if (!broken.has(sourceOfVariable(name)))
        report(
          key,
          path,
          `there is no variable of the name {{${name}}}: ${adviceAbout(name)}; expected one of: ${variablesLike(name, [...variables.keys()]).join(", ")}`,
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

/** What to do about a variable that does not exist. Those of forms and of the site's own words have single braces, and no dot. */
function adviceAbout(name: string): string {
  const others = "insert another, or write out what it said";
  return name.includes(".") ? others : `write {${name}} if a form or the site fills it in, or ${others}`;
}

let last: { readonly version: string | undefined; readonly reading: Reading } | undefined;

/** The facility's folder, read once for each of its versions. A build has one. */
export function currentReading(): Reading {
  const version = contentVersion();
  if (!last || last.version !== version) last = { version, reading: readContent(settings.contentDir) };
  return last.reading;
}

/**
 * The facility's content.
 * @throws ContentError with every problem.
 */
export function content(): Content {
  const { content: found, problems } = currentReading();
  if (problems.length > 0) throw new ContentError(problems);
  return found as Content;
}
