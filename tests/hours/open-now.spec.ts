/** Open or closed, closures, notices and sales, on pages that were built on another day. */
import type { Page } from "@playwright/test";
import { chromiumExceptFirst, sampled } from "../scope.ts";
import { comeBack, expect, test, visit } from "./fixtures.ts";

test.describe.configure({ mode: "default" });
// A visitor on the other side of the world sees the facility's local time.
test.use({ timezoneId: "Asia/Tokyo", viewport: { width: 1280, height: 900 } });

const state = (page: Page) => page.locator("footer .open-now");

test.describe("whether the facility is open", () => {
  test("is right at each of these instants", async ({ page, complaints }) => {
    await visit(page, "/cagerules", "2026-11-16T15:00:00-05:00");
    await expect(state(page)).toHaveText("Open now until 9:00pm");
    for (const [when, instant, words] of [
      ["a day in the summer before the build", "2026-06-17T14:30:00-04:00", "Open now until 9:00pm"],
      ["at the minute of closing", "2026-11-16T21:00:00-05:00", "Closed now. Opens Tuesday at 2:00pm"],
      [
        "Thanksgiving, days after the build",
        "2026-11-26T16:00:00-05:00",
        "Closed now. Opens Friday at 2:00pm",
      ],
      [
        "the day of 25 hours, before opening",
        "2027-11-07T11:59:00-05:00",
        "Closed now. Opens today at 12:00pm",
      ],
    ] as const) {
      await comeBack(page, instant, "pageshow");
      await expect(state(page), when).toHaveText(words);
    }
    await comeBack(page, "2026-11-20T22:00:00-05:00", "visibilitychange");
    await expect(state(page)).toHaveText("Closed now. Opens Saturday at 9:00am");
    expect(complaints).toEqual([]);
  });

  test(
    "shows in Home's hero and plan, and in the footer; the card has the week alone",
    { tag: "@chromium" },
    async ({ page }) => {
      await visit(page, "/", "2026-11-16T15:00:00-05:00");
      const slots = page.locator(".open-now");
      await expect(slots).toHaveText(Array.from({ length: 3 }, () => "Open now until 9:00pm"));
    },
  );

  test("changes in an open page at the minute of closing", { tag: "@chromium" }, async ({ page }) => {
    await page.clock.install({ time: new Date("2026-11-16T20:58:50-05:00") });
    await page.goto("/cagerules");
    await expect(state(page)).toHaveText("Open now until 9:00pm");
    // From here on, only the test moves the clock.
    await page.clock.pauseAt(new Date("2026-11-16T20:59:55-05:00"));
    await expect(state(page)).toHaveText("Open now until 9:00pm");
    await page.clock.runFor("00:10");
    await expect(state(page)).toHaveText("Closed now. Opens Tuesday at 2:00pm");
  });

  test(
    "is not said on a holiday, which is announced a week before, in an open page and years ahead",
    { tag: "@chromium" },
    async ({ page }) => {
      const words = "New Year's Day: hours may differ. Call (614) 555-0142.";
      const ahead = page.locator("footer .holiday-ahead");
      await page.clock.install({ time: new Date("2026-12-24T23:59:30-05:00") });
      await page.goto("/cagerules");
      await expect(ahead).toBeEmpty();
      await page.clock.runFor("00:31");
      await expect(ahead).toHaveText(`Friday, 1/1 · ${words}`);
      // Pages with a card of the hours show it there in place of the footer.
      await page.goto("/contactus");
      await expect(page.locator("main .hours-board .holiday-ahead")).toHaveText(`Friday, 1/1 · ${words}`);
      await expect(page.locator("main .hours-board .holiday-ahead")).toBeVisible();
      await comeBack(page, "2026-12-31T23:59:00-05:00", "pageshow");
      await expect(state(page)).toHaveText(`Closed now. Friday · ${words}`);
      await comeBack(page, "2027-01-01T00:00:00-05:00", "pageshow");
      await expect(state(page)).toHaveText(words);
      await expect(ahead).toBeEmpty();
      // The phone number is a link, so it is on one line; a minute later it still has the focus.
      const call = state(page).getByRole("link", { name: "(614) 555-0142" });
      await expect(call).toHaveAttribute("href", "tel:+16145550142");
      await expect(call).toHaveCSS("white-space", "nowrap");
      await call.focus();
      await comeBack(page, "2027-01-01T00:01:00-05:00", "pageshow");
      await expect(call).toBeFocused();
      await comeBack(page, "2027-01-02T09:00:00-05:00", "pageshow");
      await expect(state(page)).toHaveText("Open now until 9:00pm");
      await comeBack(page, "2033-11-24T15:00:00-05:00", "pageshow");
      await expect(state(page)).toHaveText("Thanksgiving: hours may differ. Call (614) 555-0142.");
    },
  );

  for (const [index, [width, letters]] of sampled([
    [320, "wide"],
    [320, "its own"],
    [390, "its own"],
    [1280, "its own"],
  ] as const).entries()) {
    const tag = chromiumExceptFirst(index);
    test(
      `takes the place that was kept for it, ${width} px wide, in ${letters} letters`,
      { tag },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        if (letters === "wide") await page.route("**/*.woff2", (route) => route.abort());
        await visit(page, "/", "2026-11-17T22:00:00-05:00");
        for (const slot of await page.locator(".open-now").all()) {
          await expect(slot).toHaveText("Closed now. Opens Wednesday at 2:00pm");
          const heights = await slot.evaluate((element) => {
            // What is beside it may hold its place.
            const parent = element.parentElement ?? element;
            const filled = parent.getBoundingClientRect().height;
            const inside =
              element.scrollWidth <= element.clientWidth && parent.scrollWidth <= parent.clientWidth;
            element.textContent = "";
            return { filled, empty: parent.getBoundingClientRect().height, inside };
          });
          expect(heights.filled).toBeCloseTo(heights.empty, 1);
          expect(heights.inside, "the sign is as wide as its words").toBe(true);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      },
    );
  }
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the hours and the closures show, but not whether it is open now", async ({ page, browserName }) => {
    // Automated Firefox runs scripts anyway, so block them.
    await page.route("**/_assets/*.js", (route) => route.abort());
    await page.goto("/");
    // Those below the title, of the front desk on the plan, and of the card.
    const boards = page.locator("main .hours-board");
    await expect(boards).toHaveCount(3);
    for (const board of await boards.all()) {
      await expect(board).toContainText("2:00pm to 9:00pm");
      await expect(board).toContainText("Thursday, November 26 Closed");
    }
    await expect(page.locator("footer")).toContainText("12:00pm to 6:00pm");
    for (const slot of await page.locator(".open-now").all()) {
      await expect(slot).not.toHaveText(/open|closed/iu);
      if (browserName === "chromium") await expect(slot).toBeHidden();
    }
  });
});

