/** Photographs of a page of a built site: as it opens, with its menu and a dialog open, with a form's errors and notice. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import sirv from "sirv";
import { pageFilesOf, pathOfFile } from "../../hosting/built-files.ts";
import { closeServer, openServer } from "../site/listen.ts";

export interface Photograph {
  /** Page, state, width and color scheme: `/hitting dialog 390 dark`. */
  readonly name: string;
  readonly png: Buffer;
}

const widths = [390, 768, 1280] as const;
const colorSchemes = ["light", "dark"] as const;

/** A state of a page; `open` brings a fresh page into it, and says whether the page has it. */
interface State {
  readonly name: string;
  readonly isOverlay?: boolean;
  readonly open: (page: Page) => Promise<boolean>;
}

/** The notice is last: the message behind it stays in the browser. */
const states: readonly State[] = [
  { name: "page", open: () => Promise.resolve(true) },
  { name: "menu", isOverlay: true, open: openMenu },
  { name: "dialog", isOverlay: true, open: openDialog },
  { name: "errors", open: showErrors },
  { name: "notice", open: showNotice },
];

/** The menu is the same on every page, so it is photographed on one. */
const pageOfMenu = "/";

/** The addresses of a built site's pages, without its aliases. */
export function sitePaths(folder: string): string[] {
  return pageFilesOf(folder)
    .filter((file) => isMainAddress(readFileSync(join(folder, file), "utf8"), pathOfFile(file)))
    .map(pathOfFile)
    .sort();
}

function isMainAddress(html: string, path: string): boolean {
  const canonical = /<link rel="canonical" href="([^"]+)"/u.exec(html)?.[1];
  return html.includes("<main") && (canonical === undefined || new URL(canonical).pathname === path);
}

/** Photographs one page of the site in a folder, in all its states; none if the site has no such page. */
export async function photographSite(
  browser: Browser,
  folder: string,
  path: string,
): Promise<readonly Photograph[]> {
  if (!pageFilesOf(folder).map(pathOfFile).includes(path)) return [];
  const server = createServer(sirv(folder, { extensions: ["html"] }));
  const origin = await openServer(server, 0);
  const photographs: Photograph[] = [];
  for (const width of widths) {
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    // Nothing is sent anywhere: a form's message stays undelivered, which is how it comes to its notice.
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    // The reviews are in another order at each load.
    await context.addInitScript(() => (Math.random = () => 0.5));
    const page = await context.newPage();
    for (const state of states) {
      if (state.name === "menu" && path !== pageOfMenu) continue;
      await page.goto(origin + path, { waitUntil: "load" });
      if (await state.open(page))
        photographs.push(...(await photograph(page, `${path} ${state.name} ${width}`, !state.isOverlay)));
    }
    await context.close();
  }
  await closeServer(server);
  return photographs;
}

/** Photographs a page as it stands, in both color schemes; what lies over it, with what is in view of the page. */
async function photograph(page: Page, name: string, fullPage: boolean): Promise<Photograph[]> {
  const photographs: Photograph[] = [];
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    await loadPictures(page);
    const png = await page.screenshot({ fullPage, animations: "disabled" });
    photographs.push({ name: `${name} ${colorScheme}`, png });
  }
  return photographs;
}

/** Loads the pictures that would load while scrolling. */
function loadPictures(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

async function openMenu(page: Page): Promise<boolean> {
  const openers = page.locator("header [popovertarget=menu]:visible, header nav summary:visible");
  await openers.first().click();
  return true;
}

async function openDialog(page: Page): Promise<boolean> {
  const openers = page.locator("main [aria-haspopup=dialog]:enabled:visible");
  if ((await openers.count()) === 0) return false;
  await openers.first().press("Enter");
  await page.locator("dialog:modal").waitFor();
  return true;
}

/** Visits each control of the page's form and answers none; sends the form, unless it must be complete first. */
async function showErrors(page: Page): Promise<boolean> {
  if (!(await hasForm(page))) return false;
  const controls = page.locator("#form-place form :is(input, textarea, select):visible");
  for (const control of await controls.all()) await control.focus();
  const send = page.locator("#form-place form [type=submit]");
  await send.focus();
  if (await send.isEnabled()) await send.click();
  await page.locator("#form-place [aria-invalid=true]").first().waitFor();
  return true;
}

/** Answers everything in the page's form and sends it, which fails. */
async function showNotice(page: Page): Promise<boolean> {
  if (!(await hasForm(page))) return false;
  await page.evaluate(answerAll);
  await page.locator("#form-place form [type=submit]").click();
  await page.locator(".outbox-notice").first().waitFor();
  return true;
}

async function hasForm(page: Page): Promise<boolean> {
  if ((await page.locator("#form-place form").count()) === 0) return false;
  await page.locator("#form-place[data-live]").waitFor();
  return true;
}

/** Runs in the page: gives each control of its form an answer. */
function answerAll(): void {
  const answers: Readonly<Record<string, string>> = {
    email: "ann@example.com",
    tel: "(614) 555-0142",
    date: "2000-01-01",
    time: "12:00",
    number: "9",
  };
  const set = (control: Element, property: string, value: unknown) => {
    // React notices only what the element's own setter is told.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set?.call(control, value);
    control.dispatchEvent(new Event("input", { bubbles: true }));
    control.dispatchEvent(new Event("change", { bubbles: true }));
  };
  for (const control of document.querySelectorAll("#form-place :is(input, textarea, select)")) {
    if (control.closest("[aria-hidden], [hidden]")) continue;
    if (control instanceof HTMLSelectElement) set(control, "value", control.options[1]?.value);
    else if (control instanceof HTMLTextAreaElement) set(control, "value", "Is Cage 3 free on Friday?");
    else if (control instanceof HTMLInputElement && /radio|checkbox/u.test(control.type)) control.click();
    else if (control instanceof HTMLInputElement) set(control, "value", answers[control.type] ?? "Ann Doe");
  }
}
