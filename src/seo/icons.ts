/** The icons for browsers and home screens, all drawn from `public/icon.svg`. */
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { brandColors, markInColor } from "./brand.ts";
import { cached } from "./cache.ts";

interface Icon {
  /** In pixels. */
  readonly size: number;
  /** The part of the width that the logo fills; below 1, it has a board-colored background, for maskable icons. */
  readonly fill: number;
}

/** Every icon by its address. */
export const icons = {
  "/favicon.ico": { size: 32, fill: 1 },
  "/apple-touch-icon.png": { size: 180, fill: 0.72 },
  "/icon-192.png": { size: 192, fill: 1 },
  "/icon-512.png": { size: 512, fill: 1 },
  "/icon-maskable.png": { size: 512, fill: 0.56 },
} as const satisfies Record<`/${string}`, Icon>;

export type IconPath = keyof typeof icons;

/** An icon as PNG, or as ICO where the address says so. */
export async function drawIcon(path: IconPath): Promise<Uint8Array> {
  const mark = Buffer.from(markInColor(await readFile("public/icon.svg", "utf8")));
  const { board } = brandColors();
  const { size, fill } = icons[path];
  const png = await cached(["icon 1", mark, board, JSON.stringify(icons[path])], () =>
    draw(mark, { size, fill }, board),
  );
  return path.endsWith(".ico") ? ico(png, size) : png;
}

async function draw(mark: Uint8Array, { size, fill }: Icon, board: string): Promise<Uint8Array> {
  const width = Math.round(size * fill);
  // The drawing is 48 units wide: 48 pixels at 72 dpi.
  const drawn = await sharp(mark, { density: (72 * width) / 48 })
    .resize(width, width)
    .png()
    .toBuffer();
  if (fill === 1) return drawn;
  return sharp({ create: { width: size, height: size, channels: 3, background: board } })
    .composite([{ input: drawn, gravity: "center" }])
    .png()
    .toBuffer();
}

/** An ICO file with one PNG. */
function ico(png: Uint8Array, size: number): Uint8Array {
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
