/** What else must change when files are deleted: everything that still leads to them. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { parseDocument } from "yaml";
import { readContent } from "../../src/content/content.ts";
import { canonicalYaml, joinMarkdown, splitMarkdown } from "../../src/content/read/canonical.ts";
import type { ContentDocument } from "../../src/content/read/document.ts";
import { fill, sourceOfFact } from "../../src/content/read/facts.ts";
import { valuesIn, type FoundValue, type Removable } from "../../src/content/rules/values.ts";
import { documentOf } from "../../src/content/schema/registry.ts";
import { pageFolders } from "../../src/routes.ts";
import type { Changes } from "./changed-content.ts";
import { entriesOf } from "./facility.ts";

/** One place that leads to a deleted file, and what becomes of it. */
export interface Mend {
  /** Relative to the content folder. */
  readonly file: string;
  /** The field, as problems name it: `menus.2.entries.0.route`. */
  readonly field: string;
  /** A sentence for the person who deletes. */
  readonly what: string;
}

type Path = readonly PropertyKey[];

/** The deleted documents, with their titles. */
type Deleted = ReadonlyMap<string, string | undefined>;

/** The change of one place; without `remove` or `text`, a person has to make it. */
interface Step {
  readonly found: FoundValue;
  readonly what: string;
  readonly remove?: Path;
  readonly text?: string;
}

/**
 * What leads to the files if they are deleted (menu entries, links in texts, price lists, notices, fields), and the
 * deletion with all of it mended: an entry of a menu or a list is removed, a link in a text becomes plain words, a field
 * that may be left out is, and so is a sentence that names a fact of a file and stands alone. What a person has to choose
 * is among the mends, and unchanged. Writes nothing.
 */
export function mendsForDeletion(
  contentDirectory: string,
  deletedPaths: readonly string[],
): { mends: Mend[]; changes: Changes } {
  const { content, documents } = readContent(contentDirectory);
  const entries = entriesOf(content);
  const deleted: Deleted = new Map(
    deletedPaths.map(documentOf).map((key) => {
      const [folder = "", slug] = key.split("/");
      return [key, entries[folder]?.find((each) => each.slug === slug)?.title];
    }),
  );
  const mends: Mend[] = [];
  const changes = new Map<string, string | undefined>(deletedPaths.map((path) => [path, undefined]));
  for (const [key, document] of documents) {
    if (deleted.has(key)) continue;
    const steps = stepsIn(key, document, deleted);
    if (steps.length === 0) continue;
    const file = relative(contentDirectory, document.file);
    mends.push(...steps.map(({ found, what }) => ({ file, field: found.path.map(String).join("."), what })));
    const before = readFileSync(document.file, "utf8");
    const text = mended(before, file, steps);
    if (text !== before) changes.set(file, text);
  }
  return { mends, changes };
}

function stepsIn(key: string, { values }: ContentDocument, deleted: Deleted): Step[] {
  const keysOf = (page: string) => Object.keys(pageFolders).map((folder) => `${folder}/${page}`);
  const goes = (page: string) => keysOf(page).some((each) => deleted.has(each));
  const leading = valuesIn(key, values, "page", "entry").flatMap((found) =>
    (found.folder === undefined ? keysOf(found.value) : [`${found.folder}/${found.value}`])
      .filter((each) => deleted.has(each))
      .map((each) => ({ ...found, value: deleted.get(each) ?? found.value })),
  );
  const texts = valuesIn(key, values, "text", "line");
  const sentences = texts.filter((found) => standsAlone(found) && isNamed(found.value, deleted));
  const gone = new Set([...leading, ...sentences].map(({ path }) => path.join(".")));
  const alone = sentences.filter((found) =>
    found.removable.slice(-1).every((each) => !each.list || !emptied(each, found, values, gone)),
  );
  const changed = texts.flatMap((found): Step[] => {
    if (alone.includes(found)) return [];
    const unlinked = withoutLinks(found.value, goes);
    const whats = unlinked === found.value ? [] : ["Its links to the page become plain words."];
    const text = unlinked.replaceAll(/^ *[-*] (.+)\n?/gmu, (whole, item: string) => {
      if (!isSentence(item) || !isNamed(item, deleted)) return whole;
      whats.push(`"${item}" is taken off the list.`);
      return "";
    });
    return text === found.value ? [] : [{ found, text, what: whats.join(" ") }];
  });
  return [...[...leading, ...alone].map((found) => removal(found, values, gone)), ...changed];
}

