/** A logo of any shape and color, or none. */
import sharp from "sharp";
import { expect, test } from "vitest";
import { brandColors, scaledTo, type Drawing } from "./drawing.ts";
import { content } from "../content/content.ts";
import { drawIcon } from "./icons.ts";

const svg = (width: number, height: number, fill: string): Drawing => ({
  bytes: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${fill}" d="M1 1h${width - 2}v${height - 2}z"/></svg>`,
  ),
  width,
  height,
  isSvg: true,
});

test.each([
  [480, 96, 64, 13],
  [24, 96, 16, 64],
  [10, 10, 64, 64],
])("a logo of %i by %i keeps its shape", async (width, height, ...expected) => {
  const { info } = await scaledTo(svg(width, height, "#fff"), { width: 64, height: 64 }).toBuffer({
    resolveWithObject: true,
  });
  expect([info.width, info.height]).toEqual(expected);
});

test("without a drawing, an icon is the first letter of the name on the facility's color", async () => {
  const png = await drawIcon("/icon-192.png", { ...content().facility, name: "swing Barn", logo: undefined });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([192, 192]);
  const colorAt = (at: number) => `#${data.subarray(at, at + 3).toString("hex")}`;
  expect(colorAt(0)).toBe(brandColors()("clay-500"));
  let letter = 0;
  for (let at = 0; at < data.length; at += 3) if (colorAt(at) === brandColors()("chalk")) letter += 1;
  expect(letter).toBeGreaterThan(2000);
});
