/** Every link leads somewhere and says where; every button says why it does not. */
import { randomBytes } from "node:crypto";
import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { content } from "../../src/content/content.ts";
import { readSite } from "../../tools/site/read-site.ts";
import { deadLinks } from "../../tools/checking/dead-links.ts";
import { heavyPages } from "../../tools/checking/heavy-pages.ts";
import { unlinkedPages } from "../../tools/checking/unlinked-pages.ts";
import { testSite } from "../../tools/site/cached-site.ts";
import { addresses, pagesToVisit } from "../addresses.ts";
import { invalidHtml } from "../invalid-html.ts";
import { dom, html } from "./built.ts";

const site = readSite(testSite);

test("every page, section, picture, style and script that a page refers to exists", () =>
  expect(deadLinks(site)).toEqual([]));

test("the build warns of a page that no page links to, unless it is hidden on purpose", () => {
  const facility = content();
  expect(unlinkedPages(site, facility, "content")).toEqual([]);
  const [page] = facility.pages;
  if (!page) throw new Error("there is no page");
  const parking = { ...page, slug: "parking", hidden: false };
  const thanks = { ...page, slug: "thanks", hidden: true };
  expect(
    unlinkedPages(site, { ...facility, pages: [...facility.pages, parking, thanks] }, "content"),
  ).toEqual([
    "content/pages/parking.yaml: no page links to this one; add it to a menu in content/navigation.yaml, or link to it in a text",
  ]);
});

test("the build warns of a page that a phone does not get at once, and names its largest section", () => {
  // Bytes that no compression makes fewer.
  const filler = randomBytes(12_000).toString("base64");
  const heavy = html("/hitting").replace(
    '<div id="section_coaches"',
    (start) => `${start} data-filler="${filler}"`,
  );
  const withHeavy = {
    ...site,
    page: (path: string) => {
      const page = path === "/hitting" ? site.page(path) : undefined;
      return page && { ...page, html: heavy, dom: parse(heavy) };
    },
  };
  expect(heavyPages(withHeavy, content(), "content")).toEqual([
    expect.stringMatching(
      /^content\/disciplines\/hitting\.yaml: this page has 2\d\.\d kB where a phone gets 14\.6 kB at once; its largest section is number 2, coaches \(\d+\.\d kB\)/u,
    ),
  ]);
});

test("the html of pages is valid, with unique ids and a text for each picture", async () => {
  const visited = [...pagesToVisit, { path: "/404" }].map(({ path }) => site.page(path));
  expect(await invalidHtml(visited.filter((page) => page !== undefined))).toEqual([]);
});

describe.each([...addresses.map(({ path }) => path), "/404"])("%s", (path) => {
  const page = dom(path);

  test("opens other sites in a new window, safely, and says so", () => {
    for (const link of page.querySelectorAll('a[href^="https:"]')) {
      expect(link.getAttribute("target")).toBe("_blank");
      expect(link.getAttribute("rel")).toContain("noopener");
      expect(link.text).toContain("(opens in a new window)");
    }
  });

  test("links every phone number and e-mail address", () => {
    const main = parse(html(path)).querySelector("main");
    const apart = 'a[href^="tel:"], a[href^="mailto:"], script, noscript, [data-form]';
    for (const element of main?.querySelectorAll(apart) ?? []) element.remove();
    expect(main?.text).not.toMatch(/\(\d{3}\) \d{3}-\d{4}|\S@\S|Call for Availability/u);
  });

  test("says once in each card, or once for all cards that hold a place, why a button is disabled", () => {
    for (const button of page.querySelectorAll("button[disabled]")) {
      if (button.closest("[hidden]")) continue;
      const reason = page.querySelector(`#${button.getAttribute("aria-describedby")}`);
      expect(reason?.text.trim(), button.outerHTML).toMatch(/\S/u);
      expect(reason?.closest(".visually-hidden")).toBeNull();
      const isPlaceholder = button.closest(".tile-actions") !== null;
      const card = button.closest(isPlaceholder ? ".stack" : "article, form");
      const reasons = isPlaceholder
        ? ".tiles-head .button-reason"
        : ".button-reason:not([hidden]), .send-reason";
      expect(card?.querySelectorAll(reasons)).toHaveLength(1);
      expect(card?.querySelector(`#${reason?.id}`)).toBe(reason);
    }
  });

  test("gives every picture its size, so that nothing moves", () => {
    for (const image of page.querySelectorAll("img")) {
      expect(Number(image.getAttribute("width")), image.outerHTML).toBeGreaterThan(0);
      expect(Number(image.getAttribute("height")), image.outerHTML).toBeGreaterThan(0);
    }
  });
});
