/** Limits the text that the editor accepts: far more than anyone types, but quick to parse. */
import { splitMarkdown } from "../../src/content/read/canonical.ts";

/** Values are counted by the characters that may begin one. The YAML parser's time grows with their square. */
const limits = { characters: 500_000, values: 5000 } as const;

/** Says which limit the texts exceed; `undefined` if they can be parsed. */
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
