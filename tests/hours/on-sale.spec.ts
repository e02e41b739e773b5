/** What is on sale, and when, in a page that was built on another day. */
import type { Page } from "@playwright/test";
import { sampled } from "../scope.ts";
import { comeBack, expect, test, visit } from "./fixtures.ts";

test.describe.configure({ mode: "default" });
// A visitor on the other side of the world sees the facility's local time.
test.use({ timezoneId: "Asia/Tokyo", viewport: { width: 1280, height: 900 } });

const state = (page: Page) => page.locator("footer .open-now");

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
