/** The picture that social networks show beside a link: 1200 by 630, in the look of the site. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { settings } from "../settings.ts";
import { brandColours } from "./brand.ts";
import { kept } from "./kept.ts";
import { shareSize } from "./share.ts";

/** What it says. */
export interface ShareWords {
  readonly heading: string;
  readonly eyebrow: string | undefined;
  readonly facility: string;
  readonly tagline: string;
  /** A picture of the content; none leaves the board plain. */
  readonly picture: string | undefined;
}

/** Bump it when the drawing changes, so that kept pictures are made again. */
const drawing = "2";
const font = "src/found/fonts/display.ttf";
// The scoreboard of src/styles/tokens.css: a picture knows no custom properties.
const colors = { ...brandColours(), chalk: "#fbf8f2", quiet: "#b9c7be" };
const edge = 72;

/** Draws it as JPEG, or takes it from the last build. */
export async function sharePicture(words: ShareWords): Promise<Uint8Array> {
  const picture = words.picture?.endsWith(".svg") ? undefined : words.picture;
  const photograph = picture && (await readFile(join(settings.contentDir, "pictures", picture)));
  return kept([drawing, JSON.stringify([words, colors]), photograph ?? ""], () =>
    draw(words, photograph || undefined),
  );
}

async function draw(words: ShareWords, photograph: Uint8Array | undefined): Promise<Uint8Array> {
  const column = photograph ? 610 : shareSize.width - 2 * edge;
  const [below, heading, eyebrow] = await Promise.all([
    groundOf(words, photograph),
    headingIn(words.heading, column),
    words.eyebrow === undefined ? undefined : line(words.eyebrow.toUpperCase(), 34, colors.bulb, 2),
  ]);
  const layers: OverlayOptions[] = [
    ...(eyebrow
      ? [{ input: eyebrow.data, left: edge + 76, top: edge + 10 - Math.round(eyebrow.height / 2) + 6 }]
      : []),
    { input: heading.data, left: edge, top: eyebrow ? edge + 64 : edge },
  ];
  return sharp(below, { raw: { ...shareSize, channels: 3 } })
    .composite(layers)
    .jpeg({ quality: 84, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** What many pictures share: a build with thousands of pages draws it once for each photograph. */
const grounds = new Map<string, Promise<Buffer>>();

function groundOf(words: ShareWords, photograph: Uint8Array | undefined): Promise<Buffer> {
  const { facility, tagline, picture } = words;
  const lines = words.eyebrow !== undefined;
  const key = JSON.stringify([facility, tagline, photograph ? picture : "", lines]);
  const drawn = grounds.get(key) ?? ground(facility, tagline, photograph, lines);
  grounds.set(key, drawn);
  return drawn;
}

/** Everything but the page's own words, as raw pixels. */
async function ground(
  facility: string,
  tagline: string,
  photograph: Uint8Array | undefined,
  lines: boolean,
): Promise<Buffer> {
  const [name, below] = await Promise.all([
    line(facility.toUpperCase(), 40, colors.chalk, 0.5),
    line(tagline, 30, colors.quiet, 0.3),
  ]);
  return sharp({ create: { ...shareSize, channels: 3, background: colors.board } })
    .composite([
      ...(photograph
        ? [{ input: await cut(photograph), left: shareSize.width - photographWidth, top: 0 }]
        : []),
      { input: Buffer.from(frame(lines)), left: 0, top: 0 },
      { input: name.data, left: edge + 84, top: 630 - edge - 66 },
      { input: below.data, left: edge + 84, top: 630 - edge - 18 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
}

const photographWidth = 560;

/** The photograph, its left side cut along the chalk line. */
async function cut(photograph: Uint8Array): Promise<Buffer> {
  const { height } = shareSize;
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${photographWidth}" height="${height}"><path d="M260 0H${photographWidth}V${height}H0z"/></svg>`;
  return sharp(photograph)
    .resize(photographWidth, height, { fit: "cover" })
    .ensureAlpha()
    .composite([{ input: Buffer.from(shape), blend: "dest-in" }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The clay stripe at the foot, the mark, and the chalk lines before the eyebrow. */
function frame(lines: boolean): string {
  const mark = `translate(${edge} ${630 - edge - 70}) scale(1.3333)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<path fill="${colors.clay}" d="M0 614h1200v16H0z"/>
${lines ? `<path fill="${colors.bulb}" d="M${edge} ${edge + 6}h56v5h-56zm0 14h56v5h-56z"/>` : ""}
<g transform="${mark}"><path fill="${colors.clay}" d="M24 1l23 23-23 23L1 24z"/><path fill="none" stroke="${colors.chalk}" stroke-width="5" d="M12 23l12 12 12-12"/></g>
</svg>`;
}

/** The heading in the largest size that leaves it three lines at most. */
async function headingIn(heading: string, width: number) {
  for (const size of [116, 100, 86, 74, 62]) {
    const drawn = await line(heading.toUpperCase(), size, colors.chalk, 0, width);
    if (drawn.width <= width && drawn.height <= 290) return drawn;
  }
  return line(heading.toUpperCase(), 50, colors.chalk, 0, width);
}

/** Words in the display face, whatever fonts this machine has. */
async function line(words: string, size: number, color: string, spacing: number, width?: number) {
  const escaped = words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" letter_spacing="${Math.round(spacing * 1024)}" line_height="0.8">${escaped}</span>`,
      // The comma ends the family's name; without it "Condensed" would be read as a width.
      font: `Barlow Condensed, Bold ${size}`,
      fontfile: font,
      rgba: true,
      dpi: 72,
      ...(width === undefined ? {} : { width, wrap: "word" }),
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
