/** The sample keeps the specification's hours on every day of every year: no holidays, and camps are inside the building's hours. */
import { expect, test } from "../fixtures.ts";
import { comeBack } from "./fixtures.ts";

const weekdayHours = "Open now until 9:00pm";
const hours = ["Monday to Friday 2:00pm to 9:00pm", "Saturday 9:00am to 9:00pm", "Sunday 12:00pm to 6:00pm"];

for (const [year, days] of [
  [
    2026,
    [
      ["2026-11-26T15:00:00-05:00", weekdayHours],
      ["2026-12-25T15:00:00-05:00", weekdayHours],
      ["2026-01-01T15:00:00-05:00", weekdayHours],
      ["2026-06-23T09:30:00-04:00", "Closed now. Opens today at 2:00pm"],
      ["2026-11-02T12:00:00-05:00", "Closed now. Opens today at 2:00pm"],
    ],
  ],
  [
    2027,
    [
      ["2027-11-25T15:00:00-05:00", weekdayHours],
      ["2027-12-25T10:00:00-05:00", weekdayHours],
      ["2027-01-01T15:00:00-05:00", weekdayHours],
      ["2027-06-23T09:30:00-04:00", "Closed now. Opens today at 2:00pm"],
      ["2027-11-01T12:00:00-04:00", "Closed now. Opens today at 2:00pm"],
    ],
  ],
  [
    2029,
    [
      ["2029-11-22T15:00:00-05:00", weekdayHours],
      ["2029-12-25T15:00:00-05:00", weekdayHours],
      ["2029-01-01T15:00:00-05:00", weekdayHours],
      ["2029-06-20T09:30:00-04:00", "Closed now. Opens today at 2:00pm"],
      ["2029-11-05T12:00:00-05:00", "Closed now. Opens today at 2:00pm"],
    ],
  ],
] as const) {
  test(`Thanksgiving, Christmas, New Year's Day, a camp week and a Monday noon of ${year}`, async ({
    page,
  }) => {
    await page.goto("/cagerules");
    const footer = page.locator("footer");
    for (const [instant, state] of days) {
      await comeBack(page, instant, "pageshow");
      await expect(footer.locator(".open-now"), instant).toHaveText(state);
      await expect(footer.locator(".closures")).toHaveCount(0);
    }
    const shown = (await footer.innerText()).replaceAll(/\s+/gu, " ");
    for (const row of hours) expect(shown).toContain(row);
  });
}
