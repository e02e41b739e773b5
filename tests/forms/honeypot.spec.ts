import { sampled } from "../scope.ts";
import {
  alert,
  alive,
  answer,
  asEntered,
  entered,
  fillAtOnce,
  open,
  openEarly,
  sendButton,
} from "./drive.ts";
import { contact, feedback } from "./specified-forms.ts";
import { expect, test } from "./fixtures.ts";

// A review is thanked for once it is delivered, the other forms' messages at once.
for (const specified of sampled([contact, feedback])) {
  test(`${specified.name}: whoever fills in the hidden field gets a question`, async ({
    reusedPage: page,
    mail,
  }) => {
    await answer(page, specified);
    await page.locator(".trap input").evaluate((trap) => {
      (trap as HTMLInputElement).value = "https://spam.example";
    });
    await sendButton(page).click();
    const yes = page.getByRole("button", { name: "Yes, send it" });
    await expect(yes).toBeFocused();
    await expect(yes).toHaveAccessibleDescription(/yourself\?$/u);
    // One button at a time.
    await expect(page.locator(".send .button:visible")).toHaveCount(1);
    expect(mail.attempts()).toHaveLength(0);
    expect(await entered(page, specified)).toEqual(asEntered(specified.answers));
    await yes.click();
    await expect(alert(page, specified.thanks)).toBeVisible();
    await expect.poll(mail.received).toEqual([specified.params]);
    await expect(yes).toHaveCount(0);
  });
}

test(
  "whoever fills in the hidden field before the form works gets the question, too",
  { tag: "@chromium" },
  async ({ reusedPage: page, mail }) => {
    const release = await openEarly(page, feedback.path);
    await fillAtOnce(page, feedback.answers);
    await page.locator(".trap input").evaluate((trap) => {
      (trap as HTMLInputElement).value = "https://spam.example";
    });
    release();
    await alive(page);
    await sendButton(page).click();
    await expect(page.getByRole("button", { name: "Yes, send it" })).toBeFocused();
    expect(mail.attempts()).toHaveLength(0);
  },
);

test("the hidden field can't be seen or focused, and isn't sent", async ({ reusedPage: page }) => {
  await open(page, contact);
  const trap = page.locator(".trap input");
  await expect(trap).toHaveAttribute("tabindex", "-1");
  await expect(trap).not.toHaveAttribute("name");
  await expect(page.getByRole("textbox", { name: "Website" })).toHaveCount(0);
  const { width, height } = (await page.locator(".trap").boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.max(width, height)).toBeLessThanOrEqual(1);
});
