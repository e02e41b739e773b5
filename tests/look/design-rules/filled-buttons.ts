/** A filled button is seen as a button on every background. */
import { contrast } from "../../../src/lib/colors.ts";
import { expect } from "../../fixtures.ts";
import { sampled } from "../../scope.ts";
import type { Question } from "./question.ts";

export const filledButtons: readonly Question[] = [
  {
    rule: "on dark backgrounds, filled buttons have one color, which stands out, in both themes",
    pages: sampled(["/", "/packages", "/hitting", "/rentbattingcages", "/founders", "/contactus"], 3),
    widths: [1280],
    ask: async (page, { where }) => {
      for (const colorScheme of ["dark", "light"] as const) {
        await page.emulateMedia({ colorScheme });
        const buttons = await page
          .locator("main :is(.board, .turf, .clay) .button-primary")
          .evaluateAll((all) => {
            const hex = (color: string) => {
              const channels = color.match(/\d+/gu)?.slice(0, 3) ?? [];
              return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`;
            };
            return all.map((button) => ({
              label: button.textContent,
              color: hex(getComputedStyle(button).backgroundColor),
              bulb: getComputedStyle(button).getPropertyValue("--bulb"),
              ground: hex(getComputedStyle(button.closest(".board, .turf, .clay") ?? button).backgroundColor),
            }));
          });
        for (const { label, color, bulb, ground } of buttons) {
          const which = `${label}, ${colorScheme}: ${where}`;
          expect.soft(color, which).toBe(bulb);
          expect.soft(contrast(color, ground), which).toBeGreaterThan(4.5);
        }
        expect.soft(buttons.length, `${colorScheme}: ${where}`).toBeGreaterThan(0);
      }
    },
  },
];
