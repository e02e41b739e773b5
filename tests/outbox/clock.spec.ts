/** Messages as time passes and when the clock is moved. */
import { takeClock } from "../clock.ts";
import { expect, kept, notice, sendMessage, states, test } from "./visit.ts";

const HOUR = 3600_000;

test(
  "a clock moved back by 48 h: the message is tried, and arrives once",
  { tag: ["@all", "@chromium"] },
  async ({ page, mail }) => {
    await page.clock.install();
    mail.fails({ kind: "status", status: 429, retryAfter: 60 });
    await sendMessage(page);
    await expect.poll(() => states(page)).toEqual(["waiting"]);
    await page.clock.setSystemTime(Date.now() - 48 * HOUR);
    await page.reload();
    await mail.arrived(1);
    await expect.poll(() => states(page)).toEqual(["sent"]);
    expect(mail.count()).toBe(1);
  },
);

test(
  "life over: one last try, then failed and shown, and erased when the notice said",
  { tag: ["@all", "@chromium"] },
  async ({ page, mail }) => {
    const pass = await takeClock(page);
    mail.fails({ kind: "status", status: 503, times: "forever" });
    await sendMessage(page, "Too late");
    const until = (days: number): string =>
      new Date(Date.now() + days * 24 * HOUR).toLocaleDateString("en-US", { weekday: "long" });
    await expect(notice(page)).toContainText(`We keep your text on this device until at least ${until(3)}`);
    await page.clock.setSystemTime(Date.now() + 73 * HOUR);
    await page.goto("/aboutus");
    await expect(notice(page)).toContainText("We won't try again on our own");
    await expect.poll(() => states(page)).toEqual(["failed"]);
    const tries = mail.attempts().length;
    // The day starts once it is stored that the visitor was shown the failure.
    await expect.poll(() => kept(page)).toMatch(/"seenAt":[1-9]/);
    await pass(23 * HOUR);
    await page.reload();
    await expect(notice(page)).toBeVisible();
    expect(await kept(page)).toContain("Too late");
    // The page stays open for hours and erases it by itself.
    await pass(2 * HOUR);
    await expect.poll(() => kept(page)).toBe("[]");
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByText("was deleted from this device before")).toBeVisible();
    expect(mail.attempts()).toHaveLength(tries);
  },
);

test(
  "life over while the form stays open: its text is erased, and the form doesn't thank again",
  { tag: "@chromium" },
  async ({ page, mail }) => {
    const pass = await takeClock(page);
    mail.fails({ kind: "status", status: 413, times: "forever" });
    await sendMessage(page);
    await expect(notice(page)).toBeVisible();
    await expect.poll(() => kept(page)).toMatch(/"seenAt":[1-9]/);
    await pass(73 * HOUR);
    await expect.poll(() => kept(page)).toBe("[]");
    await expect(page.getByText("was deleted from this device before")).toBeVisible();
    await expect(page.getByText("Thank you")).toHaveCount(0);
  },
);
