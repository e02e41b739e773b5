/** Draws Open Graph images, which social networks show beside a link. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { content } from "../content/content.ts";
import { cutAt } from "../lib/focus.ts";
import { settings } from "../settings.ts";
import { brandColors, drawText, logoDrawing, needsOtherGround, scaledTo, type Drawn } from "./drawing.ts";
import { ogImageSize } from "../seo/og-image-path.ts";

export interface OgImageText {
  readonly heading: string;
  readonly eyebrow: string | undefined;
  readonly facility: string;
  readonly tagline: string;
  /** A picture of the content; without one, or with a drawing, the background is plain. */
  readonly picture: string | undefined;
}

const { width, height } = ogImageSize;
const edge = 72;
const photograph = { width: 560, height };

/** The image as JPEG: the page's own texts above, the facility's below, a photograph at the right. */
export async function ogImage({
  heading,
  eyebrow,
  facility,
  tagline,
  picture,
}: OgImageText): Promise<Buffer> {
  const { board, chalk, bulb } = brandColors();
  const cut = picture === undefined || picture.endsWith(".svg") ? undefined : await photographOf(picture);
  const column = cut ? 610 : width - 2 * edge;
  const below = width - edge - (cut ? photograph.width : edge);
  const logo = await drawLogo(below);
  const showsName = content().facility.logo?.showsName ?? false;
  const left = edge + (logo && !showsName ? logo.width + 20 : 0);
  const line = { width: below - (left - edge), height: 46 };
  return sharp({ create: { ...ogImageSize, channels: 3, background: board } })
    .composite([
      ...(cut ? [{ input: cut, left: width - photograph.width, top: 0 }] : []),
      { input: Buffer.from(frame(eyebrow !== undefined)), left: 0, top: 0 },
      ...(eyebrow === undefined
        ? []
        : at(
            await drawText(
              eyebrow.toUpperCase(),
              { size: 34, color: bulb, spacing: 2 },
              { width: column - 76, height: 40 },
            ),
            edge + 76,
            edge + 16,
            "center",
          )),
      ...at(
        await drawText(heading.toUpperCase(), { size: 116, color: chalk }, { width: column, height: 290 }),
        edge,
        eyebrow === undefined ? edge : edge + 64,
      ),
      ...at(logo, edge, showsName ? 528 : 520, showsName ? "bottom" : "center"),
      ...(showsName
        ? []
        : at(
            await drawText(facility.toUpperCase(), { size: 40, color: chalk, spacing: 0.5 }, line),
            left,
            492,
          )),
      ...at(await drawText(tagline, { size: 30, color: "#b9c7be", spacing: 0.3 }, line), left, 540),
    ])
    .jpeg({ quality: 84, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** What is drawn at a place, if anything; `top` is its upper edge, middle or lower edge. */
function at(
  drawn: Drawn | undefined,
  left: number,
  top: number,
  by: "top" | "center" | "bottom" = "top",
): OverlayOptions[] {
  if (!drawn) return [];
  const above = { top: 0, center: drawn.height / 2, bottom: drawn.height }[by];
  return [{ input: drawn.data, left, top: Math.round(top - above) }];
}

/** The logo, on a light ground where it would be hidden. */
async function drawLogo(room: number): Promise<Drawn | undefined> {
  const drawing = await logoDrawing();
  if (!drawing) return undefined;
  const { board, chalk } = brandColors();
  const width = content().facility.logo?.showsName ? room : Math.min(room, 200);
  const pad = (await needsOtherGround(drawing, board, chalk)) ? 8 : 0;
  const scaled = scaledTo(drawing, { width: width - 2 * pad, height: 64 - 2 * pad });
  if (pad)
    scaled
      .flatten({ background: chalk })
      .extend({ top: pad, bottom: pad, left: pad, right: pad, background: chalk });
  const { data, info } = await scaled.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const photographs = new Map<string, Promise<Buffer>>();

/** A photograph for all the images that show it. */
function photographOf(name: string): Promise<Buffer> {
  const cut = photographs.get(name) ?? cutPhotograph(name);
  photographs.set(name, cut);
  return cut;
}

/** A photograph around what should stay in view, its left side cut along the chalk line. */
async function cutPhotograph(name: string): Promise<Buffer> {
  const file = await readFile(join(settings.contentDir, "pictures", name));
  const { data, info } = await sharp(file)
    .resize({ ...photograph, fit: "outside" })
    .toBuffer({ resolveWithObject: true });
  const focus = content().pictures[name]?.focus ?? { x: 50, y: 50 };
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="630"><path d="M260 0H560V630H0z"/></svg>`;
  return sharp(data)
    .extract(cutAt(info, photograph, focus))
    .ensureAlpha()
    .composite([{ input: Buffer.from(shape), blend: "dest-in" }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The clay stripe at the foot, and the chalk lines before the eyebrow. */
function frame(lines: boolean): string {
  const { clay, bulb } = brandColors();
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<path fill="${clay}" d="M0 614h1200v16H0z"/>
${lines ? `<path fill="${bulb}" d="M72 78h56v5h-56zm0 14h56v5h-56z"/>` : ""}
</svg>`;
}
