/** Every internal link, fragment, picture, style and script of the built site exists; external links say so. */
import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { addresses } from "../addresses.ts";
import { dom, fileOf } from "./built.ts";

const all = [...addresses.map(({ path }) => path), "/404"];

describe.each(all)("%s", (path) => {
  const page = dom(path);
  const ids = (of: string) =>
    new Set(
      dom(of)
        .querySelectorAll("[id]")
        .map(({ id }) => id),
    );

  test("leads only to addresses and fragments that exist", () => {
    const dead: string[] = [];
    const links = page.querySelectorAll("a[href]").map((link) => link.getAttribute("href") ?? "");
    expect(links.length).toBeGreaterThan(20);
    for (const href of links) {
      if (/^(?:https:|tel:|mailto:)/u.test(href)) continue;
      const [to = "", fragment] = href.split("#");
      // A static site serves the same file whatever follows the question mark.
      const [target = ""] = to.split("?");
      const address = target === "" ? path : target;
      if (!existsSync(fileOf(address))) dead.push(href);
      else if (fragment && !ids(address).has(fragment)) dead.push(href);
    }
    expect(dead).toEqual([]);
  });

  test("has the files it asks for", () => {
    const files = page
      .querySelectorAll("link[rel=stylesheet], link[rel=preload], link[rel=icon], script[src], img[src]")
      .map((element) => element.getAttribute("src") ?? element.getAttribute("href") ?? "");
    const sets = page
      .querySelectorAll("source[srcset]")
      .flatMap((source) =>
        (source.getAttribute("srcset") ?? "").split(",").map((each) => each.trim().split(" ")[0] ?? ""),
      );
    expect([...files, ...sets].filter((file) => !existsSync(fileOf(file)))).toEqual([]);
  });

  test("opens other sites in a new window, safely, and says so", () => {
    for (const link of page.querySelectorAll('a[href^="https:"]')) {
      expect(link.getAttribute("target")).toBe("_blank");
      expect(link.getAttribute("rel")).toContain("noopener");
      expect(link.text).toContain("(opens in a new window)");
    }
  });

  test("calls where it names a phone number, writes where it names an e-mail address", () => {
    const main = dom(path).querySelector("main");
    const apart = 'a[href^="tel:"], a[href^="mailto:"], script, noscript, astro-island';
    for (const element of main?.querySelectorAll(apart) ?? []) element.remove();
    expect(main?.text).not.toMatch(/\(\d{3}\) \d{3}-\d{4}|\S@\S|Call for Availability/u);
  });

  test("says in sight why a button cannot be pressed, once in a card", () => {
    for (const button of page.querySelectorAll("button[disabled]")) {
      if (button.closest("[hidden]")) continue;
      const reason = page.querySelector(`#${button.getAttribute("aria-describedby")}`);
      expect(reason?.text.trim(), button.outerHTML).toMatch(/\S/u);
      expect(reason?.closest(".visually-hidden")).toBeNull();
      const card = button.closest("article, form");
      expect(card?.querySelectorAll(".button-reason:not([hidden]), .send-reason")).toHaveLength(1);
      expect(card?.querySelector(`#${reason?.id}`)).toBe(reason);
    }
  });

  test("gives every id once and every picture its size and words", () => {
    const every = page.querySelectorAll("[id]").map(({ id }) => id);
    expect(every.filter((id, index) => every.indexOf(id) !== index)).toEqual([]);
    for (const image of page.querySelectorAll("img")) {
      expect(image.getAttribute("alt"), image.toString()).toBeDefined();
      expect(Number(image.getAttribute("width"))).toBeGreaterThan(0);
      expect(Number(image.getAttribute("height"))).toBeGreaterThan(0);
    }
  });
});
