/** A text with values in place of their names in braces: `Rent {rate}` with `{ rate: "half hour" }`. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (braces, name: string) => values[name] ?? braces);
}
