/**
 * What a visitor reads about a message, and what is in view: only the page scrolls, unless a test scrolls explicitly.
 */
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { takeClock } from "../clock.ts";
import type { Fault } from "../mail-faults.ts";
import { pressAtLowerEdge, recordPresses } from "../press.ts";
import { chromiumExceptFirst, sampled } from "../scope.ts";
import { watch } from "./contradictions.ts";
import { alert, answer, asEntered, control, entered, holdMail, sendButton, submit } from "./drive.ts";
import { contact, employment, feedback, teamPractice } from "./specified-forms.ts";
import { expect, test as base } from "./fixtures.ts";
import { sendPath } from "../../src/mail/send.ts";

const noContradiction = "thanks never stand beside bad news, nor other sentences that contradict each other";

const test = base.extend<{ readonly thanksNeverStandBesideBadNews: void }>({
  thanksNeverStandBesideBadNews: [
    async ({ reusedPage: page, initScript }, use) => {
      const contradictions = await watch(page, initScript);
      await use();
      expect(await contradictions(), noContradiction).toEqual([]);
    },
    { auto: true },
  ],
});

const refusal: Fault = { kind: "status", status: 403, times: "forever" };
const undelivered = /hasn't reached us yet\.$/u;

/** Whether an element is fully in the window and not covered. */
const isSeen = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight || bottom === top) return false;
    const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return onTop !== null && (one.contains(onTop) || onTop.contains(one));
  });

const seen = (element: Locator) =>
  expect.poll(() => isSeen(element), { message: `${element} is seen` }).toBe(true);
const place = (page: Page) => page.locator(".form-frame");
const bar = (page: Page) => page.locator("#outbox-bar");
const notice = (page: Page) => place(page).locator(".outbox-notice");
const retry = (page: Page) => page.getByRole("button", { name: "Try again" });

const windows = [
  [390, 844],
  [1280, 800],
] as const;

