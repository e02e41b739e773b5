/** Open Graph images use the site's font, whatever fonts the machine has. */
import { execFileSync } from "node:child_process";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { ogImage, type OgImageText } from "./og-image.ts";

const words: OgImageText = {
  heading: `Test of <letters> & "signs"`,
  eyebrow: "Camp",
  facility: "Clay & Chalk",
  tagline: "Baseball and softball training",
  picture: undefined,
};

/** Bright pixels of a part of a picture. */
async function bright(picture: Uint8Array, top: number, height: number): Promise<number> {
  const { data } = await sharp(picture)
    .extract({ left: 0, top, width: 1200, height })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((value) => value > 150).length;
}

test("draws the same letters where the system has no fonts at all", async () => {
  const here = await ogImage({ ...words, tagline: `Fonts ${Math.random()}` });
  expect(await bright(here, 120, 120)).toBeGreaterThan(2000);
  const draw = (env: Record<string, string>, tagline: string) =>
    execFileSync(
      process.execPath,
      [
        "--import",
        "tsx",
        "--input-type=module",
        "-e",
        `import { ogImage } from "./src/seo/og-image.ts";
         process.stdout.write(Buffer.from(await ogImage(${JSON.stringify({ ...words, tagline })})).toString("base64"))`,
      ],
      { env: { ...process.env, ...env }, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
    );
  // Different headings, so that neither image comes from the other's cache.
  const [with_, without] = [
    draw({}, "a"),
    draw({ FONTCONFIG_FILE: "/dev/null", FONTCONFIG_PATH: "/nowhere" }, "b"),
  ];
  const heading = (base64: string) =>
    sharp(Buffer.from(base64, "base64"))
      .extract({ left: 0, top: 120, width: 1200, height: 240 })
      .raw()
      .toBuffer();
  expect((await heading(with_)).equals(await heading(without))).toBe(true);
});

test("a long heading never reaches the facility's name", async () => {
  const long = await ogImage({
    ...words,
    heading: "Spring break catching, framing and blocking clinic for pitchers",
  });
  const short = await ogImage({ ...words, heading: "Camps" });
  expect(await bright(long, 470, 20)).toBe(await bright(short, 470, 20));
  expect(await bright(long, 120, 330)).toBeGreaterThan(await bright(short, 120, 330));
});

/** Part of a picture, as pixels. */
const part = (picture: Uint8Array, left: number, top: number, width: number, height: number) =>
  sharp(picture).extract({ left, top, width, height }).raw().toBuffer();

describe.each([undefined, "hero.jpg"])("with the photograph %s", (picture) => {
  const usual = { ...words, heading: "Camps", picture };
  /** Where the text column ends: at the photograph or at the margin. */
  const edge = picture === undefined ? 1128 : 640;

  test.each([
    [
      "a name of a few words more",
      { facility: "The Baseball and Softball Training Center of Greater Springfield" },
    ],
    ["a tagline of a sentence", { tagline: `${"Lessons, cages, camps and leagues ".repeat(4)}for all` }],
    [
      "a name and a tagline without end",
      { facility: "Chalk & ".repeat(500), tagline: "Ball < bat ".repeat(500) },
    ],
    ["a name that is one word", { facility: "W".repeat(3000), tagline: "—".repeat(3000) }],
  ])("%s stays in its place", async (_name, long) => {
    const [drawn, short] = await Promise.all([ogImage({ ...usual, ...long }), ogImage(usual)]);
    expect(
      (await part(drawn, edge, 0, 1200 - edge, 630)).equals(await part(short, edge, 0, 1200 - edge, 630)),
    ).toBe(true);
    expect((await part(drawn, 0, 0, 1200, 480)).equals(await part(short, 0, 0, 1200, 480))).toBe(true);
    expect((await part(drawn, 152, 480, 400, 120)).equals(await part(short, 152, 480, 400, 120))).toBe(false);
  });

  test.each([
    [
      "a heading of one long word",
      { heading: "Donaudampfschifffahrtsgesellschaftskapitänskajüte".repeat(2) },
    ],
    ["a heading of one word without end", { heading: "W".repeat(3000) }],
    ["a heading without end", { heading: "Swing & catch ".repeat(300) }],
    [
      "an eyebrow of a sentence",
      { eyebrow: "Spring break catching, framing and blocking clinic for pitchers" },
    ],
    ["an eyebrow without end", { eyebrow: "W".repeat(3000) }],
  ])("%s stays in its place", async (_name, long) => {
    const [drawn, short] = await Promise.all([ogImage({ ...usual, ...long }), ogImage(usual)]);
    // The heading's column is wider than the name's: the photograph is cut at a slant.
    const column = picture === undefined ? edge : 688;
    expect(
      (await part(drawn, column, 0, 1200 - column, 630)).equals(
        await part(short, column, 0, 1200 - column, 630),
      ),
    ).toBe(true);
    expect((await part(drawn, 0, 432, 1200, 198)).equals(await part(short, 0, 432, 1200, 198))).toBe(true);
    expect((await part(drawn, 72, 72, 560, 360)).equals(await part(short, 72, 72, 560, 360))).toBe(false);
  });
});

test("what is cut fills its line", async () => {
  const [cut, longer] = await Promise.all([
    ogImage({ ...words, facility: "M".repeat(400) }),
    ogImage({ ...words, facility: "M".repeat(900) }),
  ]);
  // However much is cut, the visible part is the same, up to the margin.
  expect(Buffer.from(cut).equals(Buffer.from(longer))).toBe(true);
  expect(await bright(cut, 488, 40)).toBeGreaterThan(4000);
});
