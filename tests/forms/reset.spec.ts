/** A form that was sent and reset shows no errors, however it was sent. */
import { sampled } from "../scope.ts";
import { alert, control, fill, open } from "./drive.ts";
import { contact, employment } from "./specified-forms.ts";
import { expect, test } from "./fixtures.ts";

for (const { specified, field } of sampled([
  { specified: contact, field: "subject" },
  { specified: employment, field: "City" },
]))
  test(
    `${specified.name}: no errors after Enter in ${field}`,
    { tag: "@chromium" },
    async ({ reusedPage: page }) => {
      await open(page, specified);
      await fill(page, specified.answers);
      await control(page, field).press("Enter");
      await expect(alert(page, specified.thanks)).toBeFocused();
      await expect(control(page, field)).toHaveValue("");
      await page.keyboard.press("Tab");
      await expect(page.locator("[aria-invalid], .field-error")).toHaveCount(0);
    },
  );

test(
  "a form that was sent shows errors again once something is typed",
  { tag: "@chromium" },
  async ({ reusedPage: page }) => {
    await open(page, contact);
    await fill(page, contact.answers);
    await control(page, "subject").press("Enter");
    await expect(alert(page, contact.thanks)).toBeFocused();
    await control(page, "subject").fill("Again");
    await control(page, "subject").fill("");
    await control(page, "subject").blur();
    await expect(page.getByText("*Subject is a required field.")).toBeVisible();
  },
);
