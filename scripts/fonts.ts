/**
 * Makes the site's two fonts: Barlow Condensed and Inter, with only the characters that its texts use. The display font
 * is also written as TrueType, for the pictures that are drawn during the build.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const characters = `${printable}©®·×–—‘’“”…•−¼½¾°←→áéíóúüñ `;

const fonts = [
  {
    from: "@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2",
    to: "styles/fonts/display.woff2",
    axes: undefined,
  },
  {
    from: "@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2",
    to: "seo/fonts/display.ttf",
    axes: undefined,
  },
  {
    from: "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
    to: "styles/fonts/reading.woff2",
    axes: { wght: { min: 400, max: 700 } },
  },
];

for (const { from, to, axes } of fonts) {
  const font = await subsetFont(readFileSync(require.resolve(from)), characters, {
    targetFormat: to.endsWith(".ttf") ? "sfnt" : "woff2",
    ...(axes ? { variationAxes: axes } : {}),
  });
  writeFileSync(new URL(`../src/${to}`, import.meta.url), font);
  console.log(`${to}: ${font.length} bytes`);
}
