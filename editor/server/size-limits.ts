/** How much the editor takes in at once: far more than a form can hold, and little enough to be read in a moment. */
import { splitMarkdown } from "../../src/content/read/canonical.ts";

/** At most so many characters, and so many places where YAML may begin a value: its reader takes their square. */
export const most = { characters: 500_000, values: 5000 } as const;

/** What is too much about the texts of some files, in one sentence; nothing when they can be read. */
export function sizeProblem(texts: readonly string[]): string | undefined {
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  if (characters > most.characters)
    return `This is too long: ${characters} characters; the limit is ${most.characters}.`;
  const values = texts.reduce((sum, text) => sum + beginnings(text), 0);
  if (values > most.values) return `There are too many fields: about ${values}; the limit is ${most.values}.`;
  return undefined;
}

function beginnings(text: string): number {
  return (splitMarkdown(text)?.fields ?? text).match(/[\n,[{]/gu)?.length ?? 0;
}
