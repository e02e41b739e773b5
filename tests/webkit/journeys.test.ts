/** The main journeys in WebKit: menu, dropdown, dialog, plan, carousel, skip link, a message. */
import { expect, test } from "vitest";
import { contact } from "../forms/specified-forms.ts";
import { everything } from "../scope.ts";
import { inWebKit, keys } from "./driver.ts";

/** What `npm test` shows in Chromium, and in part in Firefox. */
const inFullRun = test.runIf(everything);

const window = inWebKit();
const { address, ask, press, shows, tap, until, visit } = window;

const focused = () =>
  ask<string>(
    "return (document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent).trim().replaceAll(/\\s+/g, ' ')",
  );
const gone = (selector: string) => async () => !(await shows(selector));

test("the window is a large screen", async () => {
  await visit("/cancel");
  expect(await ask<number>("return innerWidth")).toBeGreaterThanOrEqual(1280);
  expect(await ask<string>("return navigator.userAgent")).toContain("AppleWebKit");
});

inFullRun("a dropdown opens by keyboard, and Escape closes it and returns to its button", async () => {
  await visit("/cancel");
  await ask("document.querySelector(\"details.submenu:has(a[href='/hitting']) > summary\").focus()");
  await press(keys.enter);
  await until("the dropdown is open", () => shows("details.submenu[open] a[href='/hitting']"));
  await press(keys.escape);
  await until("it is closed", gone("details.submenu[open]"));
  expect(await focused()).toBe("Training");
});

test("a coach's dialog closes by its button and by Escape, and returns the focus", async () => {
  await visit("/hitting");
  await tap(".card-opens");
  await until("the dialog shows", () => shows("#bio-marcus-bell"));
  await tap("#bio-marcus-bell .dialog-foot button");
  await until("the dialog is gone", gone("#bio-marcus-bell"));
  await ask("document.querySelector('.card-opens').focus()");
  await press(keys.enter);
  await until("the dialog shows again", () => shows("#bio-marcus-bell"));
  await press(keys.escape);
  await until("Escape closes it", gone("#bio-marcus-bell"));
  expect(await focused()).toBe("Bio Marcus Bell");
});

inFullRun("without invoker commands, a dialog opens as a popover", async () => {
  await visit("/hitting");
  await ask(
    "for (const button of document.querySelectorAll('[commandfor]')) button.removeAttribute('commandfor')",
  );
  await tap(".card-opens");
  await until("the popover shows", () => shows("#bio-marcus-bell"));
  expect(
    await ask<boolean>("return document.querySelector('#bio-marcus-bell').matches(':popover-open')"),
    "it is a popover that is open",
  ).toBe(true);
  await tap("#bio-marcus-bell .dialog-foot button");
  await until("it is closed", gone("#bio-marcus-bell"));
});

inFullRun("a cage on the plan opens its buttons", async () => {
  await visit("/");
  await tap("[commandfor='plan-cage-3']");
  await until("its dialog shows", () => shows("#plan-cage-3"));
  await press(keys.escape);
  await until("Escape closes it", gone("#plan-cage-3"));
});

inFullRun("the reviews move by arrows and dots", async () => {
  await visit("/testimonials");
  const first = async (slide: number) =>
    (
      await ask<string>("return document.querySelector('.carousel-scrollbar').getAttribute('aria-valuetext')")
    ).startsWith(`Slide ${slide} of`);
  await until("the reviews are alive", () => shows(".carousel-arrow"));
  await tap(".carousel-arrow:last-of-type");
  await until("the second review is first", () => first(2));
  await tap(".carousel-dots > li:nth-child(5) button");
  await until("the fifth is", () => first(5));
});

inFullRun("a page opens at its top, even after a click far down the page", async () => {
  await visit("/cancel");
  await tap("footer a[href='/privacy']");
  await until("the next page is there", async () => (await address()).endsWith("/privacy"));
  expect(await ask<number>("return scrollY")).toBe(0);
});

inFullRun("the search shows results while typing, and Back restores them", async () => {
  await visit("/search");
  await tap("[type=search]");
  await press("refund");
  const first = "ol li:first-child a";
  await until(
    "it answers",
    // As shown, in capitals.
    async () => (await shows(first)) && (await window.textOf(first)).startsWith("REFUND"),
  );
  await tap(first);
  await until("the answer is there", async () => (await address()).includes("/cancel"));
  await window.back();
  await until("it is asked again", () => shows(first));
  expect(await ask<string>("return document.querySelector('[type=search]').value")).toBe("refund");
});

inFullRun("the skip link moves to the content", async () => {
  await visit("/cancel");
  await ask("document.querySelector('.skip-link').focus()");
  await press(keys.enter);
  await until("the focus is in the content", () =>
    ask<boolean>("return document.activeElement.id === 'main'"),
  );
});

test("a message survives a reload, is sent, and arrives once", async () => {
  await visit(contact.path);
  await window.alive();
  await window.fill(contact.answers);
  await window.reload();
  await window.alive();
  expect(await window.entered()).toEqual(contact.answers);
  await until("it can be sent", window.canSend);
  await tap("form [type=submit]");
  await until("it was sent", () => shows(".outcome[data-variant=good]"));
  await window.arrived(1);
});

inFullRun("the small-screen menu opens and closes", async () => {
  await window.widen(420);
  await visit("/cancel");
  await until("the window is small", async () => (await ask<number>("return innerWidth")) < 1000);
  await tap(".menu-toggle");
  await until("the menu shows", () => shows("#menu a[href='/packages']"));
  await press(keys.escape);
  await until("Escape closes it", gone("#menu a[href='/packages']"));
  const wider = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
  expect(await ask<number>(wider)).toBeLessThanOrEqual(0);
});
