/** The pictures that the content shows: the build publishes these, and no others. */
import { noPicture } from "./schema/coach.ts";
import type { Content } from "./schema/registry.ts";
import { valuesOf, type FoundValue } from "./read/values.ts";

/** The names of the pictures that something shows, each once. */
export function namedPictures(content: Partial<Content>): string[] {
  return [...new Set(pictureUses(content).map(({ value }) => value))];
}

/** The names of the pictures on pages, each once. Browser tabs and home screens show the icon, which is drawn anew. */
export function picturesOnPages(content: Partial<Content>): string[] {
  const onPages = pictureUses(content).filter(({ path }) => path.join(".") !== "logo.icon");
  return [...new Set(onPages.map(({ value }) => value))];
}

/** Every place that shows a picture, with the picture's name. */
export function pictureUses(content: Partial<Content>): Pick<FoundValue, "key" | "path" | "value">[] {
  const { coaches = [] } = content;
  return [
    ...valuesOf(content, "picture", "logo"),
    ...coaches
      .filter(({ picture }) => picture === undefined)
      .map(({ slug }) => ({ key: `coaches/${slug}`, path: [], value: noPicture })),
  ];
}
