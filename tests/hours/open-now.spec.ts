/** Open or closed, closures, notices and sales, on pages that were built on another day. */
import type { Page } from "@playwright/test";
import { sampled } from "../scope.ts";
import { expect, test } from "./fixtures.ts";

test.describe.configure({ mode: "default" });
// A visitor on the other side of the world sees the facility's local time.
test.use({ timezoneId: "Asia/Tokyo", viewport: { width: 1280, height: 900 } });

const state = (page: Page) => page.locator("footer [data-open]");

/** Opens a page with the visitor's clock at an instant. */
async function visit(page: Page, path: string, instant: string): Promise<void> {
  await page.clock.setFixedTime(new Date(instant));
  await page.goto(path);
}

/** Time passes while the page is in a background tab or in the cache, then the visitor comes back to it. */
async function comeBack(page: Page, instant: string, event: "pageshow" | "visibilitychange"): Promise<void> {
  await page.clock.setFixedTime(new Date(instant));
  await page.evaluate(
    (name) => (name === "pageshow" ? globalThis : document).dispatchEvent(new Event(name)),
    event,
  );
}

test.describe("the state", () => {
  for (const [when, instant, words] of [
    ["on a Monday afternoon", "2026-11-16T15:00:00-05:00", "Open now until 9:00pm"],
    ["at the minute of closing", "2026-11-16T21:00:00-05:00", "Closed, opens Tuesday 2:00pm"],
    ["the second before", "2026-11-16T20:59:59-05:00", "Open now until 9:00pm"],
    ["after Sunday", "2026-11-22T18:00:00-05:00", "Closed, opens Monday 2:00pm"],
    [
      "on Thanksgiving, eleven days after the build",
      "2026-11-26T16:00:00-05:00",
      "Closed, opens Friday 2:00pm",
    ],
    ["on Christmas Eve, which ends early", "2026-12-24T16:59:00-05:00", "Open now until 5:00pm"],
    ["on the day of 23 hours, at opening", "2027-03-14T12:00:00-04:00", "Open now until 6:00pm"],
    [
      "on the day of 25 hours, a minute before opening",
      "2027-11-07T11:59:00-05:00",
      "Closed, opens today 12:00pm",
    ],
  ] as const) {
    test(`${when} is "${words}"`, async ({ page, complaints }) => {
      await visit(page, "/cagerules", instant);
      await expect(state(page)).toHaveText(words);
      expect(complaints).toEqual([]);
    });
  }

  test("stands in the hero, on the facility card and in the footer of Home", async ({ page }) => {
    await visit(page, "/", "2026-11-16T15:00:00-05:00");
    const slots = page.locator("[data-open]");
    await expect(slots).toHaveText(Array.from({ length: 3 }, () => "Open now until 9:00pm"));
  });

  test("turns at the minute of closing in a page that stays open", async ({ page }) => {
    await page.clock.install({ time: new Date("2026-11-16T20:58:50-05:00") });
    await page.goto("/cagerules");
    await expect(state(page)).toHaveText("Open now until 9:00pm");
    await page.clock.runFor("01:05");
    await expect(state(page)).toHaveText("Open now until 9:00pm");
    await page.clock.runFor("00:10");
    await expect(state(page)).toHaveText("Closed, opens Tuesday 2:00pm");
  });

  for (const event of ["pageshow", "visibilitychange"] as const) {
    test(`is right again when a page comes back after four days (${event})`, async ({ page }) => {
      await visit(page, "/cagerules", "2026-11-16T15:00:00-05:00");
      await expect(state(page)).toHaveText("Open now until 9:00pm");
      await comeBack(page, "2026-11-20T22:00:00-05:00", event);
      await expect(state(page)).toHaveText("Closed, opens Saturday 9:00am");
    });
  }

  for (const width of sampled([320, 390, 1280])) {
    test(`takes the place that was kept for it, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, "/", "2026-11-17T22:00:00-05:00");
      for (const slot of await page.locator("[data-open]").all()) {
        await expect(slot).toHaveText("Closed, opens Wednesday 2:00pm");
        const heights = await slot.evaluate((element) => {
          const filled = element.getBoundingClientRect().height;
          const parent = element.parentElement ?? element;
          const inside =
            element.scrollWidth <= element.clientWidth && parent.scrollWidth <= parent.clientWidth;
          element.textContent = "";
          return { filled, empty: element.getBoundingClientRect().height, inside };
        });
        expect(heights.filled).toBeCloseTo(heights.empty, 1);
        expect(heights.inside).toBe(true);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the plain hours and the closures of the build stand, and no state", async ({ page, browserName }) => {
    // Automated Firefox runs scripts anyway, so block them.
    await page.route("**/_assets/*.js", (route) => route.abort());
    await page.goto("/");
    const hours = page.locator(".home-hero-board");
    await expect(hours).toContainText("2:00pm to 9:00pm");
    await expect(hours).toContainText("Thursday, November 26 Closed");
    await expect(page.locator("footer")).toContainText("12:00pm to 6:00pm");
    for (const slot of await page.locator("[data-open]").all()) {
      await expect(slot).toHaveText("");
      if (browserName === "chromium") await expect(slot).toBeHidden();
    }
  });
});

test.describe("closures and notices", () => {
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

  test("a notice shows on its pages, on its days", async ({ page }) => {
    const notice = page.getByRole("complementary", { name: "Notices" });
    await visit(page, "/", "2026-12-30T23:59:00-05:00");
    await expect(notice).toContainText("Swinging Holiday Camp");
    await expect(notice.getByRole("link")).toHaveAttribute("href", "/eventpricing");
    await comeBack(page, "2026-12-31T00:00:00-05:00", "visibilitychange");
    await expect(notice).toBeHidden();
    await page.goto("/cagerules");
    await expect(notice).toHaveCount(0);
  });
});

test.describe("what took place once", () => {
  const clinic = (page: Page, card: string) => page.locator(card, { hasText: "Winter Clinic" });

  test("is no longer for sale in a page from before, and says so", async ({ page, complaints }) => {
    await visit(page, "/eventpricing", "2026-12-30T23:59:00-05:00");
    const card = clinic(page, ".offer-card");
    const purchase = page.locator('a[href$="/purchase"]').filter({ visible: true });
    const over = page.getByText("This camp is over").filter({ visible: true });
    await expect(purchase).toHaveCount(4);
    await expect(over).toHaveCount(0);
    await comeBack(page, "2026-12-31T00:00:00-05:00", "pageshow");
    await expect(purchase).toHaveCount(3);
    await expect(card.getByRole("link")).toHaveCount(0);
    await expect(card.locator(".sale-note")).toHaveText("This camp is over");
    const button = card.getByRole("button", { name: /^Purchase/u });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription("This camp is over");
    expect(complaints).toEqual([]);
  });

  test("is over on its card too, and its Agenda still opens", async ({ page }) => {
    await visit(page, "/camps", "2027-06-26T08:00:00-04:00");
    const card = clinic(page, ".program-card");
    await expect(card.locator(".sale-note")).toHaveText("This camp is over");
    await card.getByRole("button", { name: /^Agenda/u }).click();
    await expect(page.getByRole("dialog", { name: "Winter Clinic" })).toBeVisible();
  });

  test("turns at midnight in a page that stays open", async ({ page }) => {
    await page.clock.install({ time: new Date("2027-02-27T23:59:30-05:00") });
    await page.goto("/tournament");
    const card = page.locator(".program-card", { hasText: "First HitTrax League" });
    await expect(card.getByRole("link", { name: /^Join The League/u })).toBeVisible();
    await page.clock.runFor("00:31");
    await expect(card.getByRole("link", { name: /^Join The League/u })).toBeHidden();
    await expect(card.getByRole("button", { name: /^Join The League/u })).toBeDisabled();
    await expect(card.locator(".sale-note").filter({ visible: true })).toHaveText("This season is over");
  });
});

test.describe("what repeats every year, in a page that is years old", () => {
  const years = [
    [
      "2027-06-26",
      ["June 19 – 23, 2028", "August 2 – 6, 2027", "December 28 – 30, 2027"],
      "January 8 – February 26, 2028",
    ],
    [
      "2029-03-05",
      ["June 18 – 22, 2029", "July 30 – August 3, 2029", "December 28 – 30, 2029"],
      "January 12 – March 2, 2030",
    ],
    [
      "2031-02-20",
      ["June 23 – 27, 2031", "August 4 – 8, 2031", "December 28 – 30, 2031"],
      "January 11 – March 1, 2031",
    ],
  ] as const;

  for (const [day, [june, august, holiday], league] of sampled(years)) {
    test(`in ${day.slice(0, 4)} has that year's dates, and can be bought`, async ({ page, complaints }) => {
      await visit(page, "/camps", `${day}T12:00:00-05:00`);
      for (const [name, dates] of [
        ["June Hitting Camp", june],
        ["August Hitting & Pitching Camp", august],
        ["Swinging Holiday Camp", holiday],
      ] as const) {
        const card = page.locator(".program-card", { hasText: name });
        await expect(card.locator(".program-card-dates")).toHaveText(dates);
        await expect(card.getByText(/is over/u).filter({ visible: true })).toHaveCount(0);
        await card.getByRole("button", { name: /^Agenda/u }).click();
        const dialog = page.getByRole("dialog", { name });
        await expect(dialog.getByText(dates)).toBeVisible();
        await dialog.getByRole("button", { name: "Close" }).click();
      }
      await page.goto("/eventpricing");
      const offers = page.locator(".offer-card", { hasText: "Holiday camp" });
      await expect(offers.getByRole("link", { name: /^Purchase/u })).toHaveCount(3);
      await page.goto("/tournament");
      const card = page.locator(".program-card", { hasText: "Winter HitTrax League" });
      await expect(card.locator(".program-card-dates")).toHaveText(league);
      await expect(card.getByRole("link", { name: /^Join The League/u })).toBeVisible();
      await page.goto("/tournamentprice");
      const price = page.locator(".offer-card", { hasText: "Winter HitTrax League" });
      await expect(price.getByRole("link", { name: /^Purchase/u })).toBeVisible();
      expect(complaints).toEqual([]);
    });
  }

  test("its page and title have the next dates from the day after the last", async ({ page }) => {
    await visit(page, "/camps/june-hitting", "2027-06-25T23:59:00-04:00");
    const board = page.locator(".event-board");
    await expect(board).toContainText("June 21 – 25, 2027");
    await expect(board.getByRole("link", { name: "Add to my calendar" })).toBeVisible();
    await expect(page).toHaveTitle(/^June Hitting Camp, June 21 – 25, 2027 · /u);
    await comeBack(page, "2027-06-26T00:00:00-04:00", "visibilitychange");
    await expect(board).toContainText("June 19 – 23, 2028");
    await expect(page).toHaveTitle(/^June Hitting Camp, June 19 – 23, 2028 · /u);
    // The calendar file is from the build and would have last year's dates.
    await expect(board.getByRole("link", { name: "Add to my calendar" })).toBeHidden();
    await comeBack(page, "2031-01-01T12:00:00-05:00", "pageshow");
    await expect(board).toContainText("June 23 – 27, 2031");
  });

  test("its hours and closures come again", async ({ page }) => {
    await visit(page, "/cagerules", "2029-11-22T15:00:00-05:00");
    await expect(state(page)).toHaveText("Closed, opens Friday 2:00pm");
    await expect(page.locator("footer")).toContainText("Thursday, November 22 Closed Thanksgiving");
    await comeBack(page, "2031-06-23T09:30:00-04:00", "pageshow");
    await expect(state(page)).toHaveText("Open now until 9:00pm");
    await expect(page.locator("footer .closures li").filter({ visible: true })).toHaveText(
      "Monday, June 23 to Friday, June 27 9:00am to 9:00pm June Hitting Camp",
    );
    await page.goto("/");
    await comeBack(page, "2031-12-30T12:00:00-05:00", "pageshow");
    await expect(page.getByRole("complementary", { name: "Notices" })).toContainText("Swinging Holiday Camp");
  });

  test("a special says when it is on sale again, and then is", async ({ page }) => {
    await visit(page, "/specials", "2031-12-25T12:00:00-05:00");
    const card = page.locator(".special-card", { hasText: "Gift card" });
    await expect(card.locator(".sale-note")).toHaveText("On sale from November 1, 2032");
    await expect(card.getByRole("link")).toHaveCount(0);
    await comeBack(page, "2032-11-01T00:00:00-04:00", "pageshow");
    await expect(card.locator(".sale-note")).toBeHidden();
    await expect(card.getByRole("link", { name: /RESERVE/u })).toBeVisible();
  });
});
