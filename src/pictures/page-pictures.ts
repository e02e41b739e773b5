/** Prepares the content's pictures in the formats and widths a page needs. Runs only at build time. */
import type { ImageMetadata } from "astro";
import { getImage } from "astro:assets";
import pictures from "virtual:pictures";
import type { LogoSource } from "../components/site/Logo.tsx";
import { drawingOf, sizeOf } from "./drawing.ts";
import type { PicturePlace } from "./picture-sizes.ts";
import type { PictureSource } from "../ui/Picture.tsx";
import { settings } from "../settings.ts";
import { focusName } from "../lib/focus.ts";
import { content } from "../content/content.ts";

/**
 * Measured on the sample's photographs, 800 px wide: AVIF at 52 keeps as much of them as WebP at 78 (SSIM 0.98), in 18 kB
 * instead of 26. WebP, for browsers without AVIF, keeps a little less (0.97) in 21 kB.
 */
const qualities = { avif: 52, webp: 70 } as const;

/** Replaces each item's picture name, if it has one, with the prepared picture. */
export function pictured<Item extends { readonly picture?: string | undefined }>(
  items: readonly Item[],
  place: PicturePlace,
) {
  return Promise.all(
    items.map(async ({ picture, ...item }) => ({
      ...item,
      picture: (picture && (await pictureFor(picture, place))) as Prepared<Item["picture"]>,
    })),
  );
}

type Prepared<Name> = Name extends string ? PictureSource : undefined;

/** The height of a square logo in CSS pixels; a tall one is higher, a wide one lower. */
const logoHeight = 36;

/** The facility's logo at a size that looks as large whatever its shape; `undefined` without one. */
export async function logoSource(): Promise<LogoSource | undefined> {
  const { logo } = content().facility;
  const file = logo && pictures.get(logo.picture);
  if (!file) return undefined;
  const drawing = await drawingOf(logo.picture);
  const ratio = drawing.width / drawing.height;
  const height = Math.round(logoHeight * Math.min(1.25, Math.max(0.75, ratio ** -0.25)));
  const size = { width: Math.round(height * ratio), height };
  const shown = { ...size, plate: logo.plate, name: logo.name };
  if (drawing.isSvg) return { src: file.src, ...shown };
  const scaled = await getImage({ src: file, ...size, densities: [1, 2, 3], format: "webp" });
  return { src: scaled.src, srcSet: scaled.srcSet.attribute, ...shown };
}

/**
 * A picture by its name in `content/pictures`, ready for `ui/Picture`. Of a photograph, nothing is read but by
 * `getImage`: Astro publishes an original, with all that the camera wrote into it, as soon as code reads its address or
 * its size.
 */
export async function pictureFor(name: string, place: PicturePlace): Promise<PictureSource> {
  const file = fileOf(name);
  const { alt = "", focus: point } = content().pictures[name] ?? {};
  const focus = point && focusName(point);
  if (name.endsWith(".svg")) {
    const { src, width, height } = file;
    return { src, width, height, alt, focus, sizes: "", sources: [] };
  }
  const { width, height } = await sizeOf(name);
  const widths = await widthsFor(name, place);
  // One width is enough for the few browsers without AVIF.
  const fallback = await getImage({
    src: file,
    width: widths[Math.min(1, widths.length - 1)] ?? width,
    format: "webp",
    quality: qualities.webp,
  });
  return {
    src: fallback.src,
    width,
    height,
    alt,
    focus,
    sizes: place.sizes,
    sources: [await photoSource(name, widths)],
  };
}

/** The widths that a place needs of a photograph; one that is smaller than its place has only its own. */
async function widthsFor(name: string, place: PicturePlace): Promise<number[]> {
  const { width } = await sizeOf(name);
  return [...new Set(place.widths.map((each) => Math.min(each, width)))];
}

/** A photograph in these widths, in the format of this build. */
async function photoSource(name: string, widths: number[]) {
  const format = settings.avif ? "avif" : "webp";
  const { srcSet } = await getImage({ src: fileOf(name), widths, format, quality: qualities[format] });
  return { type: `image/${format}`, srcSet: srcSet.attribute };
}

/** @throws Error if there is no such picture; the content check reports that first, with file and line. */
function fileOf(name: string): ImageMetadata {
  const file = pictures.get(name);
  if (!file) throw new Error(`there is no picture "${name}" in content/pictures`);
  return file;
}
