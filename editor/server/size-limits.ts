/** How much text the editor accepts: far more than anyone types, and little enough to parse without delay. */
import { splitMarkdown } from "../../src/content/read/canonical.ts";

/** Values are counted by the characters that may begin one: YAML's parser takes time by their square. */
const limits = { characters: 500_000, values: 5000 } as const;

/** What is too much about the texts of some files; `undefined` when they can be parsed. */
export function sizeProblem(texts: readonly string[]): string | undefined {
  const characters = texts.join("").length;
  if (characters > limits.characters)
    return `This is too long: ${characters} characters; the limit is ${limits.characters}.`;
  const yaml = texts.map((text) => splitMarkdown(text)?.fields ?? text).join("");
  const values = yaml.match(/[\n,[{]/gu)?.length ?? 0;
  if (values > limits.values)
    return `There are too many fields: about ${values}; the limit is ${limits.values}.`;
  return undefined;
}