/** Whether a text has a fact of a deleted file, such as `{{price.gold}}`. */
function isNamed(text: string, deleted: Deleted): boolean {
  let named = false;
  const get = (fact: string) => {
    named ||= deleted.has(sourceOfFact(fact));
    return "";
  };
  fill(text, { get }, () => undefined);
  return named;
}

/** Whether a text is one sentence, and all there is of an item or of a field that may be left out. */
function standsAlone({ path, value, removable }: FoundValue): boolean {
  return removable.at(-1)?.path.length === path.length && isSentence(value);
}

/** Whether this is one sentence at most: what else is said would go with it. */
function isSentence(text: string): boolean {
  return !/[.!?]\s+\S|\n/u.test(text.trim());
}

/** Removes as little as leaves a valid file that says the same. */
function removal(found: FoundValue, values: unknown, gone: ReadonlySet<string>): Step {
  const [innermost] = found.removable
    .filter((each) => (each.list ? !emptied(each, found, values, gone) : !isNoticesPages(found, each)))
    .toReversed();
  if (!innermost)
    return { found, what: `"${found.value}" is needed here: choose another, or delete this as well.` };
  const { path } = innermost;
  const label = (valueAt(values, path) as { label?: unknown } | undefined)?.label;
  const what =
    typeof label === "string"
      ? `"${label}" is removed.`
      : innermost.list
        ? `"${found.value}" is taken off the list.`
        : `"${found.value}" is left out.`;
  return { found, remove: path, what };
}

/** Whether removing an item would empty its list, where that is not allowed or would mean something else. */
function emptied({ path, list }: Removable, found: FoundValue, values: unknown, gone: ReadonlySet<string>) {
  const rest = (valueAt(values, path.slice(0, -1)) as unknown[]).filter((_, index) => {
    const item = [...path.slice(0, -1), index].join(".");
    return ![...gone].some((each) => each === item || each.startsWith(`${item}.`));
  });
  return (
    rest.length === 0 && (list === "needs an item" || isNoticesPages(found, { path: path.slice(0, -1) }))
  );
}

/** Whether these are the pages of a notice. A notice on no page would be on every page. */
function isNoticesPages({ key }: FoundValue, { path }: Removable): boolean {
  return key === "hours" && path.at(-1) === "pages";
}

function valueAt(values: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown>)[key], values);
}

/** `[the cages](route:rentbattingcages "Cages")` without the link. */
function withoutLinks(text: string, goes: (page: string) => boolean): string {
  return text.replaceAll(
    /\[((?:[^[\]\\]|\\.)*)\]\(\s*<?route:([a-z0-9-]+)[^)]*\)/gu,
    (whole, words: string, page: string) => (goes(page) ? words : whole),
  );
}

/** The text of a file after its steps. */
function mended(before: string, file: string, steps: readonly Step[]): string {
  const parts = file.endsWith(".md") ? splitMarkdown(before) : undefined;
  const document = parseDocument(parts?.fields ?? before);
  let body = parts?.body;
  for (const { found, text } of steps) {
    if (text === undefined) continue;
    if (body !== undefined && found.path[0] === "body") body = text;
    else document.setIn(found.path, text);
  }
  const removed = new Map(steps.flatMap(({ remove }) => (remove ? [[remove.join("."), remove]] : [])));
  // From the last item of a list to the first, so that the others keep their indexes.
  const order = [...removed.values()].sort((a, b) =>
    b.map(padded).join().localeCompare(a.map(padded).join()),
  );
  for (const path of order) document.deleteIn(path);
  const fields = canonicalYaml(document);
  return body === undefined ? fields : joinMarkdown(fields, body);
}

const padded = (key: PropertyKey) => String(key).padStart(8, "0");
