/** `styles/fonts.css`: the faces of the site's fonts, and their fallbacks, as wide and as high as they are. */
import type { Font } from "fontkitten";

/** The fonts that a visitor sees: of headings, and of text in regular and in bold. */
export interface SeenFonts {
  readonly headings: Font;
  readonly regular: Font;
  readonly strong: Font;
}

/** What headings and text of a facility are like. */
const headingSample =
  "RENT A BATTING CAGE · MEMBERSHIPS · HITTING LESSONS · WHAT TO BRING · TEAM PRACTICE · $59.99";
const textSample =
  "Bring your bat, your helmet and a pair of sneakers; we have the balls. Call the front desk before you come, since hours may differ on holidays, and a cage is yours for thirty or for sixty minutes.";

/** A font that systems have, and how wide the sample is in it, in em, as measured on the texts of a whole site. */
interface SystemFont {
  readonly family: string;
  readonly local: readonly string[];
  readonly sampleWidth: number;
}

const forHeadings: readonly SystemFont[] = [
  {
    family: "Display Narrow",
    local: ["Arial Narrow Bold", "Liberation Sans Narrow Bold"],
    sampleWidth: 43.36,
  },
  {
    family: "Display Arial",
    local: ["Arial Bold", "Helvetica Bold", "Liberation Sans Bold"],
    sampleWidth: 52.88,
  },
  { family: "Display Roboto", local: ["Roboto Bold"], sampleWidth: 48.92 },
];
const forRegularText: readonly SystemFont[] = [
  { family: "Reading Arial", local: ["Arial", "Helvetica", "Liberation Sans"], sampleWidth: 84.91 },
  { family: "Reading Roboto", local: ["Roboto"], sampleWidth: 84.68 },
];
const forBoldText: readonly SystemFont[] = [
  {
    family: "Reading Arial",
    local: ["Arial Bold", "Helvetica Bold", "Liberation Sans Bold"],
    sampleWidth: 91.36,
  },
  { family: "Reading Roboto", local: ["Roboto Bold", "Roboto"], sampleWidth: 85.97 },
];

const comment = `/*
 * Made by \`npm run fonts\`, which says more (\`docs/design.md\`).
 *
 * No text waits for a font. Each takes its place as soon as it has come, also on the first page of a visit. A wide window
 * asks early for both (\`layouts/Site.astro\`), and has them at the first paint. The fallbacks are as wide and as high, so
 * nothing moves (decision 29). Helvetica and Liberation Sans have the widths of Arial.
 */
`;

/** The text of \`styles/fonts.css\` for these fonts. */
export function fontStyles({ headings, regular, strong }: SeenFonts): string {
  return [
    comment + ownFace("Display", "display", "700"),
    ownFace("Reading", "reading", "400 700"),
    ...forHeadings.map((fallback) => fallbackFace(fallback, headings, headingSample, "700")),
    ...forRegularText.map((fallback) => fallbackFace(fallback, regular, textSample, "400")),
    ...forBoldText.map((fallback) => fallbackFace(fallback, strong, textSample, "600 700")),
  ].join("\n");
}

function ownFace(family: string, file: string, weight: string): string {
  return `@font-face {
  font-family: "${family}";
  src: url("./fonts/${file}.woff2") format("woff2");
  font-weight: ${weight};
  font-display: swap;
}
`;
}

function fallbackFace(
  { family, local, sampleWidth }: SystemFont,
  font: Font,
  sample: string,
  weight: string,
): string {
  const size = widthOf(font, sample) / sampleWidth;
  const height = (units: number) => percent(units / font.unitsPerEm / size);
  return `@font-face {
  font-family: "${family}";
  src: ${local.map((name) => `local("${name}")`).join(", ")};
  font-weight: ${weight};
  size-adjust: ${percent(size)};
  ascent-override: ${height(font.ascent)};
  descent-override: ${height(-font.descent)};
}
`;
}

/** How wide a font writes a text, in em; pairs of letters that are closer than others hardly count. */
function widthOf(font: Font, text: string): number {
  const units = [...text].reduce((sum, letter) => sum + advanceOf(font, letter), 0);
  return units / font.unitsPerEm;
}

function advanceOf(font: Font, letter: string): number {
  return font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(1))}%`;
}
