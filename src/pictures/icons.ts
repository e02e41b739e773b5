/** The icons for browsers and home screens, drawn from the facility's logo or the first letter of its name. */
import sharp from "sharp";
import { content } from "../content/content.ts";
import {
  brandColors,
  drawText,
  iconDrawing,
  logoDrawing,
  needsOtherGround,
  scaledTo,
  type Drawing,
} from "./drawing.ts";

interface Icon {
  /** In pixels. */
  readonly size: number;
  /** The part of the width that the logo fills; below 1, it has a background, for home screens that cut the corners. */
  readonly fill: number;
}

/** Every icon by its address. */
export const icons = {
  "/favicon.ico": { size: 32, fill: 1 },
  "/apple-touch-icon.png": { size: 180, fill: 0.72 },
  "/icon-192.png": { size: 192, fill: 1 },
  "/icon-512.png": { size: 512, fill: 1 },
  "/icon-maskable.png": { size: 512, fill: 0.56 },
  "/logo.png": { size: 512, fill: 1 },
} as const satisfies Record<`/${string}`, Icon>;

export type IconPath = keyof typeof icons;

export const svgIconPath = "/icon.svg";

/** An icon as PNG, or as ICO where the address says so. `/logo.png` is the logo however wide it is. */
export async function drawIcon(path: IconPath): Promise<Uint8Array> {
  const drawing = (path === "/logo.png" ? await logoDrawing() : undefined) ?? (await iconDrawing());
  const png = await drawnIcon(drawing, content().facility.name, icons[path]);
  return path.endsWith(".ico") ? ico(png, icons[path].size) : png;
}

/** The drawing, or without one the first letter of a name, as PNG. */
export async function drawnIcon(
  drawing: Drawing | undefined,
  name: string,
  { size, fill }: Icon,
): Promise<Buffer> {
  const ground = drawing && (await groundOf(drawing, fill));
  const width = Math.round(size * (fill === 1 && ground ? 0.85 : fill));
  const drawn = drawing
    ? await scaledTo(drawing, { width, height: width }).toBuffer()
    : (await drawText([...name.toUpperCase()][0] ?? "", { size: 0.8 * width, color: brandColors().chalk }))
        .data;
  const background = ground ?? (drawing ? "transparent" : brandColors().clay);
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn, gravity: "center" }])
    .png()
    .toBuffer();
}

/** What a drawing needs behind it to be seen on home screens, and in the tabs of light and dark browsers. */
async function groundOf(drawing: Drawing, fill: number): Promise<string | undefined> {
  const { board, chalk } = brandColors();
  if (fill < 1) return (await needsOtherGround(drawing, board, chalk)) ? chalk : board;
  if (await needsOtherGround(drawing, "#ffffff", board)) return board;
  return (await needsOtherGround(drawing, "#202124", chalk)) ? chalk : undefined;
}

/** The icon for browsers that show SVG: the drawing itself, or a picture in one. */
export async function svgIcon(): Promise<string> {
  const drawing = await iconDrawing();
  if (drawing?.isSvg && !(await groundOf(drawing, 1))) return drawing.bytes.toString("utf8");
  const png = Buffer.from(await drawIcon("/icon-192.png")).toString("base64");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image width="192" height="192" href="data:image/png;base64,${png}"/></svg>`;
}

/** An ICO file with one PNG. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
