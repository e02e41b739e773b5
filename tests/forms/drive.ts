/** Reads and fills in forms the way a visitor does. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import type { SpecifiedForm } from "./specified-forms.ts";
import { sendPath } from "../../src/mail/send.ts";

/** The form on the page. */
export function formOn(page: Page, specified: SpecifiedForm) {
  return page.getByRole("form", { name: specified.name });
}

/** The control with a name, or one of a group by its value. */
export function control(page: Page, name: string, value?: string) {
  return page.locator(`[name="${name}"]${value === undefined ? "" : `[value="${value}"]`}`);
}

/** The button that sends. */
export function sendButton(page: Page) {
  return page.locator("form button[type=submit]");
}

/** Waits until the form works. */
export async function alive(page: Page): Promise<void> {
  await expect(page.locator("#form-place[data-live]")).toHaveCount(1);
}

/** Opens the page of a form and waits until it works. */
export async function open(page: Page, specified: SpecifiedForm): Promise<void> {
  await page.goto(specified.path);
  await alive(page);
}

/** The addresses of the scripts of a form's page, by what they do. */
export interface FormScripts {
  /** Keeps what is typed before the others have come. */
  readonly beforeForm: string;
  readonly outbox: string;
  readonly form: string;
  /** The script of every page. */
  readonly site: string;
}

/** Reads them from the page's HTML, in their order. */
export async function scriptsOf(page: Page, path: string): Promise<FormScripts> {
  const html = await (await page.request.get(path)).text();
  const [beforeForm, outbox, form, site] = [...html.matchAll(/<script type="module" src="([^"]+)"/gu)].map(
    ([, address]) => address,
  );
  if (!beforeForm || !outbox || !form || !site)
    throw new Error(`${path} doesn't have the scripts of a form.`);
  return { beforeForm, outbox, form, site };
}

/** Holds back a script of the page. The returned functions make it fail, or let it come. */
export async function holdScript(
  page: Page,
  address: string,
): Promise<{ fail: () => void; come: () => void }> {
  const { promise, resolve } = Promise.withResolvers<"fail" | "come">();
  await page.route(`**${address}`, async (route) => {
    if ((await promise) === "fail") await route.abort();
    else await route.continue();
  });
  return { fail: () => resolve("fail"), come: () => resolve("come") };
}

/** Opens the page of a form and answers everything. */
export async function answer(
  page: Page,
  specified: SpecifiedForm,
  answers = specified.answers,
): Promise<void> {
  await open(page, specified);
  await fillAtOnce(page, answers);
}

/** The same, and presses Send. */
export async function submit(
  page: Page,
  specified: SpecifiedForm,
  answers = specified.answers,
): Promise<void> {
  await answer(page, specified, answers);
  await sendButton(page).click();
}

/** Presses Send, and waits for the thanks. */
export async function send(page: Page, specified: SpecifiedForm): Promise<void> {
  await sendButton(page).click();
  await expect(alert(page, specified.thanks)).toBeVisible();
}

/** An alert with these words, in a page or a part of it. */
export function alert(within: Page | Locator, words: string | RegExp) {
  return within.getByRole("alert").filter({ hasText: words });
}

/** Opens a page with all scripts held back but the one that keeps what is typed. The returned function releases them. */
export async function openEarly(page: Page, path: string): Promise<() => void> {
  const release = await holdFormScript(page, path);
  await page.goto(path, { waitUntil: "commit" });
  await expect(sendButton(page)).toBeVisible();
  return release;
}

/** Reloads a form's page as far as {@link openEarly} opens it. */
export async function reloadEarly(page: Page, path: string): Promise<() => void> {
  const release = await holdFormScript(page, path);
  await reloadToButton(page);
  return release;
}

/**
 * Presses Send, or Enter in a field, until the first small script has noted it: after `openEarly`, that may still be on
 * its way.
 */
export async function pressEarly(
  page: Page,
  press: () => Promise<void> = () => sendButton(page).click(),
): Promise<void> {
  await expect(async () => {
    await press();
    await expect(page.locator("#form-place[data-pressed]")).toHaveCount(1, { timeout: 500 });
  }).toPass();
}

/** Reloads a form's page until its button is there, whether or not its scripts are. */
export async function reloadToButton(page: Page): Promise<void> {
  // Playwright's own reload waits for the scripts in Firefox.
  await Promise.all([page.waitForEvent("framenavigated"), page.evaluate(() => location.reload())]);
  await expect(sendButton(page)).toBeVisible();
}

/** Holds back the scripts of a form's page, but for the first small one, until they are released. */
async function holdFormScript(page: Page, path: string): Promise<() => void> {
  const { beforeForm } = await scriptsOf(page, path);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/_assets/*.js", async (route) => {
    if (!route.request().url().endsWith(beforeForm)) await promise;
    await route.continue();
  });
  return resolve;
}

/** Holds back the mail service's response until it is released, which then accepts or refuses the message. */
export async function holdMail(page: Page, { refuses = false } = {}): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${sendPath}`, async (route) => {
    await promise;
    await (refuses ? route.fulfill({ status: 403, body: "no" }) : route.continue());
  });
  return resolve;
}

/** Fills in the answers one by one, as a visitor does. */
export async function fill(page: Page, answers: SpecifiedForm["answers"]): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    const first = control(page, name).first();
    const type = await first.getAttribute("type");
    if (type !== "radio" && type !== "checkbox") await first.fill(String(answer));
    else for (const value of [answer].flat()) await control(page, name, value).check();
  }
}

/** Fills in all answers at once with events, as browser autofill does; some password managers fire no events. */
export async function fillAtOnce(
  page: Page,
  answers: SpecifiedForm["answers"],
  { silently = false } = {},
): Promise<void> {
  const specified = { given: answers, silently };
  await page.locator("main form").waitFor();
  // The form is looked for and filled in at once, because it is another element once it works.
  await page.evaluate(({ given, silently: quiet }) => {
    for (const each of document.querySelector<HTMLFormElement>("main form")?.elements ?? []) {
      const input = each as HTMLInputElement;
      const answer = given[input.name];
      if (answer === undefined) continue;
      if (input.type === "checkbox" || input.type === "radio")
        input.checked = [answer].flat().includes(input.value);
      else input.value = String(answer);
      if (!quiet) input.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, specified);
}

/** The current answers in the form, as the browser would submit them; an empty control is no answer. */
export async function entered(page: Page, specified: SpecifiedForm): Promise<Record<string, string[]>> {
  return formOn(page, specified).evaluate((form) => {
    const answered: Record<string, string[]> = {};
    for (const [name, value] of new FormData(form as HTMLFormElement))
      if (value !== "") (answered[name] ??= []).push(String(value));
    return answered;
  });
}

/** Expected answers in the same format. */
export function asEntered(answers: SpecifiedForm["answers"]): Record<string, string[]> {
  return Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, [answer].flat()]));
}
