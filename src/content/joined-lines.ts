/** Looks for schedules whose lines a page joins into one paragraph. */
import { valuesOf } from "./read/values.ts";
import { fileOf, type Content } from "./schema/registry.ts";

/** A time at the beginning of a line, maybe in bold: `9:00`, `9am`, `9-10 a.m.`, `12 noon`, `Noon`. */
const time = String.raw`(?:noon|midnight|\d{1,2}(?:[:.]\d{2})?(?:\s*(?:-|\u2013|\u2014|to)\s*\d{1,2}(?:[:.]\d{2})?)?\s*(?:[ap]\.?\s?m\b|noon|o.clock)|\d{1,2}:\d{2})`;
const line = String.raw`[ \t]*[*_]{0,2}${time}[^\n]*`;
/** Three such lines, of which the first two don't end with what breaks a line: two spaces or a backslash. */
const joined = new RegExp(String.raw`^(?:${line}(?<! {2}|\\)\n){2}${line}`, "imu");

/** A warning for each text in Markdown with three lines in a row that begin with a time. */
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
