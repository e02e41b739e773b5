import { language } from "./language.ts";

/** Words as a list in a sentence: `Ada, Ben and Kit`. */
export function inList(words: readonly string[]): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(words).replace(/, and /u, " and ");
}
