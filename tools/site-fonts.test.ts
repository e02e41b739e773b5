import { readFileSync } from "node:fs";
import { create, type Font } from "fontkitten";
import { describe, expect, test } from "vitest";
import { missingLetters, siteFonts, type FontFile } from "./site-fonts.ts";

const fontFile = (path: string): FontFile => ({
  name: path.split("/").at(-1) ?? "",
  data: readFileSync(path),
});
const display = fontFile("src/pictures/fonts/display.ttf");
const reading = fontFile("src/styles/fonts/reading.woff2");

/** What one of the made files is, as a font. */
function fontAmong(files: ReadonlyMap<string, Buffer | string>, path: string): Font {
  return fontIn(files.get(path) as Buffer);
}

function fontIn(data: Buffer): Font {
  return create(data) as Font;
}

describe("npm run fonts", () => {
  test("makes this project's files again from the fonts that it has", async () => {
    const files = await siteFonts(display, reading);
    expect(files.get("src/styles/fonts.css")).toBe(readFileSync("src/styles/fonts.css", "utf8"));
    for (const name of ["display", "display-more"]) {
      const path = `src/styles/fonts/${name}.woff2`;
      expect(fontAmong(files, path).characterSet, name).toEqual(fontIn(readFileSync(path)).characterSet);
    }
  });

  test("takes the bold of a variable font for headings, with all letters for share pictures", async () => {
    const files = await siteFonts(reading, reading);
    const whole = fontAmong(files, "src/pictures/fonts/display.ttf");
    expect(whole.variationAxes).toEqual({});
    expect(whole.characterSet).toEqual(fontIn(reading.data).characterSet);
    const other = String(files.get("src/styles/fonts.css"));
    expect(other).not.toBe(readFileSync("src/styles/fonts.css", "utf8"));
    // The bold of a font is as wide in headings as in texts, so its fallback for headings is wider than that of a narrow one.
    const sizes = [...other.matchAll(/size-adjust: ([\d.]+)%/gu)].map(([, size]) => Number(size));
    expect(Math.min(...sizes)).toBeGreaterThan(95);
  });

  test("writes fallbacks as high as the font, at every size", async () => {
    const styles = String((await siteFonts(display, reading)).get("src/styles/fonts.css"));
    const heights = [...styles.matchAll(/size-adjust: ([\d.]+)%;\s+ascent-override: ([\d.]+)%/gu)];
    const { ascent, unitsPerEm } = fontIn(display.data);
    const headings = heights.slice(0, 3).map(([, size, height]) => (Number(size) * Number(height)) / 10_000);
    for (const height of headings) expect(height).toBeCloseTo(ascent / unitsPerEm, 2);
  });

  test("names the letters that a font lacks, whichever the font: of a part of it also those of names", () => {
    const whole = fontIn(display.data).characterSet;
    for (const letter of "Ĕą")
      expect(missingLetters(display).includes(letter)).toBe(!whole.includes(letter.codePointAt(0) ?? 0));
    const part = fontFile("src/styles/fonts/display.woff2");
    expect(missingLetters(part)).toEqual(expect.arrayContaining(["Ç", "ą", "ș"]));
    expect(missingLetters(part)).not.toContain("Ñ");
  });

  test.each([
    [
      "one weight",
      display,
      "display.ttf has one weight. Text is regular and bold; take the variable font of the family.",
    ],
    ["no font", fontFile("package.json"), "package.json can't be read as a font: "],
  ])("says what a reading font with %s would need", async (_, file, message) => {
    await expect(siteFonts(display, file)).rejects.toThrow(`npm run fonts: ${message}`);
  });

  test("says that a display font is not bold", async () => {
    const light = Buffer.from(display.data);
    light.writeUInt16BE(400, weightOffset(light));
    await expect(siteFonts({ name: "light.ttf", data: light }, reading)).rejects.toThrow(
      "npm run fonts: light.ttf is not bold: its weight is 400.",
    );
  });
});

/** Where a TrueType file says its weight: https://learn.microsoft.com/typography/opentype/spec/os2 */
function weightOffset(font: Buffer): number {
  const record = font.indexOf("OS/2");
  return font.readUInt32BE(record + 8) + 4;
}
