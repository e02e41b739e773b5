/** Messages when the mail service fails in various ways. */
import type { Page } from "@playwright/test";
import { stopClock, takeClock } from "../clock.ts";
import type { Fault } from "../mail-faults.ts";
import { chromiumExceptFirst, sampled } from "../scope.ts";
import { expect, gaps, kept, notice, sendButton, sendMessage, states, test, write } from "./visit.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Answers that refuse a message for now, or come from something else; src/mail/send.test.ts knows more of them. */
const refusals: readonly (readonly [string, Fault])[] = [
  ["403", { kind: "status", status: 403 }],
  ["307, and something else at its end", { kind: "redirect", status: 307 }],
  ["a page in UTF-16", { kind: "html", type: "text/plain", encoding: "utf-16le", before: "\uFEFF" }],
];

const retry = (page: Page): Promise<void> => notice(page).getByRole("button", { name: "Try again" }).click();

for (const [index, [what, fault]] of sampled(refusals, 2).entries())
  test(
    `${what}: refused, shown at once, kept, and "Try again" delivers it`,
    { tag: chromiumExceptFirst(index) },
    async ({ reusedPage: page, mail }) => {
      mail.fails(fault);
      await sendMessage(page, "Not to be lost");
      await expect(notice(page)).toContainText("Our mail service isn't taking it right now");
      expect(await states(page)).toEqual(["refused"]);
      expect(await kept(page)).toContain("Not to be lost");
      expect(mail.attempts()).toHaveLength(1);
      await retry(page);
      await mail.arrived(1);
      await expect(notice(page)).toHaveCount(0);
    },
  );

test(
  "400 for ever: failed after four tries, the text kept and shown",
  { tag: ["@all", "@chromium"] },
  async ({ page, mail }) => {
    const pass = await takeClock(page);
    mail.fails({ kind: "status", status: 400, times: "forever" });
    await sendMessage(page, "Not to be lost");
    for (const [tries, wait] of [12.5 * MINUTE, 1.25 * HOUR, 7.5 * HOUR].entries()) {
      await expect.poll(() => states(page)).toEqual(["refused"]);
      await pass(wait);
      await expect.poll(() => mail.attempts().length).toBe(tries + 2);
    }
    await expect.poll(() => states(page)).toEqual(["failed"]);
    await pass(12 * HOUR);
    await page.reload();
    await expect(notice(page)).toContainText("We won't try again on our own");
    expect(await kept(page)).toContain("Not to be lost");
    expect(mail.attempts()).toHaveLength(4);
    expect(mail.count()).toBe(0);
  },
);

test(
  "413: failed at once, kept and shown",
  { tag: ["@all", "@chromium"] },
  async ({ reusedPage: page, mail }) => {
    mail.fails({ kind: "status", status: 413 });
    await sendMessage(page, "Short enough, we thought");
    await expect(notice(page)).toContainText("too long for our mail service");
    expect(await states(page)).toEqual(["failed"]);
    expect(await kept(page)).toContain("Short enough");
    expect(mail.attempts()).toHaveLength(1);
  },
);

for (const [what, fault, hours] of sampled([
  ["429 and an hour's Retry-After", { kind: "status", status: 429, retryAfter: 3600 }, 1],
  ["426, the month's quota", { kind: "status", status: 426 }, 6],
] as const))
  test(
    `${what}: all wait, nobody is thanked, and everything arrives after it`,
    { tag: "@chromium" },
    async ({ page, mail }) => {
      const pass = await takeClock(page);
      mail.fails(fault);
      await sendMessage(page, "First");
      await expect(notice(page)).toContainText("hasn't reached us yet");
      await write(page, "Second");
      await sendButton(page).click();
      await expect(notice(page)).toHaveCount(2);
      await expect(notice(page).filter({ hasText: "Second" })).toContainText("isn't taking it right now");
      await expect(page.locator("[name=message]")).toHaveValue("Second");
      await pass(11_000);
      for (const words of ["Thank you for your message", "Still sending"])
        await expect(page.getByText(words)).toHaveCount(0);
      await pass((hours - 0.1) * HOUR);
      await page.reload();
      await expect(notice(page)).toHaveCount(2);
      expect(mail.attempts()).toHaveLength(1);
      await pass(0.1 * HOUR);
      await mail.arrived(2);
      for (const text of ["First", "Second"]) expect(mail.count(text)).toBe(1);
    },
  );

test(
  '429 and an hour\'s pause: "Try again" does not wait for it',
  { tag: ["@all", "@chromium"] },
  async ({ reusedPage: page, mail }) => {
    mail.fails({ kind: "status", status: 429, retryAfter: 3600 });
    await sendMessage(page, "Again, please");
    await retry(page);
    await mail.arrived(1);
  },
);

test(
  "429 and Retry-After: the whole queue waits 4000 ms at least",
  { tag: ["@all", "@chromium"] },
  async ({ reusedPage: page, mail }) => {
    mail.fails({ kind: "status", status: 429, retryAfter: 4 });
    await sendMessage(page, "First");
    await write(page, "Second");
    await sendButton(page).click();
    await mail.arrived(2);
    expect(gaps(mail.attempts())[0]).toBeGreaterThanOrEqual(3950);
    for (const text of ["First", "Second"]) expect(mail.count(text)).toBe(1);
  },
);

test(
  "twice 5xx: the message waits, and arrives once",
  { tag: ["@all", "@chromium"] },
  async ({ page, mail }) => {
    const pass = await takeClock(page);
    mail.fails({ kind: "status", status: 500 }, { kind: "status", status: 503 });
    await page.goto("/contactus");
    await write(page, "Twice in vain");
    // Nothing is tried again before its time on a busy machine.
    await stopClock(page);
    await sendButton(page).click();
    for (const tries of [1, 2]) {
      await expect.poll(() => mail.attempts().length).toBe(tries);
      await expect.poll(() => states(page)).toEqual(["waiting"]);
      await pass(7000);
    }
    await mail.arrived(1);
    expect(mail.attempts()).toHaveLength(3);
    await expect.poll(() => states(page)).toEqual(["sent"]);
  },
);

test("no answer: given up after 20 s, and sent again", { tag: "@all" }, async ({ page, mail }) => {
  const pass = await takeClock(page);
  mail.fails({ kind: "hang" });
  await sendMessage(page);
  await expect.poll(mail.faultsLeft).toEqual([]);
  await stopClock(page);
  await pass(19_000);
  await pass(1000);
  await expect.poll(() => states(page)).toEqual(["waiting"]);
  await pass(3000);
  await mail.arrived(1);
  await expect.poll(() => states(page)).toEqual(["sent"]);
});

test("accepted, and the answer is lost: sent again", { tag: "@all" }, async ({ reusedPage: page, mail }) => {
  mail.fails({ kind: "reset", accept: true });
  await sendMessage(page);
  await expect.poll(() => states(page)).toEqual(["sent"]);
  // One for each request, because Chromium may repeat one by itself.
  expect(mail.count()).toBe(mail.attempts().length);
  expect(mail.count()).toBe(2);
});
