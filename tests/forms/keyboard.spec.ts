import type { Page } from "@playwright/test";
import { sampled } from "../scope.ts";
import { alert, open } from "./drive.ts";
import { contact, employment, feedback, type SpecifiedForm } from "./specified-forms.ts";
import { expect, test } from "./fixtures.ts";

// In the full run, also the form whose button waits for the answers, and the one that has every kind of control.
for (const specified of sampled([feedback, contact, employment])) {
  const tag = specified === employment ? [] : "@chromium";
  test(
    `${specified.name} can be filled in and sent by keyboard alone`,
    { tag },
    async ({ reusedPage: page, mail }) => {
      test.slow();
      await open(page, specified);
      await page.locator("main").focus();
      // Every stop on the way is visible, and the button is the last one.
      for (let stops = 0; stops < 200; stops++) {
        await page.keyboard.press("Tab");
        const stop = await whereAmI(page);
        if (stop.type === "submit") break;
        const answer = specified.answers[stop.name];
        if (answer !== undefined) await give(page, stop, answer);
      }
      expect(await whereAmI(page)).toMatchObject({ type: "submit" });
      await page.keyboard.press("Enter");
      await expect(alert(page, specified.thanks)).toBeFocused();
      await expect.poll(mail.received).toEqual([specified.params]);
    },
  );
}

interface Stop {
  readonly name: string;
  readonly type: string;
  readonly value: string;
}

/** The focused control. */
async function whereAmI(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const { name = "", type = "", value = "" } = (document.activeElement ?? {}) as Partial<HTMLInputElement>;
    return { name, type, value };
  });
}

/** Fills in the focused control. */
async function give(
  page: Page,
  { type, value, name }: Stop,
  answer: SpecifiedForm["answers"][string],
): Promise<void> {
  switch (type) {
    case "checkbox":
      if ([answer].flat().includes(value)) await page.keyboard.press("Space");
      return;
    case "radio":
      await page.keyboard.press("Space");
      while ((await whereAmI(page)).value !== answer) await page.keyboard.press("ArrowRight");
      return;
    case "date":
      // Month, day, year: the order of an American browser.
      return page.keyboard.type(String(answer).replace(/(\d{4})-(\d\d)-(\d\d)/u, "$2$3$1"));
    case "time":
      await page.keyboard.type(twelveHours(String(answer)));
      // Chromium stops at the hours, the minutes and AM/PM; Tab goes on from the last of them.
      return;
    default:
      expect(name).not.toBe("");
      await page.keyboard.type(String(answer));
  }
}

/** `14:00` as typed into an American browser: `0200PM`. */
function twelveHours(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(hours % 12 || 12)}${two(minutes)}${hours < 12 ? "AM" : "PM"}`;
}
