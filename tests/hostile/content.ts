/** The sample facility with a hostile text in every field that takes one. */
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parse, stringify } from "yaml";
import { splitMarkdown } from "../../src/content/read/canonical.ts";
import { readContent } from "../../src/content/content.ts";
import { isTextFile } from "../../src/content/read/file-name.ts";
import { filesBelow } from "../../src/content/read/folder.ts";
import { markupIn } from "../../src/lib/markup.ts";
import { markdownProblems } from "../../src/content/rules/markdown.ts";
import { hostile } from "./values.ts";

/** The text put into one field, between marks with its number. */
interface Planted {
  readonly file: string;
  readonly field: string;
  readonly text: string;
}

const hostileDrawing = `<script>window.XSS=1</script><use href="https://evil.example/x.svg#a"/><style>@import "https://evil.example/x.css";</style><foreignObject><b>XSS</b></foreignObject>`;

/** A hostile text between marks that show where it begins and ends. */
const marked = (number: number, text: string) => `Zq${number}z ${text} z${number}qZ`;

/** Writes the texts into a copy of the sample's content; returns them by number. */
export function plantHostileTexts(folder: string): ReadonlyMap<number, Planted> {
  const logo = join(folder, "pictures/logo.svg");
  writeFileSync(logo, readFileSync(logo, "utf8").replace(">", ` onload="window.XSS=1">${hostileDrawing}`));
  const files = filesBelow(folder).filter(isTextFile);
  const planted = new Map<number, Planted>();
  // Jobs refer to these positions, buttons to these rates, pages to the cages that are lit, and the rules report the jobs,
  // the buttons and the pages.
  const kept = new Set([
    "forms/employment.yaml fields.5.options",
    ...["cages", "open-area"].flatMap((name) =>
      [0, 1].map((rate) => `spaces/${name}.yaml rates.${rate}.per`),
    ),
    ...[0, 1, 2, 3, 4, 5, 6].map((cage) => `spaces/cages.yaml units.${cage}.name`),
    ...["open-area", "pitching-lane", "front-desk"].map((name) => `spaces/${name}.yaml units.0.name`),
  ]);
  // Restore the original text of fields that a rule rejects; rules between files may only fail after that.
  for (let problems = -1; problems !== 0;) {
    const before = kept.size;
    planted.clear();
    const shares = sharesOf(files, kept);
    const plant: Plant = (file, field, own) => {
      const text = own ?? shares.get(setting(file, field))?.shift()?.join(" | ") ?? "";
      const number = planted.size + 1;
      planted.set(number, { file, field, text });
      return marked(number, text);
    };
    for (const file of files) writeFileSync(join(folder, file), withPlants(file, kept, plant));
    const found = readContent(folder).problems;
    for (const { file, field } of found) kept.add(`${relative(folder, file)} ${field ?? ""}`);
    if (found.length > 0 && kept.size === before)
      throw new Error(`these problems stay: ${JSON.stringify(found.slice(0, 3))}`);
    problems = found.length;
  }
  return planted;
}

/** What many files, entries or pictures have, such as a title: `coaches.title`, `forms.fields.*.label`. */
const setting = (file: string, field: string) =>
  `${file.replace(/\/[^/]+$/u, "")}.${field.replaceAll(/[\w-]+\.(?:jpg|png|svg)\b|\b\d+\b/gu, "*")}`;

/** The hostile texts for each place of a setting: together, the places of every setting get them all. */
function sharesOf(files: readonly string[], kept: ReadonlySet<string>): Map<string, string[][]> {
  const places = new Map<string, number>();
  const count: Plant = (file, field) => {
    const key = setting(file, field);
    places.set(key, (places.get(key) ?? 0) + 1);
    return "";
  };
  for (const file of files) withPlants(file, kept, count);
  const shares = [...places].map(([key, all]) => {
    const texts = markdownField.test(key) ? plantable.filter(isPlain) : hostile.filter(isPlain);
    const different = Math.min(all, texts.length);
    const share = (place: number) => texts.filter((_text, index) => index % different === place % different);
    return [key, Array.from({ length: all }, (_none, place) => share(place))] as const;
  });
  return new Map(shares);
}

/** Plants a text, the next one unless it is given, and returns it between its marks. */
type Plant = (file: string, field: string, text?: string) => string;

/** Whether plain words may hold a text; the check refuses the others. */
const isPlain = (text: string) => markupIn(text) === undefined;

/** The texts that Markdown may hold; the check refuses the others there. */
const plantable = hostile.filter((text) => markdownProblems(text).length === 0);
/** The fields that may be Markdown. */
export const markdownField = /(?:^|\.)(?:answer|body|description)$/u;

function withPlants(file: string, kept: ReadonlySet<string>, plant: Plant) {
  const own = readFileSync(join("content", file), "utf8");
  // For a menu entry, the rule is about the whole entry, but its label is a text.
  const isKept = (path: readonly string[]) =>
    path.some((_key, index) => {
      const whole = index === path.length - 1;
      return kept.has(`${file} ${path.slice(0, index + 1).join(".")}`) && (whole || path.at(-1) !== "label");
    });
  const planted = (value: unknown, path: readonly string[]): unknown => {
    if (typeof value === "string") return isKept(path) ? value : plant(file, path.join("."));
    if (Array.isArray(value)) return value.map((item, index) => planted(item, [...path, String(index)]));
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, planted(item, [...path, key])]),
    );
  };
  if (!file.endsWith(".md")) return stringify(planted(parse(own), []));
  const { fields, body } = splitMarkdown(own) ?? { fields: "", body: "" };
  const words = kept.has(`${file} body`)
    ? body
    : plantable.map((text) => plant(file, "body", text)).join("\n\n");
  return `---\n${stringify(planted(parse(fields), []))}---\n\n${words}\n`;
}
