/** The same text again: the visitor is told, and may send it a second time. */
import type { Page } from "@playwright/test";
import { sampled } from "../scope.ts";
import { fillAtOnce, open, sendButton } from "./drive.ts";
import { contact, feedback, forms, type FormFacts } from "./facts.ts";
import { expect, test } from "./fixtures.ts";

const again = (page: Page) => page.getByRole("button", { name: "Send it again" });
const alert = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

async function send(page: Page, facts: FormFacts): Promise<void> {
  await open(page, facts);
  await fillAtOnce(page, facts.answers);
  await sendButton(page).click();
}

for (const facts of sampled(forms, 2)) {
  test(`${facts.name}: what was sent today is said with its time, and sent again if asked`, async ({
    page,
    mail,
  }) => {
    await page.clock.install({ time: new Date("2026-11-22T10:32:10") });
    await send(page, facts);
    await expect(page.getByText(facts.thanks)).toBeVisible();
    await expect.poll(mail.received).toHaveLength(1);
    await expect.poll(() => states(page)).toEqual(["sent"]);
    await page.clock.setSystemTime(new Date("2026-11-22T10:40:10"));
    await send(page, facts);
    const told = page.getByRole("alert").filter({ hasText: /^You already sent us this \w+ at 10:32/u });
    await expect(told).toBeFocused();
    await expect(told).toBeInViewport({ ratio: 1 });
    await expect(again(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(facts.thanks)).toHaveCount(0);
    expect(mail.attempts()).toBe(1);
    await again(page).dblclick();
    await expect(page.getByText(facts.thanks)).toBeVisible();
    await expect(again(page)).toHaveCount(0);
    await expect.poll(mail.received).toEqual([facts.params, facts.params]);
    expect(mail.attempts()).toBe(2);
  });
}

test("what was sent yesterday is said with its date", async ({ page, mail }) => {
  await page.clock.install({ time: new Date("2026-11-22T22:32:10") });
  await send(page, contact);
  await expect.poll(mail.received).toHaveLength(1);
  await expect.poll(() => states(page)).toEqual(["sent"]);
  await page.clock.setSystemTime(new Date("2026-11-23T09:00:00"));
  await send(page, contact);
  await expect(alert(page, "You already sent us this message on November 22.")).toBeFocused();
});

test("what is still on its way is said to be, then to be sent; and goes a second time if asked", async ({
  page,
  mail,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/v1.0/email/send", async (route) => {
    await promise;
    await route.continue();
  });
  await send(page, contact);
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

test("the same review from two tabs at once is one e-mail, and both are thanked", async ({
  page,
  context,
  mail,
}) => {
  const other = await context.newPage();
  for (const each of [page, other]) {
    await open(each, feedback);
    await fillAtOnce(each, feedback.answers);
  }
  await Promise.all(
    [page, other].map((each) => sendButton(each).evaluate((button) => (button as HTMLElement).click())),
  );
  for (const each of [page, other]) await expect(each.getByText(feedback.thanks)).toBeVisible();
  expect(mail.received()).toHaveLength(1);
  expect(mail.attempts()).toBe(1);
});

/** The states of what is kept on the visitor's disk. */
function states(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open("outbox");
        opening.addEventListener("success", () => {
          const all = opening.result.transaction("outbox").objectStore("outbox").getAll();
          all.addEventListener("success", () => {
            opening.result.close();
            resolve((all.result as { state: string }[]).map(({ state }) => state));
          });
        });
      }),
  );
}
