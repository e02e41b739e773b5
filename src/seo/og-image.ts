/** Draws Open Graph images, which social networks show beside a link: 1200 by 630. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { content } from "../content/content.ts";
import { cutAt, type Focus } from "../lib/focus.ts";
import { settings } from "../settings.ts";
import { brandColors } from "./brand.ts";
import { cached } from "./cache.ts";
import { logoDrawing, needsOtherGround, scaledTo } from "./logo.ts";
import { ogImageSize } from "./og-image-path.ts";
import { drawLine, type Column, type Drawn } from "./text.ts";

export interface OgImageText {
  readonly heading: string;
  readonly eyebrow: string | undefined;
  readonly facility: string;
  readonly tagline: string;
  /** A picture of the content; without one the background is plain. */
  readonly picture: string | undefined;
}

/** Raise it when the drawing changes, so that cached images are drawn again. */
const version = "4";
// As in src/styles/tokens.css; images cannot use custom properties.
const colors = { ...brandColors(), quiet: "#b9c7be" };
const edge = 72;
/** The space for the chalk lines before the eyebrow. */
const eyebrowIndent = 76;

/** How to draw a text, in the largest size that fits. */
interface Look {
  readonly sizes: readonly number[];
  readonly color: string;
  readonly spacing: number;
}

const headingLook: Look = { sizes: [116, 100, 86, 74, 62, 50], color: colors.chalk, spacing: 0 };
const eyebrowLook: Look = { sizes: [34, 29, 24], color: colors.bulb, spacing: 2 };
const nameLook: Look = { sizes: [40, 34, 28], color: colors.chalk, spacing: 0.5 };
const taglineLook: Look = { sizes: [30, 26, 22], color: colors.quiet, spacing: 0.3 };

/** The image as JPEG, from the cache if possible. */
export async function ogImage(words: OgImageText): Promise<Uint8Array> {
  const picture = words.picture?.endsWith(".svg") ? undefined : words.picture;
  const photograph = picture && (await readFile(join(settings.contentDir, "pictures", picture)));
  const { facility } = content();
  const logo = await logoDrawing();
  return cached(
    [
      version,
      JSON.stringify([words, colors, facility.logo, focusOf(words.picture)]),
      photograph ?? "",
      logo?.bytes ?? "",
    ],
    () => draw(words, photograph || undefined),
  );
}

