/** The files of the site's two fonts, made from the fonts that somebody chose (`npm run fonts`). */
import { create, type Font } from "fontkitten";
import subsetFont from "subset-font";
import { SettingError } from "../src/settings.ts";
import { fontStyles } from "./font-styles.ts";

/** The weight of headings, and the lightest and the boldest of text. */
const bold = 700;
const text = { min: 400, max: bold };

/** Printable ASCII, and the signs and letters of texts in American English. */
const inTexts = `${charactersBetween(0x20, 0x7e)}©®°·×¼½¾–—‘’“”•…−áéíñóúü`;
/** Headings are capitals. */
const inHeadings = `${inTexts}ÁÉÍÑÓÚÜ`;
/** Other Latin letters and the signs of currencies: `unicode-range` in `styles/more-letters.css`. */
const more = [
  ...(charactersBetween(0xa1, 0x17e) +
    charactersBetween(0x218, 0x21b) +
    "‚„‹›" +
    charactersBetween(0x20ac, 0x20bd)),
]
  .filter((letter) => !inHeadings.includes(letter))
  .join("");

/** What the styles ask for: kerning, fractions, figures of one width, and accents. */
const keepFeatures = ["kern", "liga", "locl", "ccmp", "mark", "mkmk", "frac", "numr", "dnom", "tnum", "pnum"];

/** A font file that was chosen, and the name by which messages call it. */
export interface FontFile {
  readonly name: string;
  readonly data: Buffer;
}

/**
 * Makes the files of the site's fonts.
 * @param display of headings, in bold or with that weight in it; TrueType, OpenType, WOFF or WOFF2.
 * @param reading of text, a variable font with the weights 400 to 700.
 * @returns the path of each file in the project, and what stands in it.
 * @throws SettingError that says what another file would need.
 */
export async function siteFonts(display: FontFile, reading: FontFile): Promise<Map<string, Buffer | string>> {
  const headings = await boldOf(display);
  const texts = await textWeightsOf(reading);
  const regular = create(await pinned(texts, { wght: text.min }));
  const strong = create(await pinned(texts, { wght: bold }));
  return new Map<string, Buffer | string>([
    // Share pictures take any letter, and sharp reads no WOFF.
    ["src/pictures/fonts/display.ttf", headings],
    ["src/styles/fonts/display.woff2", await lettersOf(headings, inHeadings)],
    ["src/styles/fonts/display-more.woff2", await lettersOf(headings, more)],
    ["src/styles/fonts/reading.woff2", await lettersOf(texts, inTexts)],
    [
      "src/styles/fonts.css",
      fontStyles({
        headings: singleFont(create(headings)),
        regular: singleFont(regular),
        strong: singleFont(strong),
      }),
    ],
  ]);
}

/**
 * The Latin letters that a display font lacks: the files of an npm package often have no more than those of English.
 * @throws SettingError for a file that is no font.
 */
export function missingLetters(display: FontFile): string[] {
  const has = new Set(fontIn(display).characterSet);
  const letters = [...inHeadings, ...more].filter((character) => /\p{Letter}/u.test(character));
  return letters.filter((letter) => !has.has(letter.codePointAt(0) ?? 0));
}

/** The display font in bold, as TrueType. */
async function boldOf(file: FontFile): Promise<Buffer> {
  const { variationAxes, "OS/2": os2 } = fontIn(file);
  const { wght, ...others } = variationAxes;
  if (wght && wght.max < bold) throw unsuitable(file, `has no bold: its boldest weight is ${wght.max}`);
  if (!wght && os2.usWeightClass < 600)
    throw unsuitable(
      file,
      `is not bold: its weight is ${os2.usWeightClass}. Headings are bold; take that file of the family`,
    );
  return pinned(file.data, { ...defaultsOf(others), ...(wght ? { wght: bold } : {}) });
}

/** The reading font with its weights from 400 to 700, as TrueType. */
async function textWeightsOf(file: FontFile): Promise<Buffer> {
  const { wght, ...others } = fontIn(file).variationAxes;
  if (!wght)
    throw unsuitable(file, "has one weight. Text is regular and bold; take the variable font of the family");
  if (wght.min > text.min || wght.max < text.max)
    throw unsuitable(
      file,
      `has the weights ${wght.min} to ${wght.max}. Text needs ${text.min} to ${text.max}`,
    );
  return subsetFont(file.data, allLettersOf(file.data), {
    targetFormat: "truetype",
    variationAxes: { ...defaultsOf(others), wght: text },
  });
}

/** @throws SettingError for a file that is no font. */
function fontIn(file: FontFile): Font {
  try {
    return singleFont(create(file.data));
  } catch (error) {
    throw unsuitable(file, `can't be read as a font: ${(error as Error).message}`);
  }
}

function singleFont(font: ReturnType<typeof create>): Font {
  if (font.isCollection) throw new Error("it holds several fonts; take one file of the family");
  return font;
}

function unsuitable(file: FontFile, why: string): SettingError {
  return new SettingError(`npm run fonts: ${file.name} ${why}.`);
}

/** The values that a font has where nobody asks for another. */
function defaultsOf(axes: Font["variationAxes"]): Record<string, number> {
  return Object.fromEntries(
    Object.entries(axes).flatMap(([tag, axis]) => (axis ? [[tag, axis.default]] : [])),
  );
}

/** A font with all its letters, at one place of each of these axes. */
function pinned(data: Buffer, variationAxes: Record<string, number>): Promise<Buffer> {
  return subsetFont(data, allLettersOf(data), { targetFormat: "truetype", variationAxes });
}

function allLettersOf(data: Buffer): string {
  return String.fromCodePoint(...singleFont(create(data)).characterSet);
}

/** A font for browsers, with these letters of it. */
function lettersOf(data: Buffer, letters: string): Promise<Buffer> {
  const options = { targetFormat: "woff2" as const, keepFeatures };
  return subsetFont(data, letters, options);
}

function charactersBetween(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