for (const [turn, [width, height]] of sampled(windows).entries()) {
  test.describe(`at ${width} px`, { tag: chromiumExceptFirst(turn) }, () => {
    test.use({ viewport: { width, height } });

    // A review is thanked for in another way than the other forms' messages; a window's width changes neither.
    for (const [index, specified] of sampled(turn === 0 ? [contact, feedback] : [contact]).entries()) {
      const tag = chromiumExceptFirst(index);

      test(
        `${specified.name}: a refusal's notice replaces the thanks; Try again delivers the message`,
        { tag },
        async ({ reusedPage: page, mail }) => {
          mail.fails({ kind: "status", status: 403 });
          await submit(page, specified);
          await expect(notice(page).getByRole("alert")).toHaveText(undelivered);
          await expect(page.getByText(specified.thanks)).toHaveCount(0);
          await expect(notice(page)).toBeFocused();
          await seen(notice(page).getByRole("alert"));
          await seen(retry(page));
          await expect(bar(page)).toBeEmpty();
          expect(mail.received()).toEqual([]);
          await retry(page).click();
          await seen(place(page).getByText("has arrived."));
          await seen(place(page).getByText(specified.thanks));
          await expect(page.getByText("hasn't reached us")).toHaveCount(0);
          await expect(bar(page)).toBeEmpty();
          await expect.poll(mail.received).toHaveLength(1);
        },
      );

      // A review is thanked for only after delivery: the visitor waits for the result, and the page scrolls to it.
      if (specified === feedback) continue;
      test(
        `${specified.name}: a refusal after scrolling on shows in the bar`,
        { tag },
        async ({ reusedPage: page }) => {
          const refuse = await holdMail(page, { refuses: true });
          await submit(page, specified);
          await expect(alert(place(page), specified.thanks)).toBeFocused();
          const footer = async () => (await page.locator("footer").boundingBox())?.y ?? Number.NaN;
          let before = Number.NaN;
          // What comes into view may change the page's height.
          const movesAtTheEnd = async () => {
            const last = before;
            await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
            before = await footer();
            return before - last;
          };
          await expect.poll(movesAtTheEnd).toBe(0);
          refuse();
          await seen(bar(page).getByText(undelivered));
          expect(Math.abs((await footer()) - before), "px moved under the visitor").toBeLessThan(1);
          await bar(page).getByRole("button", { name: "Details" }).click();
          await seen(retry(page));
          await expect(page.getByText(specified.thanks)).toHaveCount(0);
        },
      );
    }

    test("another page shows a bar that covers nothing", async ({ reusedPage: page, mail }) => {
      mail.fails(refusal);
      await submit(page, contact);
      await expect(notice(page)).toBeVisible();
      await page.goto("/teampractice");
      await seen(bar(page).getByText(undelivered));
      await expect(retry(page)).toBeHidden();
      const { height: high = 0 } = (await bar(page).boundingBox()) ?? {};
      expect(high).toBeLessThan(110);
      const covered = () =>
        page.evaluate(() => {
          const { top } = document.getElementById("outbox-bar")?.getBoundingClientRect() ?? { top: 0 };
          const { activeElement: at } = document;
          if (!at || at.closest("#outbox-bar")) return 0;
          const { top: start, bottom } = at.getBoundingClientRect();
          // Of a text area, the browser brings the line with the caret into view.
          const end = at instanceof HTMLTextAreaElement ? start + 48 : bottom;
          return Math.max(0, end - top);
        });
      await page.locator("main").focus();
      for (let stop = 0; stop < 25; stop++) {
        await page.keyboard.press("Tab");
        await expect.poll(covered, `stop ${stop}`).toBe(0);
      }
      // What comes into view may change the page's height, so its end is looked for until it is reached.
      const hiddenAtTheEnd = () =>
        page.evaluate(() => {
          scrollTo({ top: document.body.scrollHeight });
          const { bottom } = document.querySelector("footer")?.getBoundingClientRect() ?? { bottom: 0 };
          return bottom - (document.getElementById("outbox-bar")?.getBoundingClientRect().top ?? 0);
        });
      await expect.poll(hiddenAtTheEnd).toBeLessThanOrEqual(0.5);
      const details = bar(page).getByRole("button", { name: "Details" });
      await details.click();
      await seen(retry(page));
      // Where the notice is higher than its bar, the button that closes it stays in view.
      await page.setViewportSize({ width, height: 360 });
      await bar(page).evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
      await seen(bar(page).getByRole("button", { name: "Delete now" }));
      await seen(details);
      await details.click();
      await expect(retry(page)).toBeHidden();
    });

    const tag = "@chromium";
    test(
      "a message of more than 50 kB gets no thanks, and is kept",
      { tag },
      async ({ reusedPage: page, mail }) => {
        const long = { ...contact.answers, message: "x".repeat(52_000) };
        await submit(page, contact, long);
        await seen(notice(page).getByRole("alert"));
        await expect(notice(page).getByText("too long for our mail service")).toBeVisible();
        expect(await page.evaluate(() => readings.filter((text) => text.includes("Thank you")))).toEqual([]);
        expect(await entered(page, contact)).toEqual(asEntered(long));
        expect(mail.attempts()).toHaveLength(0);
        await retry(page).click();
        await expect(notice(page).getByText("too long for our mail service")).toBeVisible();
        expect(await page.evaluate(() => readings.filter((text) => text.includes("Thank you")))).toEqual([]);
      },
    );
  });
}

for (const [index, [what, width, selector]] of sampled([
  ["a link at the lower edge", 768, "footer li a"],
  ["a shortcut", 390, ".shortcuts a"],
] as const).entries()) {
  const tag = chromiumExceptFirst(index);
  base(`a press on ${what} hits it even as the bar appears`, { tag }, async ({ page }) => {
    const contradictions = await watch(page, (...script) => page.addInitScript(...script));
    const pass = await takeClock(page);
    await page.setViewportSize({ width, height: 844 });
    const refuse = await holdMail(page, { refuses: true });
    await submit(page, contact);
    await expect(alert(place(page), contact.thanks)).toBeFocused();
    await page.goto("/mission");
    await recordPresses(page);
    const missed = await pressAtLowerEdge(page.locator(selector).first(), async () => {
      // The attempt of the page that was left is given up.
      await pass(11_000);
      refuse();
      await expect(bar(page).getByText(undelivered)).toBeVisible();
    });
    expect(missed).toBeUndefined();
    await seen(bar(page).getByText(undelivered));
    expect(await contradictions(), noContradiction).toEqual([]);
  });
}

