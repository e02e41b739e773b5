import { basename, extname } from "node:path";
import { isHidden } from "./file-name.ts";
import { filesBelow } from "./folder.ts";

/** The file extensions of pictures, with the names of their formats. */
export const pictureFormats: Readonly<Record<string, string>> = {
  jpg: "jpeg",
  jpeg: "jpeg",
  png: "png",
  webp: "webp",
  avif: "heif",
  svg: "svg",
};

/** The names of the pictures in a folder, such as `coaches/no-picture.svg`; empty if it cannot be read. */
export function picturesIn(folder: string): string[] {
  try {
    return filesBelow(folder).filter(
      (path) => Object.hasOwn(pictureFormats, extname(path).slice(1)) && !isHidden(basename(path)),
    );
  } catch {
    return [];
  }
}
