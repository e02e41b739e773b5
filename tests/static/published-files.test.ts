/** What is published beside the pages: only what something names, and nothing that a camera wrote. */
import { extname } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { compressedExtensions } from "../../hosting/precompress.ts";
import { localSite } from "../../tools/local-site.ts";
import { readSite } from "../../tools/built-site.ts";
import { fileOf } from "./built.ts";

const site = readSite(localSite);
const files = [...site.files].filter((file) => !compressedExtensions.some((ending) => file.endsWith(ending)));
const assets = files.filter((file) => file.startsWith("_assets/"));
const naming = files.filter((file) => /\.(?:html|css|js|json|webmanifest)$/u.test(file));

test("each file of _assets is named by a page, a style, a script or a manifest", () => {
  const names = new Set<string>();
  for (const file of naming)
    for (const [name] of (site.text(file) ?? "").matchAll(/[\w-]+(?:\.[\w-]+)+/gu)) names.add(name);
  expect(assets.length).toBeGreaterThan(50);
  expect(assets.filter((file) => !names.has(file.slice(file.lastIndexOf("/") + 1)))).toEqual([]);
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
