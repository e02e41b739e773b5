/** The main journeys in WebKit: menu, dropdown, dialog, plan, carousel, skip link, the top of every page. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type RunningSite } from "../../scripts/serve.ts";
import { keys, openWebKit, type WebKit } from "./driver.ts";

const mailDirectory = mkdtempSync(join(tmpdir(), "mail-"));
let site: RunningSite;
let webkit: WebKit;

beforeAll(async () => {
  site = await startSite({ port: 0, mailDirectory });
  webkit = await openWebKit();
  await webkit.widen(1270);
}, 90_000);

afterAll(async () => {
  await webkit?.close();
  await site?.close();
  rmSync(mailDirectory, { recursive: true, force: true });
}, 30_000);

const visit = (path: string) => webkit.driver.get(site.origin + path);
const focused = () =>
  webkit.ask<string>(
    "return (document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent).trim().replaceAll(/\\s+/g, ' ')",
  );

test("the window is a large screen", async () => {
  await visit("/cancel");
  expect(await webkit.ask<number>("return innerWidth")).toBeGreaterThanOrEqual(1200);
  expect(await webkit.ask<string>("return navigator.userAgent")).toContain("AppleWebKit");
});

test("a dropdown opens by keyboard, Escape closes it and leads back", async () => {
  await visit("/cancel");
  const summary = "details.submenu:has(a[href='/hitting']) > summary";
  await webkit.ask("document.querySelector(arguments[0]).focus()", summary);
  await webkit.press(keys.ENTER);
  await webkit.until("the dropdown is open", () => webkit.shows("details.submenu[open] a[href='/hitting']"));
  await webkit.press(keys.ESCAPE);
  await webkit.until("it is closed", async () => !(await webkit.shows("details.submenu[open]")));
  expect(await focused()).toBe("Training");
});

test("a coach's dialog opens, closes by its button and by Escape, and gives the focus back", async () => {
  await visit("/hitting");
  await webkit.tap(".card-opens");
  await webkit.until("the dialog shows", () => webkit.shows("#bio-marcus-bell"));
  await webkit.tap("#bio-marcus-bell .dialog-foot button");
  await webkit.until("the dialog is gone", async () => !(await webkit.shows("#bio-marcus-bell")));
  await webkit.ask("document.querySelector('.card-opens').focus()");
  await webkit.press(keys.ENTER);
  await webkit.until("the dialog shows again", () => webkit.shows("#bio-marcus-bell"));
  await webkit.press(keys.ESCAPE);
  await webkit.until("Escape closes it", async () => !(await webkit.shows("#bio-marcus-bell")));
  expect(await focused()).toBe("Bio Marcus Bell");
});

test("a dialog opens also where the browser knows no commands, as a popover", async () => {
  await visit("/hitting");
  await webkit.ask(
    "for (const button of document.querySelectorAll('[commandfor]')) button.removeAttribute('commandfor')",
  );
  await webkit.tap(".card-opens");
  await webkit.until("the popover shows", () => webkit.shows("#bio-marcus-bell"));
  expect(
    await webkit.ask<boolean>("return document.querySelector('#bio-marcus-bell').matches(':popover-open')"),
  ).toBe(true);
  await webkit.tap("#bio-marcus-bell .dialog-foot button");
  await webkit.until("it is closed", async () => !(await webkit.shows("#bio-marcus-bell")));
});

test("a cage on the plan shows what it is and how to rent it", async () => {
  await visit("/");
  const cage = ".floor-plan-hit[aria-label^='Cage 3,']";
  await webkit.tap(cage);
  await webkit.until("the dialog shows", () => webkit.shows("#plan-cage-3"));
  expect(await (await webkit.find("#plan-cage-3")).getText()).toMatch(/51x12 ft/u);
  await webkit.press(keys.ESCAPE);
  await webkit.until("Escape closes it", async () => !(await webkit.shows("#plan-cage-3")));
});

test("the reviews move by arrows and dots", async () => {
  await visit("/testimonials");
  const at = async (words: RegExp) =>
    words.test((await (await webkit.find(".carousel-scrollbar")).getAttribute("aria-valuetext")) ?? "");
  await webkit.until("the reviews are alive", () => webkit.shows(".carousel-arrow"));
  await webkit.tap(".carousel-arrow:last-of-type");
  await webkit.until("the second review is first", () => at(/^Slide 2 of/u));
  await webkit.tap(".carousel-dots > li:nth-child(5) button");
  await webkit.until("the fifth is", () => at(/^Slide 5 of/u));
});

test("a page reached from far below begins at its top", async () => {
  await visit("/cancel");
  await webkit.tap("footer a[href='/privacy']");
  await webkit.until("the next page is there", async () =>
    (await webkit.driver.getCurrentUrl()).endsWith("/privacy"),
  );
  expect(await webkit.ask<number>("return scrollY")).toBe(0);
});

test("the skip link leads to the content", async () => {
  await visit("/cancel");
  await webkit.ask("document.querySelector('.skip-link').focus()");
  await webkit.press(keys.ENTER);
  await webkit.until("the focus is in the content", () =>
    webkit.ask<boolean>("return document.activeElement.id === 'main'"),
  );
});

test("the small-screen menu opens and closes", async () => {
  await webkit.widen(420);
  await visit("/cancel");
  await webkit.until(
    "the window is small",
    async () => (await webkit.ask<number>("return innerWidth")) < 1000,
  );
  await webkit.tap(".menu-toggle");
  await webkit.until("the menu shows", () => webkit.shows("#menu a[href='/packages']"));
  await webkit.press(keys.ESCAPE);
  await webkit.until("Escape closes it", async () => !(await webkit.shows("#menu a[href='/packages']")));
  const overflow = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
  expect(await webkit.ask<number>(overflow)).toBeLessThanOrEqual(0);
});
