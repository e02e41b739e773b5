/** Draws Open Graph images, which social networks show beside a link. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { content } from "../content/content.ts";
import type { Content } from "../content/schema/registry.ts";
import { memoize, onceFor } from "../lib/memoize.ts";
import { cutAt } from "../lib/focus.ts";
import { settings } from "../settings.ts";
import {
  brandColors,
  canDraw,
  drawingOf,
  drawText,
  scaledTo,
  type Drawn,
  type Letters,
  type Size,
} from "./drawing.ts";
import { ogImageSize } from "../seo/og-image-path.ts";

export interface OgImageText {
  readonly heading: string;
  readonly facility: string;
  readonly tagline: string;
  /** A picture of the content; without one, or with a drawing, the background is plain. */
  readonly picture: string | undefined;
}

const { width, height } = ogImageSize;
const edge = 72;
const photograph = { width: 560, height };

/**
 * The image as JPEG: the page's heading above, the facility's name and tagline below, a photograph at the right. A text
 * with letters that the display font lacks is left out.
 */
export async function ogImage({ heading, ...text }: OgImageText): Promise<Buffer> {
  const { pixels, room } = await frameOf(text);
  const words = await line(
    heading.toUpperCase(),
    { left: edge, top: edge },
    { size: 116, color: brandColors()("chalk") },
    { width: room, height: 350 },
  );
  return sharp(pixels, { raw: { ...ogImageSize, channels: 3 } })
    .composite(words)
    .jpeg({ quality: 84, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** An image without its heading, and the width that it leaves for one. */
interface Frame {
  readonly pixels: Buffer;
  readonly room: number;
}

type FrameText = Omit<OgImageText, "heading">;

/** The frames of a content by their texts, in JSON, each drawn once. */
const framesOf = onceFor((_content: Content) => memoize((text) => drawFrame(JSON.parse(text) as FrameText)));

const frameOf = (text: FrameText): Promise<Frame> => framesOf(content())(JSON.stringify(text));

async function drawFrame({ facility, tagline, picture }: FrameText): Promise<Frame> {
  const colorOf = brandColors();
  const chalk = colorOf("chalk");
  const photo = picture === undefined || picture.endsWith(".svg") ? undefined : await cutPhotograph(picture);
  const right = width - (photo ? photograph.width : 0);
  const logo = await drawLogo();
  const left = edge + (logo ? logo.width + 20 : 0);
  const below = { width: right - left - edge, height: 46 };
  const pixels = await sharp({ create: { ...ogImageSize, channels: 3, background: colorOf("board") } })
    .composite([
      ...(photo ? [{ ...photo, left: right, top: 0 }] : []),
      { input: Buffer.from(shapes(photo !== undefined)), left: 0, top: 0 },
      ...(logo ? [at(edge, 520 - Math.round(logo.height / 2), logo)] : []),
      ...(await line(
        facility.toUpperCase(),
        { left, top: 492 },
        { size: 40, color: chalk, spacing: 0.5 },
        below,
      )),
      ...(await line(
        tagline,
        { left, top: 540 },
        { size: 30, color: colorOf("chalk-quiet"), spacing: 0.3 },
        below,
      )),
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { pixels, room: photo ? 610 : right - 2 * edge };
}

function at(left: number, top: number, { data }: Drawn): OverlayOptions {
  return { input: data, left, top };
}

interface Corner {
  readonly left: number;
  readonly top: number;
}

/** A text at its place; nothing if the font lacks a letter of it. */
async function line(
  text: string,
  { left, top }: Corner,
  letters: Letters,
  box: Size,
): Promise<OverlayOptions[]> {
  return canDraw(text) ? [at(left, top, await drawText(text, letters, box))] : [];
}

/** The logo on the plate that it needs on a scoreboard, beside the facility's name. */
async function drawLogo(): Promise<Drawn | undefined> {
  const { logo } = content().facility;
  if (!logo) return undefined;
  const scaled = scaledTo(await drawingOf(logo.picture), { width: 200, height: 64 });
  if (logo.plate === "light") scaled.flatten({ background: brandColors()("chalk") });
  const { data, info } = await scaled.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A photograph cut around the point that should stay in view. */
async function cutPhotograph(name: string): Promise<OverlayOptions> {
  const file = await readFile(join(settings.contentDir, "pictures", name));
  const scaled = await sharp(file)
    .autoOrient()
    .resize({ ...photograph, fit: "outside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Not all that it says of the pixels: it calls them premultiplied, and they are not.
  const { width: scaledWidth, height: scaledHeight, channels } = scaled.info;
  const focus = content().pictures[name]?.focus ?? { x: 50, y: 50 };
  const input = await sharp(scaled.data, { raw: { width: scaledWidth, height: scaledHeight, channels } })
    .extract(cutAt(scaled.info, photograph, focus))
    .raw()
    .toBuffer();
  return { input, raw: { ...photograph, channels } };
}

/** The clay stripe at the foot, and the slanted edge of the photograph. */
function shapes(photo: boolean): string {
  const colorOf = brandColors();
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
${photo ? `<path fill="${colorOf("board")}" d="M640 0h260L640 630z"/>` : ""}
<path fill="${colorOf("clay-500")}" d="M0 614h1200v16H0z"/>
</svg>`;
}
