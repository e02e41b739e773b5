/** The generated files for search engines, social networks and browsers. */
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { content } from "../../src/content/content.ts";
import { addresses, pages } from "../addresses.ts";
import { dom, fileOf } from "../static/built.ts";

const { facility } = content();
const hidden = new Set(["/rapsodo", "/comingsoon"]);
const listed = pages.filter(({ path }) => !hidden.has(path));
const text = (path: string) => readFileSync(fileOf(path), "utf8");
const meta = (path: string, name: string) =>
  dom(path).querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content");
const full = (path: string) => new URL(path, facility.website).href;

describe("the sitemap", () => {
  const locations = [...text("/sitemap.xml").matchAll(/<url><loc>([^<]+)<\/loc><\/url>/gu)].map(
    ([, url]) => url,
  );

  test("lists the main address of every listed page once, and nothing else", () => {
    expect(locations.toSorted()).toEqual(listed.map(({ path }) => full(path)).toSorted());
  });
});

test("robots.txt lets every crawler in and names the sitemap", () => {
  const lines = text("/robots.txt").trim().split("\n");
  expect(lines).toEqual(["User-agent: *", "Allow: /", "", `Sitemap: ${full("/sitemap.xml")}`]);
});

describe("the web manifest", () => {
  const manifest = JSON.parse(text("/manifest.webmanifest")) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };

  test("names the site and starts at Home", () => {
    expect(manifest).toMatchObject({ name: facility.name, start_url: "/", lang: "en" });
  });

  test("has icons in the sizes that phones need, each as large as it says", async () => {
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512"]);
    for (const { src, sizes: size, type } of manifest.icons) {
      const { width, height, format } = await sharp(fileOf(src)).metadata();
      expect(type).toBe(`image/${format}`);
      expect(`${width}x${height}`).toBe(size);
    }
  });
});

test("the icons for browsers and home screens exist", async () => {
  expect(await sharp(fileOf("/favicon.ico")).metadata()).toMatchObject({ width: 32, height: 32 });
  expect(await sharp(fileOf("/apple-touch-icon.png")).metadata()).toMatchObject({ width: 180, height: 180 });
});

describe.each(addresses.map(({ path, main }) => ({ path, main })))("$path", ({ path, main }) => {
  test("links the icons and the manifest, and sets the theme colors", () => {
    for (const rel of ["icon", "apple-touch-icon", "manifest"])
      expect(dom(path).querySelector(`link[rel=${rel}]`), rel).not.toBeNull();
    expect(dom(path).querySelectorAll('meta[name="theme-color"]').length).toBeGreaterThanOrEqual(2);
  });

  test("has share tags with its main address, its own texts and its own picture", async () => {
    if (hidden.has(main)) {
      expect(meta(path, "robots")).toBe("noindex");
      expect(meta(path, "og:title")).toBeUndefined();
      expect(dom(path).querySelector("link[rel=canonical]")).toBeNull();
      return;
    }
    expect(meta(path, "robots")).toBeUndefined();
    expect(meta(path, "og:url")).toBe(full(main));
    expect(dom(path).querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(full(main));
    expect(meta(path, "og:title")).toBe(dom(path).querySelector("title")?.text);
    expect(meta(path, "og:description")).toBe(meta(path, "description"));
    expect(meta(path, "twitter:card")).toBe("summary_large_image");
    const picture = new URL(meta(path, "og:image") ?? "");
    expect(picture.origin).toBe(new URL(facility.website).origin);
    const file = readFileSync(fileOf(picture.pathname));
    expect(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(file.length).toBeLessThan(300_000);
  });
});

test("no two pages have the same share picture", () => {
  const pictures = listed.map(({ path }) =>
    readFileSync(fileOf(new URL(meta(path, "og:image") ?? "").pathname)).toString("base64"),
  );
  expect(new Set(pictures).size).toBe(pictures.length);
});
