/** Sending the same text again: the visitor is informed and may send it a second time. */
import type { Page } from "@playwright/test";
import { sampled } from "../scope.ts";
import { alert, fillAtOnce, holdMail, sendButton, submit } from "./drive.ts";
import { contact, feedback } from "./specified-forms.ts";
import { states } from "../outbox/visit.ts";
import { expect, test } from "./fixtures.ts";

const again = (page: Page) => page.getByRole("button", { name: "Send it again" });
// A review is thanked for once it is delivered, the other forms' messages at once.
for (const specified of sampled([contact, feedback])) {
  test(`${specified.name}: the same answers are sent again only on request`, async ({ page, mail }) => {
    await page.clock.install({ time: new Date("2026-11-22T10:32:10") });
    await submit(page, specified);
    await expect(page.getByText(specified.thanks)).toBeVisible();
    await expect.poll(mail.received).toHaveLength(1);
    await expect.poll(() => states(page)).toEqual(["sent"]);
    await page.clock.setSystemTime(new Date("2026-11-22T10:40:10"));
    await submit(page, specified);
    const message = alert(page, /^You already sent us this \w+ at 10:32/u);
    await expect(message).toBeFocused();
    await expect(message).toBeInViewport({ ratio: 1 });
    await expect(again(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(specified.thanks)).toHaveCount(0);
    expect(mail.attempts()).toHaveLength(1);
    await again(page).dblclick();
    await expect(page.getByText(specified.thanks)).toBeVisible();
    await expect(again(page)).toHaveCount(0);
    await expect.poll(mail.received).toEqual([specified.params, specified.params]);
    expect(mail.attempts()).toHaveLength(2);
  });
}

test("a message sent yesterday is mentioned with its date", async ({ page, mail }) => {
  await page.clock.install({ time: new Date("2026-11-22T22:32:10") });
  await submit(page, contact);
  await expect.poll(mail.received).toHaveLength(1);
  await expect.poll(() => states(page)).toEqual(["sent"]);
  await page.clock.setSystemTime(new Date("2026-11-23T09:00:00"));
  await submit(page, contact);
  await expect(alert(page, "You already sent us this message on November 22.")).toBeFocused();
});

test("a form says that a message is on its way, then that it was sent", async ({
  reusedPage: page,
  mail,
}) => {
  const resolve = await holdMail(page);
  await submit(page, contact);
  await expect(alert(page, contact.thanks)).toBeFocused();
  await fillAtOnce(page, contact.answers);
  await sendButton(page).click();
  await expect(alert(page, "This message is already on its way to us.")).toBeFocused();
  await expect(page.getByText(contact.thanks)).toHaveCount(0);
  resolve();
  await expect(page.getByText(/^You already sent us this message at/u)).toBeVisible();
  await expect.poll(mail.received).toHaveLength(1);
  await again(page).click();
  await expect(page.getByText(contact.thanks)).toBeVisible();
  await expect.poll(mail.received).toHaveLength(2);
});
