/** How much two pictures differ. */
import { join } from "node:path";
import sharp from "sharp";

export interface ComparedPicture {
  /** Page, state, width and color scheme. */
  readonly name: string;
  /** The share of pixels that differ, 0 to 1; 1 if one of the sites has no such picture. */
  readonly change: number;
  readonly before: StoredPicture | undefined;
  readonly after: StoredPicture | undefined;
}

export interface StoredPicture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** Pixels differ from this distance of their grays on, out of 255: below it, it's the smoothing of letters. */
const leastDifference = 12;

/** Stores both pictures in a folder and compares them, as far down as the longer one. */
export async function comparePictures(
  name: string,
  before: Buffer | undefined,
  after: Buffer | undefined,
  folder: string,
): Promise<ComparedPicture> {
  const file = name.replaceAll(/\W+/gu, "-").replace(/^-/u, "");
  return {
    name,
    change: before && after ? await differenceOf(before, after) : 1,
    before: before && (await store(before, folder, `${file}-before.webp`)),
    after: after && (await store(after, folder, `${file}-after.webp`)),
  };
}

async function differenceOf(before: Buffer, after: Buffer): Promise<number> {
  if (before.equals(after)) return 0;
  const [one, other] = await Promise.all([before, after].map(pixelsOf));
  if (!one || !other) return 1;
  const shared = Math.min(one.length, other.length);
  const length = Math.max(one.length, other.length);
  let differing = length - shared;
  for (let index = 0; index < shared; index++)
    if (Math.abs(Number(one[index]) - Number(other[index])) >= leastDifference) differing++;
  return differing / length;
}

/** The grays of a picture, at half its size: four times as fast. */
async function pixelsOf(png: Buffer): Promise<Buffer> {
  const { width } = await sharp(png).metadata();
  return sharp(png)
    .resize({ width: Math.round(width / 2), kernel: "nearest" })
    .grayscale()
    .raw()
    .toBuffer();
}

async function store(png: Buffer, folder: string, name: string): Promise<StoredPicture> {
  // WebP ends at 16,383 pixels, below which each page of a phone is.
  const { width, height } = await sharp(png).webp({ quality: 80, effort: 1 }).toFile(join(folder, name));
  return { file: `pictures/${name}`, width, height };
}
