import { picturesIn } from "../read/picture-files.ts";
import { allEntries } from "../schema/registry.ts";
import { pictureUses } from "../picture-uses.ts";
import type { Report, RuleInput } from "./rule.ts";

/** Every picture that something shows is there, with its entry in `pictures.yaml`. */
export function picturesExist({ content, pictures, contentFolder }: RuleInput, report: Report): void {
  const there = new Set(picturesIn(pictures));
  for (const { key, path, value } of pictureUses(content)) {
    if (!there.has(value))
      report(key, path, `there is no such picture in ${contentFolder}/pictures (found "${value}")`);
    else if (content.pictures && !Object.hasOwn(content.pictures, value))
      report(
        key,
        path,
        `nothing says what the picture shows: ${describeIt(path, contentFolder)} (found "${value}")`,
      );
  }
}

/** The picture of an entry has its description beside it; others, such as those of a row, only have the list. */
function describeIt(path: readonly PropertyKey[], contentFolder: string): string {
  return path.join(".") === "picture"
    ? `describe it in the next field, \`pictureAlt\`, or in ${contentFolder}/pictures.yaml`
    : `add its name and its description to ${contentFolder}/pictures.yaml`;
}

/** An entry that describes a picture has one. In the desk, a picture that is still being prepared is not there yet. */
export function descriptionsHavePictures({ content }: RuleInput, report: Report): void {
  for (const { key, entry } of allEntries(content)) {
    if (entry.pictureAlt !== undefined && entry.picture === undefined)
      report(
        key,
        ["pictureAlt"],
        "there is no picture to describe: add it (if you just did, wait until it shows), or delete this",
      );
  }
}