/** Ways to be offline: before Send is pressed, while the service is asked, and after it has failed once. */
const losses: readonly (readonly [
  string,
  (page: Page, context: BrowserContext) => Promise<() => Promise<void>>,
])[] = [
  [
    "before Send is pressed",
    async (_page, context) => {
      await context.setOffline(true);
      return () => Promise.resolve();
    },
  ],
  [
    "while the service is asked",
    async (page, context) => {
      const { promise: asked, resolve } = Promise.withResolvers<void>();
      await page.route(
        `**${sendPath}`,
        async (route) => {
          await context.setOffline(true);
          await route.abort("internetdisconnected");
          resolve();
        },
        { times: 1 },
      );
      return () => asked;
    },
  ],
  [
    "after the service has failed once",
    async (page, context) => {
      await page.route(`**${sendPath}`, (route) => route.fulfill({ status: 503, body: "no" }), {
        times: 1,
      });
      const failed = page.waitForResponse(`**${sendPath}`);
      return async () => {
        await failed;
        await context.setOffline(true);
      };
    },
  ],
];

for (const [turn, [when, lose]] of sampled(losses).entries())
  for (const specified of sampled([contact, employment, teamPractice, feedback]))
    test(
      `${specified.name}: without a network ${when}, what is known replaces the thanks within 2 s, and the delivery is said`,
      { tag: chromiumExceptFirst(turn) },
      async ({ reusedPage: page, mail }) => {
        const { thanks, answers } = specified;
        await answer(page, specified);
        const lost = await lose(page, page.context());
        await sendButton(page).click();
        await lost();
        // The time of a failed attempt, and that of its news.
        await expect(notice(page)).toBeVisible({ timeout: 2000 });
        await expect(page.getByText(thanks)).toHaveCount(0);
        await expect(page.getByText(/Sending|Delivered/u)).toHaveCount(0);
        await seen(notice(page).getByRole("alert"));
        const says = notice(page);
        await expect(says).toContainText("Not sent yet: you seem to be offline.");
        await expect(says).toContainText("goes out when you're online with this website open");
        await expect(says).toContainText(/on this device until at least .*\d:\d\d/u);
        await expect(says).toContainText("In a private window, only while that window is open.");
        await expect(says.getByRole("link", { name: /^Call/u })).toHaveAttribute("href", /^tel:/u);
        await expect(says.getByRole("link", { name: "email" })).toHaveAttribute("href", /^mailto:/u);
        await says.getByText("Show what you wrote").click();
        const text = Object.values(answers).find((given) => typeof given === "string" && given.length > 4);
        await expect(says.locator(".outbox-notice-text")).toContainText(String(text));
        expect(mail.received()).toEqual([]);
        await page.context().setOffline(false);
        await seen(place(page).getByText("has arrived."));
        await expect(notice(page)).toHaveCount(0);
        await seen(place(page).getByText(thanks));
        await expect.poll(mail.received).toHaveLength(1);
      },
    );

test.describe("below the thanks", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const tag = "@chromium";
  test(
    "a line says Sending until the message is delivered, and the phone is in view",
    { tag },
    async ({ reusedPage: page }) => {
      const accept = await holdMail(page);
      await submit(page, contact);
      await expect(alert(place(page), contact.thanks)).toBeFocused();
      const state = place(page).locator(".delivery-state");
      await seen(state.getByText("Sending …"));
      await seen(state.getByRole("link", { name: "Call (614) 555-0142" }));
      accept();
      await seen(state.getByText("Delivered"));
      await expect(state).not.toContainText("Sending");
      // A tick is on the line of the thanks, not on one of its own.
      const box = alert(place(page), contact.thanks);
      const [outer, words] = await Promise.all([box.boundingBox(), box.locator("p").boundingBox()]);
      expect((words?.y ?? 0) - (outer?.y ?? 0)).toBeLessThan(24);
    },
  );

  test(
    "a refusal takes the line away with the thanks",
    { tag: ["@all", "@chromium"] },
    async ({ reusedPage: page }) => {
      const refuse = await holdMail(page, { refuses: true });
      await submit(page, contact);
      await seen(place(page).getByText("Sending …"));
      refuse();
      await seen(notice(page).getByRole("alert"));
      await expect(place(page).locator(".delivery-state")).toHaveCount(0);
      await seen(notice(page).getByRole("link", { name: "Call (614) 555-0142" }));
    },
  );
});

