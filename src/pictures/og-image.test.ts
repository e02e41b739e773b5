/** Every text of an Open Graph image stays in its place, in the site's font. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentCopy } from "../content/planted-content-for-tests.ts";
import { everything, sampled } from "../../tests/scope.ts";
import { canDraw } from "./drawing.ts";
import { ogImage, type OgImageText } from "./og-image.ts";

const texts: OgImageText = {
  heading: "Camps",
  facility: "Clay & Chalk",
  tagline: "Baseball and softball training",
  picture: undefined,
};

type Area = readonly [left: number, top: number, width: number, height: number];

/** Part of a picture, as pixels. */
const part = (picture: Uint8Array, ...[left, top, width, height]: Area) =>
  sharp(picture).extract({ left, top, width, height }).raw().toBuffer();

/** Whether a part of two pictures is the same to the pixel. */
async function isSame(one: Uint8Array, other: Uint8Array, ...where: Area): Promise<boolean> {
  return (await part(one, ...where)).equals(await part(other, ...where));
}

/** How far two pictures are from each other: the mean over their values, from 0 to 255. */
function difference(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (const [index, value] of one.entries()) sum += Math.abs(value - (other[index] ?? 0));
  return sum / one.length;
}

/** A system without any font, such as the image in which a host builds. */
const withoutFonts = join(mkdtempSync(join(tmpdir(), "fonts-")), "fonts.conf");
writeFileSync(withoutFonts, `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig/>`);
afterAll(() => rmSync(dirname(withoutFonts), { recursive: true, force: true }));

