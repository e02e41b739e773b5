/** The pictures that a facility has. */
import { basename, extname } from "node:path";
import { filesBelow } from "./folder.ts";

/** The endings that pictures have, each with the name of its format. */
export const pictureFormats: Readonly<Record<string, string>> = {
  jpg: "jpeg",
  jpeg: "jpeg",
  png: "png",
  webp: "webp",
  avif: "heif",
  svg: "svg",
};

/** The pictures of a folder by their names, `coaches/no-picture.svg`, as they are spelled; none when it cannot be read. */
export function picturesIn(folder: string): string[] {
  try {
    return filesBelow(folder).filter(
      (path) => Object.hasOwn(pictureFormats, extname(path).slice(1)) && !basename(path).startsWith("."),
    );
  } catch {
    return [];
  }
}
