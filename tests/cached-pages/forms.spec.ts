/** A form that comes back from the back/forward cache. */
import { mergeTests } from "@playwright/test";
import { back, cacheOn } from "../bfcache.ts";
import { contact } from "../forms/specified-forms.ts";
import { expect, test as base } from "../forms/fixtures.ts";
import { control, entered, fillAtOnce, open, send } from "../forms/drive.ts";

const test = mergeTests(base, cacheOn);

test("a page from the cache shows what was typed or sent since", async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset["back"] = persisted ? "kept" : "loaded";
    }),
  );
  /** Does something on a second visit to the form in this tab, then goes back to the first. */
  const meanwhile = async (act: () => Promise<void>) => {
    await page.goto("/aboutus", { waitUntil: "networkidle" });
    await open(page, contact);
    await act();
    await page.goto("/privacy", { waitUntil: "networkidle" });
    await back(page, 3);
    await expect(page.locator("html[data-back=kept] form#contact")).toHaveCount(1);
  };
  await page.goto(contact.path, { waitUntil: "networkidle" });
  await fillAtOnce(page, contact.answers);
  await meanwhile(() => control(page, "subject").fill("Cage 4"));
  await expect(control(page, "subject")).toHaveValue("Cage 4");
  // A form that was sent elsewhere in the tab is empty.
  await meanwhile(() => send(page, contact));
  await expect.poll(() => entered(page, contact)).toEqual({});
  await expect(page.locator("[aria-invalid]")).toHaveCount(0);
});
