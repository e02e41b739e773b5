/** The files beside the pages: each is used somewhere, and no picture has the camera's data. */
import { basename, extname } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { compressedExtensions } from "../../hosting/precompress.ts";
import { testSite } from "../../tools/site/cached-site.ts";
import { readSite } from "../../tools/site/read-site.ts";
import { fileOf } from "./built.ts";

const site = readSite(testSite);
const files = [...site.files].filter((file) => !compressedExtensions.some((ending) => file.endsWith(ending)));
const assets = files.filter((file) => file.startsWith("_assets/"));
const naming = files.filter((file) => /\.(?:html|css|js|json|webmanifest)$/u.test(file));

test("each file of _assets is named by a page, a style, a script or a manifest", () => {
  const texts = naming.map((file) => site.text(file) ?? "");
  const isNamed = (file: string) => texts.some((text) => text.includes(basename(file)));
  expect(assets.length).toBeGreaterThan(50);
  // Astro always builds the script of islands, and that of a component that only some facilities show.
  const always = /^_assets\/(?:client|Analytics)\.[\w.-]+\.js$/u;
  expect(assets.filter((file) => !isNamed(file) && !always.test(file))).toEqual([]);
});

test("no file has a map to the source", () => {
  const texts = naming.map((file) => [file, site.text(file) ?? ""] as const);
  expect(texts.filter(([, text]) => text.includes("sourceMappingURL")).map(([file]) => file)).toEqual([]);
  expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
});

test("no picture has what a camera wrote into it: place, device and time", async () => {
  const photos = files.filter((file) => /^\.(?:jpe?g|png|webp|avif)$/u.test(extname(file)));
  expect(photos.length).toBeGreaterThan(50);
  for (const photo of photos) {
    const { exif, xmp, iptc } = await sharp(fileOf(`/${photo}`)).metadata();
    expect([exif, xmp, iptc], photo).toEqual([undefined, undefined, undefined]);
  }
});

test("GitHub Pages publishes the folder whose name begins with an underscore", () => {
  expect(files).toContain(".nojekyll");
});
