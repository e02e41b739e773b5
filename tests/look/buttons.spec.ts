/** A filled button is seen as a button on every background. */
import type { Page } from "@playwright/test";
import { contrast } from "../../src/lib/colors.ts";
import { expect, test } from "../on-the-day.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const paths = ["/", "/packages", "/hitting", "/rentbattingcages", "/founders", "/contactus", "/cancel"];

/** Each filled button on a dark background: its label, its color and that of the background, like `#a4472a`. */
async function filledOnDark(page: Page) {
  return page.locator("main :is(.board, .turf, .clay) .button-primary").evaluateAll((all) => {
    const hex = (color: string) => {
      const channels = color.match(/\d+/gu)?.slice(0, 3) ?? [];
      return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`;
    };
    return all.map((button) => ({
      label: button.textContent,
      color: hex(getComputedStyle(button).backgroundColor),
      ground: hex(getComputedStyle(button.closest(".board, .turf, .clay") ?? button).backgroundColor),
    }));
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`on dark backgrounds, filled buttons have one color, which stands out, ${colorScheme}`, async ({
    sharedPage: page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const colors = new Set<string>();
    for (const path of paths) {
      await page.goto(path);
      const buttons = await filledOnDark(page);
      for (const { label, color, ground } of buttons) {
        colors.add(color);
        expect.soft(contrast(color, ground), `${label} on ${path}`).toBeGreaterThan(4.5);
      }
    }
    expect([...colors]).toEqual(["#ffc24b"]);
  });
}