test("a visitor who is typing when the refusal comes keeps the focus", async ({ reusedPage: page }) => {
  const refuse = await holdMail(page, { refuses: true });
  await submit(page, contact);
  await expect(alert(place(page), contact.thanks)).toBeFocused();
  await control(page, "message").fill("One more thing");
  refuse();
  // In the form's place, or in the bar if that is out of view.
  await expect(page.getByRole("alert").filter({ hasText: undelivered })).toBeVisible();
  await expect(control(page, "message")).toBeFocused();
  await expect(page.getByText(contact.thanks)).toHaveCount(0);
});

test(
  "the copy of an application shows only with the thanks",
  { tag: ["@all", "@chromium"] },
  async ({ reusedPage: page, mail }) => {
    mail.fails({ kind: "status", status: 403 });
    await submit(page, employment);
    await expect(notice(page)).toBeVisible();
    await expect(page.getByText("This is what you sent")).toHaveCount(0);
    await retry(page).click();
    await expect(page.getByText("This is what you sent")).toBeVisible();
  },
);

test(
  "a review deleted after a failure is not tried again",
  { tag: "@chromium" },
  async ({ reusedPage: page, mail }) => {
    mail.fails({ kind: "status", status: 500, times: "forever" });
    await submit(page, feedback);
    await expect(notice(page)).toBeFocused();
    await notice(page).getByRole("button", { name: "Delete now" }).click();
    await notice(page).getByRole("button", { name: "Yes, delete it" }).click();
    await seen(place(page).getByText("Your review was deleted from this device."));
    await expect(notice(page)).toHaveCount(0);
    expect(await entered(page, feedback)).toEqual(asEntered(feedback.answers));
  },
);

test(
  "a review delivered on a later try is thanked for in the same place",
  { tag: ["@all", "@chromium"] },
  async ({ reusedPage: page, mail }) => {
    const later = Promise.withResolvers<void>();
    let tries = 0;
    await page.route(`**${sendPath}`, async (route) => {
      if (++tries === 1) return route.fulfill({ status: 500, body: "no" });
      await later.promise;
      return route.continue();
    });
    await submit(page, feedback);
    await expect(notice(page)).toContainText("We'll keep trying");
    later.resolve();
    await seen(place(page).getByText(feedback.thanks));
    await expect(notice(page)).toHaveCount(0);
    expect(await entered(page, feedback)).toEqual({});
    expect(mail.received()).toEqual([feedback.params]);
  },
);

for (const arrives of [true, false])
  test(
    `a message deleted during a try that ${arrives ? "arrives" : "fails"} reports the truth`,
    { tag: ["@all", "@chromium"] },
    async ({ reusedPage: page, mail }) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      let tries = 0;
      await page.route(`**${sendPath}`, async (route) => {
        if (++tries === 1) return route.fulfill({ status: 403, body: "no" });
        await promise;
        return arrives ? route.continue() : route.fulfill({ status: 403, body: "no" });
      });
      await submit(page, contact);
      await retry(page).click();
      await expect.poll(() => tries).toBe(2);
      await notice(page).getByRole("button", { name: "Delete now" }).click();
      await notice(page).getByRole("button", { name: "Yes, delete it" }).click();
      await expect(place(page).getByText("was deleted from this device")).toContainText(
        "it may still reach us",
      );
      await expect(notice(page)).toHaveCount(0);
      resolve();
      if (arrives) {
        await expect(place(page).getByText("It reached us anyway")).toBeVisible();
        await expect(page.getByText("was deleted from this device")).toHaveCount(0);
      }
      await expect.poll(mail.received).toHaveLength(arrives ? 1 : 0);
    },
  );
