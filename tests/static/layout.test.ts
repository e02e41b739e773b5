/** The header and the footer of every page, from the specification's section 2. */
import { expect, test } from "vitest";
import { pages } from "../addresses.ts";
import { dom } from "./built.ts";

const menus: Record<string, Record<string, string>> = {
  "What's New": { "/ninjayouth": "Move, Play, Grow", "/tournament": "HitTrax Tournament" },
  Training: {
    "/hitting": "Hitting",
    "/pitching": "Pitching",
    "/speed": "Speed & Agility",
    "/fielding": "Fielding",
  },
  "More Info": {
    "/aboutus": "About Us",
    "/privacy": "Privacy Policy",
    "/mission": "Our Mission",
    "/cagerules": "Cage Rules",
    "/facilityrules": "Facility Rules",
    "/ninjainfo": "Youth Development",
    "/employmentapp": "Employment Application",
    "/hittrax": "HitTrax",
    "/cancel": "Refund & Cancellation Policy",
  },
};

const links: Record<string, string> = {
  "/packages": "Memberships",
  "/rentbattingcages": "Batting Cages",
  "/rentopenarea": "Open Area",
  "/camps": "Camps & Clinics",
  "/teampractice": "Team Practice",
  "/feedback": "Feedback",
  "/contactus": "Contact us",
};

const page = dom("/mission");
const hrefs = (selector: string) =>
  Object.fromEntries(
    page.querySelectorAll(selector).map((link) => [link.getAttribute("href"), link.textContent.trim()]),
  );

test("the header has the brand, the phone, Call, and the account in both placements", () => {
  const header = hrefs("header a");
  expect(header["/home"]).toBe("Clay & Chalk");
  expect(header["/"]).toContain("(614) 555-0142");
  expect(header["tel:+16145550142"]).toMatch(/Call/u);
  for (const placement of [".site-header-account", ".site-menu-account"]) {
    const buttons = page.querySelectorAll(`${placement} a[target=_blank]`);
    expect(buttons.map(({ text }) => text.replace(/\s*\(.*/u, ""))).toEqual(["Login", "Free Account"]);
    for (const button of buttons) expect(button.getAttribute("href")).toMatch(/\.example\/login$/u);
  }
});

test("the shortcut of the open page is marked, and no other", () => {
  const marked = (path: string) =>
    dom(path)
      .querySelectorAll(".shortcuts [aria-current=page]")
      .map((link) => link.getAttribute("href"));
  expect(marked("/rentbattingcages")).toEqual(["/rentbattingcages"]);
  expect(marked("/coaches")).toEqual(["/coaches"]);
  expect(marked("/packages")).toEqual([]);
});

test.each([
  ["/packages", "Memberships"],
  ["/specials", "Memberships"],
  ["/founders", "Memberships"],
  ["/buytokens", "Batting Cages"],
])("on %s, the entry %s of the menu is marked", (path, entry) => {
  const marked = dom(path).querySelectorAll(
    "#menu .site-menu-list > li > .chalk-line, #menu summary.chalk-line",
  );
  expect(marked.map(({ textContent }) => textContent.trim())).toEqual([entry]);
});

test.each([
  ["/hitting", "Training"],
  ["/coaches", "Training"],
  ["/mission", "More Info"],
  ["/packages", undefined],
])("on %s, the marked menu is %s", (path, menu) => {
  const marked = dom(path).querySelectorAll("#menu summary.chalk-line");
  expect(marked.map(({ text }) => text)).toEqual(menu === undefined ? [] : [menu]);
});

test("the menu has every link of the specification", () => {
  expect(hrefs("#menu li > .menu-link")).toMatchObject(links);
  for (const [name, entries] of Object.entries(menus)) {
    const menu = page
      .querySelectorAll("#menu details")
      .find((each) => each.querySelector("summary")?.text === name);
    const own = menu
      ?.querySelectorAll("a")
      .map((link) => [link.getAttribute("href"), link.textContent.trim()]);
    expect(Object.fromEntries(own ?? []), name).toMatchObject(entries);
  }
  const gallery = page.querySelectorAll("#menu a").find(({ text }) => text.startsWith("Photo Gallery"));
  expect(gallery?.getAttribute("target")).toBe("_blank");
});

test("More Info has the specification's entries in its order, then First visit", () => {
  const menu = page
    .querySelectorAll("#menu details")
    .find((each) => each.querySelector("summary")?.text === "More Info");
  const own = (menu?.querySelectorAll("a") ?? []).map((link) => link.getAttribute("href"));
  const gallery = expect.stringMatching(/^https:/u) as unknown;
  expect(own).toEqual([...Object.keys(menus["More Info"] ?? {}), gallery, "/first-visit"]);
});

test("after the specification's entries, More Info included, the menu has Prices, and nothing else", () => {
  const entries = page
    .querySelectorAll("#menu .site-menu-list > li")
    .map((entry) => entry.querySelector("summary, a")?.text);
  expect(entries.slice(-3)).toEqual(["Contact us", "More Info", "Prices"]);
});

test("nothing in the header leads to the tokens; Home, the cages, the prices and the footer do", () => {
  expect(page.querySelectorAll('header a[href^="/buytokens"]')).toEqual([]);
  for (const path of ["/", "/rentbattingcages", "/prices"])
    expect(dom(path).querySelector('main a[href^="/buytokens"]'), path).not.toBeNull();
  expect(page.querySelector('footer a[href="/buytokens"]')).not.toBeNull();
});

test("the footer has the apps, the social pages and the copyright line", () => {
  const names = page.querySelectorAll("footer a[target=_blank]").map(({ text }) => text);
  for (const name of [/App Store/u, /Google Play/u, /^facebook/u, /^instagram/u])
    expect(names).toContainEqual(expect.stringMatching(name));
  expect(page.querySelector("footer")?.text).toContain("© 2023 Clay & Chalk Sports Development");
});

test("the footer's links are in groups, each under its heading", () => {
  const groups = page.querySelectorAll("footer nav > div");
  expect(groups.length).toBeGreaterThan(1);
  for (const group of groups) {
    expect(group.querySelector("h2")?.text, group.structuredText).toMatch(/\S/u);
    expect(group.querySelectorAll("a").length).toBeGreaterThan(0);
  }
});

test("the header and the footer are the same on every page, but for the mark of the page in the menu", () => {
  for (const part of [".site-header", ".site-footer"]) {
    const shown = pages.map(({ path }) => dom(path).querySelector(part)?.outerHTML);
    const unmarked = shown.map((html) => html?.replaceAll(/ chalk-line| aria-current="\w+"/gu, ""));
    expect(unmarked, part).not.toContain(undefined);
    expect(new Set(unmarked).size, part).toBe(1);
  }
});
