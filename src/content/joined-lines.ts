/** Looks for schedules whose lines a page joins into one paragraph. */
import { valuesOf } from "./read/values.ts";
import { fileOf, type Content } from "./schema/registry.ts";

/** A time at the beginning of a line, maybe in bold: `9:00`, `9am`, `9-10 a.m.`, `12 noon`, `Noon`. */
const time = String.raw`(?:noon|midnight|\d{1,2}(?:[:.]\d{2})?(?:\s*(?:-|\u2013|\u2014|to)\s*\d{1,2}(?:[:.]\d{2})?)?\s*(?:[ap]\.?\s?m\b|noon|o.clock)|\d{1,2}:\d{2})`;
/** Two hours, `9-10`, or the name of a weekday: `Mon`, `Monday`, `Mondays`. */
const hours = String.raw`\d{1,2}\s*[-\u2013\u2014]\s*\d{1,2}\b`;
const weekday = String.raw`(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:days?)?\b[^\n]*\w`;
/** Maybe below each other in one item of a list, or in a quotation. */
const mark = String.raw`[ \t]*(?:[-*+>][ \t]+)?`;
const line = String.raw`${mark}[*_]{0,2}(?:(?:at|from)[ \t]+)?(?:${time}|${hours}|${weekday})[^\n]*`;
/** A line that begins an item of a list is a line of its own. */
const notAnItem = String.raw`(?![ \t]*[-*+][ \t])`;
/** Three such lines that are one paragraph, of which the first two don't end with what breaks a line: two spaces or a backslash. */
const joined = new RegExp(
  String.raw`^${line}(?<! {2}|\\)\n${notAnItem}${line}(?<! {2}|\\)\n${notAnItem}${line}`,
  "imu",
);

/** A warning for each text in Markdown with three lines in a row that begin with a time or a weekday. */
export function joinedLines(content: Content, contentFolder: string): string[] {
  return valuesOf(content, "text").flatMap(({ key, path, value }) => {
    const [first = ""] = joined.exec(value)?.[0].split("\n") ?? [];
    return first === ""
      ? []
      : [
          `${contentFolder}/${fileOf(key)} ${path.join(".")}: the lines from "${first.trim()}" on are joined into one paragraph; begin each with "- ", or leave an empty line between them`,
        ];
  });
}