/** What `code` says as JSON, in a process of its own. */
function inProcess<Answer>(code: string, env: Readonly<Record<string, string>>): Answer {
  const text = execFileSync(process.execPath, ["--input-type=module", "-e", code], {
    env: { ...process.env, ...env },
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  return JSON.parse(text) as Answer;
}

/** The share pictures as a process with another environment draws them. */
function drawnIn(env: Readonly<Record<string, string>>, ...drawn: readonly OgImageText[]): Buffer[] {
  const code = `import { ogImage } from "./src/pictures/og-image.ts";
    const images = await Promise.all(${JSON.stringify(drawn)}.map(ogImage));
    console.log(JSON.stringify(images.map((image) => image.toString("base64"))))`;
  return inProcess<string[]>(code, env).map((image) => Buffer.from(image, "base64"));
}

test("draws the same letters on a system without fonts", async () => {
  const here = await ogImage(texts);
  const [there = Buffer.of()] = drawnIn({ FONTCONFIG_FILE: withoutFonts }, texts);
  // Systems smooth letters in different ways.
  expect(difference(await part(here, 0, 0, 1200, 630), await part(there, 0, 0, 1200, 630))).toBeLessThan(1);
});

test("each letter that counts as drawable is drawn on a system without fonts, never as a box with a number", async () => {
  const some = [..."ĐặÁÑ"].filter(canDraw);
  const assigned = Array.from({ length: 0x2600 }, (_, code) => String.fromCodePoint(code));
  const letters = (everything ? assigned : some).filter(
    (letter) => /\p{Letter}/u.test(letter) && canDraw(letter),
  );
  expect(letters).toEqual(expect.arrayContaining(["Á", "Ñ"]));
  const code = `import { drawText } from "./src/pictures/drawing.ts";
    const drawn = [];
    for (const letter of ${JSON.stringify(letters)})
      drawn.push((await drawText(letter, { size: 116, color: "#fff" })).data.toString("base64"));
    console.log(JSON.stringify(drawn))`;
  const drawn = inProcess<string[]>(code, { FONTCONFIG_FILE: withoutFonts });
  expect(drawn).toHaveLength(letters.length);
  for (const [index, image] of drawn.entries())
    expect(await isBox(Buffer.from(image, "base64")), letters[index]).toBe(false);
});

test("a heading with a letter that the font lacks is left out", async () => {
  const [first, ...others] = await Promise.all(
    [..."陳偉김Жम"]
      .filter((letter) => !canDraw(letter))
      .map((letter) => ogImage({ ...texts, heading: `Coach ${letter}` })),
  );
  expect(others.length).toBeGreaterThan(0);
  for (const other of others) expect(first?.equals(other)).toBe(true);
  expect(first?.equals(await ogImage({ ...texts, heading: "Coach" }))).toBe(false);
});

test("a letter that no font has would be drawn as a box, which the test above finds", async () => {
  const code = `import sharp from "sharp";
    const box = await sharp({ text: { text: "陳", dpi: 300, rgba: true } }).png().toBuffer();
    console.log(JSON.stringify(box.toString("base64")))`;
  const box = inProcess<string>(code, { FONTCONFIG_FILE: withoutFonts });
  expect(await isBox(Buffer.from(box, "base64"))).toBe(true);
});

/** Whether a picture has a line along each of its four sides, as the sign for a letter that no font has. */
async function isBox(image: Buffer): Promise<boolean> {
  const { data, info } = await sharp(image)
    .ensureAlpha()
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isInked = (x: number, y: number) => (data[y * info.width + x] ?? 0) > 100;
  const columns = Array.from({ length: info.width }, (_, x) => x);
  const rows = Array.from({ length: info.height }, (_, y) => y);
  const isColumnSolid = (x: number) => rows.slice(2, -2).every((y) => isInked(x, y));
  const isRowSolid = (y: number) => columns.slice(2, -2).every((x) => isInked(x, y));
  // Edges are smooth: the line may be a little inside. The letter I is solid.
  return (
    !rows.every(isRowSolid) &&
    columns.slice(0, 3).some(isColumnSolid) &&
    columns.slice(-3).some(isColumnSolid) &&
    rows.slice(0, 3).some(isRowSolid) &&
    rows.slice(-3).some(isRowSolid)
  );
}

test("a photo that a phone stored sideways is upright", async () => {
  const folder = contentCopy({ pictures: true });
  const pictureOf = (name: string) => join(folder, "pictures", name);
  const upright = await sharp(pictureOf("hero.jpg")).resize(1200).jpeg().toBuffer();
  writeFileSync(pictureOf("upright.jpg"), upright);
  // Turned to the left, with the note that it has to be turned to the right (EXIF orientation 6).
  const sideways = await sharp(upright).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  writeFileSync(pictureOf("sideways.jpg"), sideways);
  const images = drawnIn(
    { CONTENT_DIR: folder },
    { ...texts, picture: "upright.jpg" },
    { ...texts, picture: "sideways.jpg" },
  );
  const [one, other] = await Promise.all(images.map((image) => part(image, 900, 0, 300, 600)));
  if (!one || !other) throw new Error("expected two pictures");
  expect(difference(one, other)).toBeLessThan(8);
});

describe.each(sampled(["hero.jpg", undefined]))("with the photograph %s", (picture) => {
  let short: Uint8Array;
  beforeAll(async () => {
    short = await ogImage({ ...texts, picture });
  });
  /** Where the heading's column and the facility's end: at the photograph or at the margin. */
  const [column, edge] = picture === undefined ? [1128, 1128] : [688, 640];

  test.each([
    ["a heading of many words", { heading: "Spring break catching, framing and blocking <clinic> & more" }],
    ["a heading of one long word", { heading: "Donaudampfschifffahrtsgesellschaftskapitänskajüte" }],
    ["a heading without end", { heading: "W".repeat(3000) }],
  ])("%s stays above the facility's name", async (_name, long) => {
    const drawn = await ogImage({ ...texts, ...long, picture });
    for (const [left, top, width, height] of [
      [column, 0, 1200 - column, 630],
      [0, 440, 1200, 190],
    ] as const)
      expect(await isSame(drawn, short, left, top, width, height)).toBe(true);
    expect(await isSame(drawn, short, 72, 72, 560, 360)).toBe(false);
  });

  test.each([
    ["a long name", { facility: "The Baseball and Softball Training Center of Greater Springfield" }],
    ["a name and a tagline without end", { facility: "W".repeat(3000), tagline: "Ball < bat ".repeat(500) }],
  ])("%s stays below the heading", async (_name, long) => {
    const drawn = await ogImage({ ...texts, ...long, picture });
    for (const [left, top, width, height] of [
      [edge, 0, 1200 - edge, 630],
      [0, 0, 1200, 480],
    ] as const)
      expect(await isSame(drawn, short, left, top, width, height)).toBe(true);
    expect(await isSame(drawn, short, 152, 480, 400, 120)).toBe(false);
  });
});
