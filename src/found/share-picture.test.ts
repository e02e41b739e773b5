/** Pictures for social networks: the site's own letters, whatever the machine has. */
import { execFileSync } from "node:child_process";
import sharp from "sharp";
import { expect, test } from "vitest";
import { sharePicture, type ShareWords } from "./share-picture.ts";

const words: ShareWords = {
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
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((value) => value > 150).length;
}

test("draws the same letters where the system has no fonts at all", async () => {
  const here = await sharePicture({ ...words, tagline: `Fonts ${Math.random()}` });
  expect(await bright(here, 120, 120)).toBeGreaterThan(2000);
  const draw = (env: Record<string, string>, tagline: string) =>
    execFileSync(
      process.execPath,
      [
        "--import",
        "tsx",
        "--input-type=module",
        "-e",
        `import { sharePicture } from "./src/found/share-picture.ts";
         process.stdout.write(Buffer.from(await sharePicture(${JSON.stringify({ ...words, tagline })})).toString("base64"))`,
      ],
      { env: { ...process.env, ...env }, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
    );
  // Words of their own, so that neither is taken from what the other kept: compared by their headings.
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
  const long = await sharePicture({
    ...words,
    heading: "Spring break catching, framing and blocking clinic for pitchers",
  });
  const short = await sharePicture({ ...words, heading: "Camps" });
  expect(await bright(long, 470, 20)).toBe(await bright(short, 470, 20));
  expect(await bright(long, 120, 330)).toBeGreaterThan(await bright(short, 120, 330));
});
