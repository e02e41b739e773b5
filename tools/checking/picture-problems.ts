/** Finds pictures that cannot be shown, before the build fails on them, and those too small for their place. */
import { readFileSync, statSync } from "node:fs";
import { extname, join, relative } from "node:path";
import sharp from "sharp";
import type { Problem } from "../../src/content/read/problems.ts";
import { pictureFormats, picturesIn } from "../../src/content/read/picture-files.ts";
import { valuesOf } from "../../src/content/read/values.ts";
import { fileOf, type Content } from "../../src/content/schema/registry.ts";
import { pictureSizes } from "../../src/pictures/picture-sizes.ts";
import { cleanSvg } from "../../src/lib/svg.ts";
import { isOutside, describeReadError } from "../../src/content/read/files.ts";

/** The problems with a facility's pictures. Each picture is read completely. */
export async function pictureProblems(directory: string): Promise<Problem[]> {
  const folder = join(directory, "pictures");
  const perPicture = picturesIn(folder).map(async (name): Promise<Problem[]> => {
    const path = join(folder, name);
    const message = await pictureProblem(path, directory);
    return message === undefined ? [] : [{ file: relative(process.cwd(), path), message }];
  });
  return (await Promise.all(perPicture)).flat();
}

/** The place of the pictures that a file names, or the files of this folder. */
export const placesByName = new Map<string, { readonly least: number }>([
  ["pages/home", pictureSizes.hero],
  ["facility", pictureSizes.map],
  ["pages", pictureSizes.head],
  ["disciplines", pictureSizes.head],
  ["policies", pictureSizes.head],
  ["coaches", pictureSizes.card],
  ["events", pictureSizes.card],
  ["packages", pictureSizes.card],
  ["spaces", pictureSizes.thumbnail],
  ["testimonials", pictureSizes.portrait],
]);

/** A line for each photo that is too small for a place that shows it. */
export async function pictureWarnings(directory: string, content: Content): Promise<string[]> {
  const contentFolder = relative(process.cwd(), directory);
  const perPlace = valuesOf(content, "picture").map(async ({ key, path, value }): Promise<string[]> => {
    const [name = ""] = key.split("/");
    const least = (placesByName.get(key) ?? placesByName.get(name))?.least ?? 0;
    const { format, width = 0 } = await sharp(join(directory, "pictures", value)).metadata();
    return format === "svg" || width >= least
      ? []
      : [
          `${contentFolder}/pictures/${value} is ${width} pixels wide, and ${contentFolder}/${fileOf(key)} shows it blurred (${path.join(".")}); use one of at least ${least}`,
        ];
  });
  return (await Promise.all(perPlace)).flat();
}

const severalPages =
  "this picture moves, or has several pages, and its copies would show them below each other: save one of them as a picture of its own";

async function pictureProblem(path: string, directory: string): Promise<string | undefined> {
  try {
    if (isOutside(path, directory))
      return "this link leads outside the content folder: put the picture itself here";
    const stats = statSync(path);
    if (!stats.isFile()) return "expected a picture here";
    if (stats.size === 0) return "this picture is empty";
  } catch (error) {
    return describeReadError(error);
  }
  const expected = pictureFormats[extname(path).slice(1)];
  try {
    if (path.endsWith(".svg") && cleanSvg(readFileSync(path, "utf8")) === undefined)
      return "this is not a drawing that browsers can show: save it as SVG again, or as PNG";
    const bytes = readFileSync(path);
    if (isAnimated(bytes)) return severalPages;
    const picture = sharp(bytes, { failOn: "truncated" });
    const { format, pages = 1 } = await picture.metadata();
    if (format !== expected)
      return `the file name and the kind of picture disagree: save it as ${extname(path)} (found ${format})`;
    if (pages > 1) return severalPages;
    // The small size makes JPEG decoding fast, but still reads the whole file.
    await picture.resize(32).toBuffer();
  } catch {
    return "this picture is damaged, or not a picture: save or copy it again";
  }
  return undefined;
}

/**
 * Whether a PNG or an AVIF is animated, which sharp does not say: a PNG then has a chunk `acTL` before its pixels, an
 * AVIF is of the brand `avis`.
 */
function isAnimated(bytes: Buffer): boolean {
  if (bytes.toString("latin1", 4, 8) === "ftyp")
    return bytes.subarray(8, bytes.readUInt32BE(0)).includes("avis");
  const isPng = bytes.toString("latin1", 1, 4) === "PNG";
  const pixels = bytes.indexOf("IDAT");
  return isPng && bytes.subarray(0, pixels === -1 ? undefined : pixels).includes("acTL");
}
