/** The facility's logo as it is drawn on its pages, icons and share pictures. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { content } from "../content/content.ts";
import { contrast } from "../lib/colors.ts";
import { cleanSvg } from "../lib/svg.ts";
import { settings } from "../settings.ts";

/** A picture of the content folder, with its size in pixels. */
export interface Drawing {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly isSvg: boolean;
}

/** Reads a picture by its name; a drawing (SVG) is cleaned. */
async function drawingOf(name: string): Promise<Drawing> {
  const file = await readFile(join(settings.contentDir, "pictures", name));
  const isSvg = name.endsWith(".svg");
  const bytes = isSvg ? Buffer.from(cleanSvg(file.toString("utf8")) ?? "") : file;
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, width, height, isSvg };
}

/** The logo, if the facility has one. */
export async function logoDrawing(): Promise<Drawing | undefined> {
  const { logo } = content().facility;
  return logo && drawingOf(logo.picture);
}

/** Icons are square: a logo this many times as wide as high, or as high as wide, is too small in them. */
const widest = 2;

/** The drawing for icons: the facility's own, or the logo if it is about as wide as high. */
export async function iconDrawing(): Promise<Drawing | undefined> {
  const { logo } = content().facility;
  if (!logo) return undefined;
  const drawing = await drawingOf(logo.icon ?? logo.picture);
  return fitsIcon(drawing) ? drawing : undefined;
}

/** Whether a drawing is about as wide as high. */
export function fitsIcon({ width, height }: Pick<Drawing, "width" | "height">): boolean {
  return Math.max(width / height, height / width) <= widest;
}

/** A drawing as PNG of at most this size in pixels. */
export function scaledTo(
  { bytes, width, height, isSvg }: Drawing,
  box: number | { width: number; height: number },
) {
  const [boxWidth, boxHeight] = typeof box === "number" ? [box, box] : [box.width, box.height];
  const scale = Math.min(boxWidth / width, boxHeight / height);
  return sharp(bytes, isSvg ? { density: Math.min(72 * scale, 10_000) } : {})
    .resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
    .png();
}

/** The least contrast to the ground at which a part of a logo can be seen. */
const visible = 1.7;

/** Whether a drawing is seen better on another ground, because much of it is nearly of the ground's color. */
export async function needsOtherGround(drawing: Drawing, ground: string, other: string): Promise<boolean> {
  const { data } = await scaledTo(drawing, 48).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const colors: string[] = [];
  for (let at = 0; at < data.length; at += 4)
    if ((data[at + 3] ?? 0) > 127) colors.push(`#${data.toString("hex", at, at + 3)}`);
  const hidden = (on: string) => colors.filter((color) => contrast(color, on) < visible).length;
  return hidden(ground) > colors.length / 4 && hidden(other) < hidden(ground);
}
