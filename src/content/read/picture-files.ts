import { basename, extname } from "node:path";
import type { pictureEndings } from "../schema/names.ts";
import { isHidden } from "./file-name.ts";
import { filesBelow } from "./folder.ts";

const formats = {
  jpg: "jpeg",
  jpeg: "jpeg",
  png: "png",
  webp: "webp",
  avif: "heif",
  svg: "svg",
} satisfies Record<(typeof pictureEndings)[number], string>;

/** The endings of pictures, with the names of their formats. */
export const pictureFormats: Readonly<Record<string, string>> = formats;

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
