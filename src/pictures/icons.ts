/** The icons for browser tabs and home screens, and the logo for search engines, on the plate that the logo needs. */
import sharp from "sharp";
import { content } from "../content/content.ts";
import { brandColors, canDraw, drawingOf, drawText, scaledTo } from "./drawing.ts";

interface Icon {
  /** In pixels. */
  readonly size: number;
  /** The part of the width that the picture fills; home screens cut the corners. */
  readonly fill: number;
}

export const icons = {
  "/favicon.ico": { size: 32, fill: 1 },
  "/apple-touch-icon.png": { size: 180, fill: 0.72 },
  "/icon-192.png": { size: 192, fill: 1 },
  "/icon-512.png": { size: 512, fill: 1 },
  "/logo.png": { size: 512, fill: 1 },
} as const satisfies Record<`/${string}`, Icon>;

export type IconPath = keyof typeof icons;

/** An icon as PNG: the facility's own, or the first letter of its name. `/logo.png` is the logo however wide it is. */
export async function drawIcon(path: IconPath, { name, logo } = content().facility): Promise<Buffer> {
  const { size, fill } = icons[path];
  const picture = (path === "/logo.png" && logo?.picture) || logo?.icon;
  const colorOf = brandColors();
  const plate = logo?.plate;
  const width = Math.round(size * (fill === 1 && plate ? 0.85 : fill));
  const letter = { size: 0.8 * width, color: colorOf("chalk") };
  const input = picture
    ? await scaledTo(await drawingOf(picture), { width, height: width }).toBuffer()
    : (await drawText(firstLetter(name), letter)).data;
  const background = picture ? plateColor(plate, fill) : colorOf("clay-500");
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input, gravity: "center" }])
    .png()
    .toBuffer();
}

/** The first letter of a name; a base of the diamond for one that the font lacks. */
function firstLetter(name: string): string {
  const [first = ""] = name.toUpperCase();
  return canDraw(first) ? first : "◊";
}

/** What is behind a picture: its plate, or a board where home screens cut the corners; nothing where neither is needed. */
function plateColor(plate: "light" | "dark" | undefined, fill: number): string {
  const colorOf = brandColors();
  if (plate === "light") return colorOf("chalk");
  return plate === "dark" || fill < 1 ? colorOf("board") : "transparent";
}