test.describe("closures and notices", { tag: "@chromium" }, () => {
  const thanksgiving = (page: Page) => page.locator("footer").getByText("Thursday, November 26");
  const christmas = (page: Page) => page.locator("footer").getByText("Friday, December 25");

  test("a closure shows from two weeks ahead through its day", async ({ page }) => {
    await visit(page, "/cagerules", "2026-11-11T23:59:00-05:00");
    await expect(thanksgiving(page)).toBeHidden();
    await comeBack(page, "2026-11-12T00:00:00-05:00", "pageshow");
    await expect(thanksgiving(page)).toBeVisible();
    await expect(christmas(page)).toBeHidden();
    await comeBack(page, "2026-11-26T23:59:00-05:00", "pageshow");
    await expect(thanksgiving(page)).toBeVisible();
    await comeBack(page, "2026-11-27T00:00:00-05:00", "pageshow");
    await expect(thanksgiving(page)).toBeHidden();
    await comeBack(page, "2026-12-11T00:00:00-05:00", "pageshow");
    await expect(christmas(page)).toBeVisible();
  });

  test("a notice shows only on its pages and days", async ({ page }) => {
    const notice = page.getByRole("complementary", { name: "Notices" });
    await visit(page, "/", "2026-12-27T23:59:00-05:00");
    await expect(notice).toContainText("Winter Clinic: $45.");
    await expect(notice.getByRole("link")).toHaveAttribute("href", "/clinicprices");
    await comeBack(page, "2026-12-28T00:00:00-05:00", "visibilitychange");
    await expect(notice).toBeHidden();
    await page.goto("/cagerules");
    await expect(notice).toHaveCount(0);
  });
});
