/** A form whose scripts do not arrive says so, keeps what was typed, and leaves ways on. */
import type { Page } from "@playwright/test";
import { violationsOn } from "../axe.ts";
import { alive, asEntered, control, entered, fillAtOnce, sendButton } from "./drive.ts";
import { contact, employment, forms } from "./facts.ts";
import { expect, test } from "./fixtures.ts";

const box = (page: Page) => page.locator(".not-loaded");
const alert = (page: Page) => page.getByRole("alert").filter({ hasText: "didn't load" });
const reload = (page: Page) => page.getByRole("button", { name: "Reload the page" });

for (const facts of forms) {
  test(`${facts.name}: without React the visitor is told, can call or write, and keeps what they typed over a reload`, async ({
    page,
  }) => {
    const release = await failing(page, "react");
    await page.goto(facts.path, { waitUntil: "commit" });
    await expect(sendButton(page)).toBeVisible();
    await fillAtOnce(page, facts.answers);
    release();
    await expect(alert(page)).toBeInViewport();
    await expect(box(page).getByRole("link", { name: "(614) 555-0142" })).toHaveAttribute(
      "href",
      "tel:+16145550142",
    );
    await expect(box(page).getByRole("link", { name: "@" })).toHaveAttribute("href", /^mailto:/u);
    expect(await entered(page, facts)).toEqual(asEntered(facts));
    await page.unrouteAll();
    await reload(page).click();
    await alive(page);
    // With everything there, nobody sees or hears of it.
    await expect(box(page)).toHaveCount(1);
    await expect(box(page)).toBeHidden();
    await expect(alert(page)).toHaveCount(0);
    await expect(reload(page)).toHaveCount(0);
    expect(await entered(page, facts)).toEqual(asEntered(facts));
    await sendButton(page).click();
    await expect(page.getByRole("alert").filter({ hasText: facts.thanks })).toBeVisible();
    // Sent is sent: another reload brings nothing back.
    await page.reload();
    await alive(page);
    expect(await page.evaluate(() => history.state as unknown)).toBeNull();
  });
}

for (const file of ["ContactForm", "form", "client", "Site"]) {
  test(`the visitor is told as well when ${file} does not arrive`, async ({ page }) => {
    const release = await failing(page, file);
    release();
    await page.goto(contact.path);
    await expect(alert(page)).toBeVisible();
  });
}

test("the visitor is told as well when a deploy has taken the files away", async ({ page }) => {
  await page.route("**/_assets/*Form.*.js*", (route) => route.fulfill({ status: 404, body: "gone" }));
  await page.goto(contact.path);
  await expect(alert(page)).toBeVisible();
});

test("a script that comes at the second attempt brings the form to life, and nothing is said", async ({
  page,
}) => {
  await page.route("**/_assets/ContactForm.*.js", (route) => route.abort(), { times: 1 });
  await page.goto(contact.path);
  await alive(page);
  await expect(box(page)).toBeHidden();
});

for (const [width, height, colorScheme] of [
  [320, 400, "light"],
  [390, 844, "light"],
  [1280, 900, "dark"],
] as const) {
  test(`the words are accessible at ${width} × ${height} px, ${colorScheme}, and cover no field that has the focus`, async ({
    page,
    browserName,
  }) => {
    test.skip(
      browserName !== "chromium",
      "What is under a point is one engine's concern, as in the look's tests.",
    );
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    (await failing(page, "react"))();
    await page.goto(employment.path);
    await expect(alert(page)).toBeAttached();
    await expect(box(page)).toBeVisible();
    expect(await violationsOn(page, { also: ["best-practice"] })).toEqual([]);
    const field = control(page, "Accomplishments");
    await field.focus();
    await expect
      .poll(() =>
        field.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2) === element;
        }),
      )
      .toBe(true);
  });
}

/** Holds back a script of the page until it is released, and has it fail then. */
async function failing(page: Page, file: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/_assets/${file}.*.js*`, async (route) => {
    await promise;
    await route.abort();
  });
  return resolve;
}
