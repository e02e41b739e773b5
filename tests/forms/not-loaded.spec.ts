/** A form whose scripts do not load says so, keeps typed text, and offers other ways to get in touch. */
import type { Page } from "@playwright/test";
import { sampled } from "../scope.ts";
import { alert, alive, asEntered, entered, failing, fillAtOnce, send, sendButton } from "./drive.ts";
import { contact, forms } from "./specified-forms.ts";
import { expect, test } from "./fixtures.ts";

const box = (page: Page) => page.locator(".not-loaded");
const warning = (page: Page) => alert(page, "didn't load");
const reload = (page: Page) => page.getByRole("button", { name: "Reload the page" });

for (const specified of sampled(forms)) {
  test(`${specified.name}: without React, it says so and keeps what was typed`, async ({ page }) => {
    const release = await failing(page, "react");
    await page.goto(specified.path, { waitUntil: "commit" });
    await expect(sendButton(page)).toBeVisible();
    await fillAtOnce(page, specified.answers);
    release();
    await expect(warning(page)).toBeInViewport();
    await expect(box(page).getByRole("link", { name: "(614) 555-0142" })).toHaveAttribute(
      "href",
      "tel:+16145550142",
    );
    await expect(box(page).getByRole("link", { name: "@" })).toHaveAttribute("href", /^mailto:/u);
    expect(await entered(page, specified)).toEqual(asEntered(specified));
    await page.unrouteAll();
    await reload(page).click();
    await alive(page);
    // If everything loads, it is hidden from everybody.
    await expect(box(page)).toHaveCount(1);
    await expect(box(page)).toBeHidden();
    await expect(warning(page)).toHaveCount(0);
    await expect(reload(page)).toHaveCount(0);
    expect(await entered(page, specified)).toEqual(asEntered(specified));
    await send(page, specified);
  });
}

for (const file of sampled(["Form", "Site", "islands", "client"], 2)) {
  test(`the form says so when ${file} doesn't load`, async ({ page }) => {
    const release = await failing(page, file);
    release();
    await page.goto(contact.path);
    await expect(warning(page)).toBeVisible();
  });
}

test("the form says so when a deploy has removed its files", async ({ page }) => {
  await page.route("**/_assets/Form.*.js*", (route) => route.fulfill({ status: 404, body: "gone" }));
  await page.goto(contact.path);
  await expect(warning(page)).toBeVisible();
});

test("the form works when its script loads on the second try", async ({ page }) => {
  await page.route("**/_assets/Form.*.js", (route) => route.abort(), { times: 1 });
  await page.goto(contact.path);
  await alive(page);
  await expect(box(page)).toBeHidden();
});
