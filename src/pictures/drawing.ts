/** The facility's logo, colors and letters, as icons and share pictures draw them. */
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { create, type Font } from "fontkitten";
import sharp, { type Sharp } from "sharp";
import { content } from "../content/content.ts";
import { memoize } from "../lib/memoize.ts";
import { cleanSvg } from "../lib/svg.ts";
import { siteColors } from "../lib/theme.ts";
import { escapeXml } from "../lib/xml.ts";
import { settings } from "../settings.ts";

/** The colors of the facility, by their tokens. */
export function brandColors() {
  return siteColors(readFileSync(resolve("src/styles/tokens.css"), "utf8"), content().facility.colors);
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture of the content folder, with its size in pixels as people see it: upright. */
export interface Drawing extends Size {
  readonly bytes: Buffer;
  readonly isSvg: boolean;
}

/** Reads a picture by its name; a drawing (SVG) is cleaned. */
export async function drawingOf(name: string): Promise<Drawing> {
  const file = await readFile(join(settings.contentDir, "pictures", name));
  const isSvg = name.endsWith(".svg");
  const bytes = isSvg ? Buffer.from(cleanSvg(file.toString("utf8")) ?? "") : file;
  const { width, height } = (await sharp(bytes).metadata()).autoOrient;
  return { bytes, width, height, isSvg };
}

/** The size of a picture by its name, in pixels, as people see it: upright. */
export const sizeOf = memoize(async (name): Promise<Size> => {
  const { width, height } = await drawingOf(name);
  return { width, height };
});

/** A drawing as PNG, as large as fits. */
export function scaledTo(
  { bytes, width, height, isSvg }: Drawing,
  box: { width: number; height: number },
): Sharp {
  const density = Math.min(72 * Math.min(box.width / width, box.height / height), 10_000);
  return sharp(bytes, isSvg ? { density: Math.max(1, density) } : {})
    .autoOrient()
    .resize({ ...box, fit: "inside" })
    .png();
}

export interface Drawn extends Size {
  readonly data: Buffer;
}

export interface Letters {
  /** In pixels. */
  readonly size: number;
  readonly color: string;
  /** Between letters, in pixels. */
  readonly spacing?: number;
}

/** Longer texts would be too small to read. */
const maxCharacters = 140;

/** The display font, which is the same on each system: sharp reads no font of a page. */
const fontFile = resolve("src/pictures/fonts/display.ttf");
const font = create(readFileSync(fontFile)) as Font;
const letters = new Set(font.characterSet);

/** Whether the font has all letters of a text. */
export function canDraw(text: string): boolean {
  return [...text.normalize()].every((letter) => letters.has(letter.codePointAt(0) ?? 0));
}

/**
 * Draws a text in the display font, in lines that fit the box: at its size, or as large as sharp can make it.
 * @param text letters that the font has (`canDraw`).
 * @param box without a height, one line of any length.
 */
export async function drawText(
  text: string,
  { size, color, spacing = 0 }: Letters,
  box?: { readonly width: number; readonly height: number },
): Promise<Drawn> {
  const characters = [...text.normalize()];
  const cut =
    characters.length > maxCharacters
      ? `${characters.slice(0, maxCharacters).join("")}…`
      : characters.join("");
  const draw = async (more: object): Promise<Drawn> => {
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${color}" letter_spacing="${Math.round(spacing * 1024)}" line_height="0.8">${escapeXml(cut)}</span>`,
        // The comma ends the family name; otherwise a last word such as "Condensed" is read as a width.
        font: `${font.familyName}, Bold ${size}`,
        fontfile: fontFile,
        rgba: true,
        ...more,
      },
    })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  };
  if (!box) return draw({ dpi: 72 });
  const natural = await draw({ dpi: 72, width: box.width });
  const fits = natural.width <= box.width && natural.height <= box.height;
  if (fits) return natural;
  const words = await draw(box);
  // A long word would make all letters tiny.
  return words.height > box.height / 2 ? words : draw({ ...box, wrap: "word-char" });
}
