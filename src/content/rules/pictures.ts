import { picturesIn } from "../read/picture-files.ts";
import { collections } from "../schema/registry.ts";
import { pictureUses } from "./picture-uses.ts";
import type { Report, RuleInput } from "./rule.ts";

/** Every picture that something shows is there, with its entry in `pictures.yaml`. */
export function picturesExist({ content, pictures }: RuleInput, report: Report): void {
  const there = new Set(picturesIn(pictures));
  for (const { key, path, value } of pictureUses(content)) {
    if (!there.has(value))
      report(key, path, `there is no such picture in content/pictures (found "${value}")`);
    else if (content.pictures && !Object.hasOwn(content.pictures, value))
      report(key, path, `content/pictures.yaml has no entry for this picture (found "${value}")`);
  }
}

/** An entry that describes a picture has one. In the desk, a picture that is still being prepared is not there yet. */
export function descriptionsHavePictures({ content }: RuleInput, report: Report): void {
  for (const folder of Object.keys(collections)) {
    const entries = (content[folder as keyof typeof collections] ?? []) as readonly EntryWithPicture[];
    for (const { slug, picture, pictureAlt } of entries) {
      if (pictureAlt !== undefined && picture === undefined)
        report(
          `${folder}/${slug}`,
          ["pictureAlt"],
          "there is no picture to describe: add it (if you just did, wait until it shows), or delete this",
        );
    }
  }
}

interface EntryWithPicture {
  readonly slug: string;
  readonly picture?: string | undefined;
  readonly pictureAlt?: string | undefined;
}
