/** Every text of an Open Graph image stays in its place, in the site's font. */
import { execFileSync } from "node:child_process";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { ogImage, type OgImageText } from "./og-image.ts";

const texts: OgImageText = {
  heading: "Camps",
  facility: "Clay & Chalk",
  tagline: "Baseball and softball training",
  picture: undefined,
};

/** Part of a picture, as pixels. */
const part = (picture: Uint8Array, left: number, top: number, width: number, height: number) =>
  sharp(picture).extract({ left, top, width, height }).raw().toBuffer();

test("draws the same letters on a system without fonts", async () => {
  const without = execFileSync(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { ogImage } from "./src/pictures/og-image.ts";
       process.stdout.write((await ogImage(${JSON.stringify(texts)})).toString("base64"))`,
    ],
    { env: { ...process.env, FONTCONFIG_FILE: "/dev/null", FONTCONFIG_PATH: "/nowhere" }, encoding: "utf8" },
  );
  expect(Buffer.from(without, "base64").equals(await ogImage(texts))).toBe(true);
});

describe.each([undefined, "hero.jpg"])("with the photograph %s", (picture) => {
  /** Where the heading's column and the facility's end: at the photograph or at the margin. */
  const [column, edge] = picture === undefined ? [1128, 1128] : [688, 640];

  test.each([
    ["a heading of many words", { heading: "Spring break catching, framing and blocking <clinic> & more" }],
    ["a heading of one long word", { heading: "Donaudampfschifffahrtsgesellschaftskapitänskajüte" }],
    ["a heading without end", { heading: "W".repeat(3000) }],
  ])("%s stays above the facility's name", async (_name, long) => {
    const [drawn, short] = await Promise.all([
      ogImage({ ...texts, ...long, picture }),
      ogImage({ ...texts, picture }),
    ]);
    for (const [left, top, width, height] of [
      [column, 0, 1200 - column, 630],
      [0, 440, 1200, 190],
    ] as const)
      expect(await part(drawn, left, top, width, height)).toEqual(
        await part(short, left, top, width, height),
      );
    expect(await part(drawn, 72, 72, 560, 360)).not.toEqual(await part(short, 72, 72, 560, 360));
  });

  test.each([
    ["a long name", { facility: "The Baseball and Softball Training Center of Greater Springfield" }],
    ["a name and a tagline without end", { facility: "W".repeat(3000), tagline: "Ball < bat ".repeat(500) }],
  ])("%s stays below the heading", async (_name, long) => {
    const [drawn, short] = await Promise.all([
      ogImage({ ...texts, ...long, picture }),
      ogImage({ ...texts, picture }),
    ]);
    for (const [left, top, width, height] of [
      [edge, 0, 1200 - edge, 630],
      [0, 0, 1200, 480],
    ] as const)
      expect(await part(drawn, left, top, width, height)).toEqual(
        await part(short, left, top, width, height),
      );
    expect(await part(drawn, 152, 480, 400, 120)).not.toEqual(await part(short, 152, 480, 400, 120));
  });
});