async function draw(words: OgImageText, photograph: Uint8Array | undefined): Promise<Uint8Array> {
  const column = photograph ? 610 : ogImageSize.width - 2 * edge;
  const [below, heading, eyebrow] = await Promise.all([
    backgroundOf(words, photograph),
    fitted(words.heading.toUpperCase(), headingLook, { width: column, height: 290 }),
    words.eyebrow === undefined
      ? undefined
      : fitted(words.eyebrow.toUpperCase(), eyebrowLook, { width: column - eyebrowIndent }),
  ]);
  return sharp(below, { raw: { ...ogImageSize, channels: 3 } })
    .composite([
      ...layer(eyebrow, edge + eyebrowIndent, ({ height }) => edge + 10 - Math.round(height / 2) + 6),
      ...layer(heading, edge, () => (eyebrow ? edge + 64 : edge)),
    ])
    .jpeg({ quality: 84, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** What is drawn at a place, if anything. */
function layer(drawn: Drawn | undefined, left: number, topOf: (drawn: Drawn) => number): OverlayOptions[] {
  return drawn ? [{ input: drawn.data, left, top: topOf(drawn) }] : [];
}

/** Backgrounds are shared by all pages with the same photograph. */
const backgrounds = new Map<string, Promise<Buffer>>();

function backgroundOf(words: OgImageText, photograph: Uint8Array | undefined): Promise<Buffer> {
  const { facility, tagline, picture } = words;
  const lines = words.eyebrow !== undefined;
  const key = JSON.stringify([facility, tagline, photograph ? picture : "", lines]);
  const drawn = backgrounds.get(key) ?? drawBackground(words, photograph, lines);
  backgrounds.set(key, drawn);
  return drawn;
}

/** Everything except the page's own texts, as raw pixels. */
async function drawBackground(
  { facility, tagline, picture }: OgImageText,
  photograph: Uint8Array | undefined,
  lines: boolean,
): Promise<Buffer> {
  const right = photograph ? photographWidth : edge;
  const logo = await drawLogo(ogImageSize.width - edge - right);
  const showsName = content().facility.logo?.showsName ?? false;
  const left = edge + (logo && !showsName ? logo.width + logoGap : 0);
  const width = ogImageSize.width - left - right;
  const [name, below] = await Promise.all([
    showsName ? undefined : fitted(facility.toUpperCase(), nameLook, { width }),
    fitted(tagline, taglineLook, { width }),
  ]);
  return sharp({ create: { ...ogImageSize, channels: 3, background: colors.board } })
    .composite([
      ...(photograph
        ? [
            {
              input: await cut(photograph, focusOf(picture)),
              left: ogImageSize.width - photographWidth,
              top: 0,
            },
          ]
        : []),
      { input: Buffer.from(frame(lines)), left: 0, top: 0 },
      ...layer(logo, edge, ({ height }) => (showsName ? 528 - height : 520 - Math.round(height / 2))),
      ...layer(name, left, () => 630 - edge - 66),
      ...layer(below, left, () => 630 - edge - 18),
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
}

const photographWidth = 560;
const logoGap = 20;

/** The logo, on a light ground where it would be hidden. */
async function drawLogo(room: number): Promise<Drawn | undefined> {
  const drawing = await logoDrawing();
  if (!drawing) return undefined;
  const { showsName } = content().facility.logo ?? {};
  const box = { width: showsName ? room : Math.min(room, 200), height: 64 };
  const pad = (await needsOtherGround(drawing, colors.board, colors.chalk)) ? 8 : 0;
  const drawn = scaledTo(drawing, { width: box.width - 2 * pad, height: box.height - 2 * pad });
  const padded = pad
    ? drawn.flatten({ background: colors.chalk }).extend({ ...around(pad), background: colors.chalk })
    : drawn;
  const { data, info } = await padded.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const around = (pad: number) => ({ top: pad, bottom: pad, left: pad, right: pad });

/** What stays in view of a picture: its middle, unless the content says otherwise. */
function focusOf(picture: string | undefined): Focus {
  return content().pictures[picture ?? ""]?.focus ?? { x: 50, y: 50 };
}

/** The photograph, its left side cut along the chalk line. */
async function cut(photograph: Uint8Array, focus: Focus): Promise<Buffer> {
  const size = { width: photographWidth, height: ogImageSize.height };
  const { height } = size;
  const { data, info } = await sharp(photograph)
    .resize({ ...size, fit: "outside" })
    .toBuffer({ resolveWithObject: true });
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${photographWidth}" height="${height}"><path d="M260 0H${photographWidth}V${height}H0z"/></svg>`;
  return sharp(data)
    .extract(cutAt(info, size, focus))
    .ensureAlpha()
    .composite([{ input: Buffer.from(shape), blend: "dest-in" }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The clay stripe at the foot, and the chalk lines before the eyebrow. */
function frame(lines: boolean): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<path fill="${colors.clay}" d="M0 614h1200v16H0z"/>
${lines ? `<path fill="${colors.bulb}" d="M${edge} ${edge + 6}h56v5h-56zm0 14h56v5h-56z"/>` : ""}
</svg>`;
}

/** The space for text in pixels: one line, or as many as the height allows. */
interface Box {
  readonly width: number;
  readonly height?: number;
}

/** Longer texts never fit, and sharp cannot draw very long ones. */
const maxCharacters = 200;

/** Draws a text in the largest size that fits. At the smallest size, it breaks words, then cuts the text. */
async function fitted(words: string, { sizes, color, spacing }: Look, box: Box): Promise<Drawn> {
  const fits = ({ width, height }: Drawn) =>
    width <= box.width && (box.height === undefined || height <= box.height);
  const characters = [...words];
  if (characters.length <= maxCharacters) {
    for (const size of sizes) {
      const drawn = await drawLine(words, size, color, spacing, columnOf(box, "word"));
      if (fits(drawn)) return drawn;
    }
  }
  const smallest = Math.min(...sizes);
  const broken = (text: string) => drawLine(text, smallest, color, spacing, columnOf(box, "word-char"));
  const cut = (length: number) => broken(`${characters.slice(0, length).join("").trimEnd()}…`);
  if (characters.length <= maxCharacters) {
    const whole = await broken(words);
    if (fits(whole)) return whole;
  }
  let longest = await cut(0);
  let [fitting, over] = [0, Math.min(characters.length, maxCharacters + 1)];
  while (over - fitting > 1) {
    const middle = Math.trunc((fitting + over) / 2);
    const drawn = await cut(middle);
    if (fits(drawn)) [fitting, longest] = [middle, drawn];
    else over = middle;
  }
  return longest;
}

function columnOf({ width, height }: Box, wrap: Column["wrap"]): Column | undefined {
  return height === undefined ? undefined : { width, wrap };
}
