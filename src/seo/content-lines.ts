/** Content lines of calendar files (RFC 5545) and contact cards (RFC 2426). */

/** A text value: separators escaped, line breaks as `\n`. */
export function text(value: string): string {
  return value
    .replaceAll("\\", "\\\\")
    .replaceAll(/\r\n?|\n/gu, String.raw`\n`)
    .replaceAll(",", String.raw`\,`)
    .replaceAll(";", String.raw`\;`);
}

/** Joins lines with CRLF and folds those longer than 75 bytes. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function fold(line: string): string {
  const rows: string[] = [];
  let row = "";
  let length = 0;
  // By character, so that no multi-byte character is split.
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (length + bytes > 75) {
      rows.push(row);
      row = " ";
      length = 1;
    }
    row += character;
    length += bytes;
  }
  return [...rows, row].join("\r\n");
}
