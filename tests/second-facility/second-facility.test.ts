/** Another facility from the same code: only the content folder differs, and nothing of the first facility remains. */
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { openNowData } from "../../src/selectors/opening-hours.ts";
import { existingPages } from "../../src/selectors/pages.ts";
import { invalidHtml } from "../invalid-html.ts";
import { everything } from "../scope.ts";
import { traces } from "./traces.ts";
import { directory, second, site, words } from "./built.ts";

test.each(Object.entries(traces))("the second facility has no %s of the sample", (_, tracesIn) => {
  expect(tracesIn(site, second)).toEqual([]);
});

describe("the second facility", () => {
  test("has exactly the pages that its content has files for", () => {
    for (const { path } of existingPages(second)) expect(site.page(path), path).toBeDefined();
    for (const path of [
      "/hittrax",
      "/buytokens",
      "/employmentapp",
      "/testimonials",
      "/rentopenarea",
      "/search",
      "/search.json",
    ])
      expect(site.page(path), path).toBeUndefined();
  });

  test.runIf(everything)("has valid html", async () => expect(await invalidHtml(site.pages)).toEqual([]));

  test("shows its own name, phone, hours, cages and prices", () => {
    expect(site.dom("/").querySelector("title")?.text).toContain("Swing Barn");
    expect(site.html("/")).toContain('href="tel:+17205550177"');
    for (const text of ["Tuesday to Friday", "3:30pm to 8:15pm", "$19", "$48.50"])
      expect(words("/"), text).toContain(text);
    const cages = site.dom("/rentbattingcages").querySelectorAll("main li > article");
    expect(cages).toHaveLength(7);
    const { offsets } = openNowData(second);
    expect(new Set(offsets.map(([, ahead]) => ahead / 60))).toEqual(new Set([-7, -6]));
  });

  test("has a maps service's map, which the browser loads near the viewport, and says so", () => {
    const frame = site.dom("/").querySelector(".map > iframe");
    expect(frame?.attributes).toMatchObject({
      loading: "lazy",
      title: expect.stringMatching(/^Map: /u) as string,
    });
    expect(words("/privacy")).toContain("It loads as you scroll near it");
  });

  test("has a discipline of its own, at the address of its choice", () => {
    for (const path of ["/catchers", "/lessons/catching"]) {
      expect(words(path)).toMatch(/Hitting Pitching Catching .*Wes Tarr .*\$66/u);
      expect(site.html(path)).toContain('<link rel="canonical" href="https://swingbarn.example/catchers">');
    }
    const training = site.dom("/").querySelectorAll("#menu details")[0];
    expect(training?.querySelectorAll("a").map(({ attributes }) => attributes["href"])).toEqual([
      "/hitting",
      "/pitching",
      "/catchers",
    ]);
    expect(
      site
        .dom("/catchprice")
        .querySelectorAll(".breadcrumbs a")
        .map((link) => link.getAttribute("href")),
    ).toContain("/catchers");
    expect(site.page("/catching")).toBeUndefined();
  });

  test("says its own numbers in its policies, under names of its own", () => {
    const policy = words("/cancel");
    expect(policy).toContain("Tell us 2 hours before. We keep 50% of the price");
    expect(policy).toContain("each guest above twelve is $41.");
    expect(policy).toContain("A Barn Pass rests for up to three months. Until May 30th, 2027, it ends");
  });

  test("shows its review on Home, also without a page of all reviews", () => {
    const review = site.dom("/").querySelector("[aria-labelledby=section_testimonials]");
    // One review has nothing to scroll through.
    expect(review?.querySelector("button")).toBeNull();
    expect(review?.structuredText).toMatch(/What hitters say[^]*every Saturday\.\s+So do I\.[^]*Nan H\./u);
  });

  test("has its own colors", () => {
    expect(site.html("/")).toContain("--clay-500:#1f4e8c");
    expect(site.html("/")).toContain("--board:#10182b");
  });

  test("has its own logo in header, footer, icons and structured data, on a light plate where the background is dark", async () => {
    const logos = site.dom("/").querySelectorAll("img.logo") ?? [];
    expect(logos.map((logo) => logo.getAttribute("class"))).toEqual([
      "logo logo-plate-light",
      "logo logo-plate-light logo-on-board",
    ]);
    for (const logo of logos) expect(logo.getAttribute("src")).toMatch(/^\/_assets\/mark\..*\.webp$/u);
    expect(site.html("/")).toContain('"logo":"https://swingbarn.example/logo.png"');
    for (const icon of ["icon-192.png", "logo.png"]) {
      const { data, info } = await sharp(join(directory, icon)).raw().toBuffer({ resolveWithObject: true });
      const wall =
        (Math.round(info.height * 0.7) * info.width + Math.round(info.width * 0.15)) * info.channels;
      expect([...data.subarray(wall, wall + 4)], icon).toEqual([0x10, 0x18, 0x2b, 255]);
    }
  });
});
