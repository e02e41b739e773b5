/** On a phone, the main button of a page is on the first screen, and no shortcut covers it. */
import { expect } from "../../fixtures.ts";
import { sampled } from "../../scope.ts";
import type { Question } from "./question.ts";

/** Not the memberships, whose cards list what each includes above its button. */
const sellingPages = sampled(
  [
    "/hitting",
    "/rentbattingcages",
    "/tournament",
    "/founders",
    "/hitpricing",
    "/pitching",
    "/speed",
    "/fielding",
    "/ninjayouth",
    "/coaches",
    "/rentopenarea",
    "/hittrax",
    "/buytokens",
    "/specials",
    "/pitchprice",
  ],
  5,
);

// What a phone shows of a page beside the browser's own bars.
export const firstScreen: readonly Question[] = [
  firstButtonInView({ width: 390, height: 844 }, ["/camps", ...sellingPages]),
  firstButtonInView({ width: 390, height: 664 }, ["/camps", ...sellingPages]),
  firstButtonInView({ width: 360, height: 640 }, sellingPages),
];

function firstButtonInView(
  screen: { readonly width: number; readonly height: number },
  pages: readonly string[],
): Question {
  return {
    rule: `on a phone's ${screen.width} by ${screen.height} px, the first button to buy, book, rent, reserve or join is in view`,
    pages,
    widths: [screen.width],
    ask: async (page, { where }) => {
      const usual = page.viewportSize() ?? screen;
      await page.setViewportSize(screen);
      const first = page
        .locator("main :is(a.button, .button:enabled):visible")
        .filter({ hasText: /^(?:Purchase|Book|Rent|Reserve|Join|See open times)/iu })
        .first();
      const [button, shortcuts] = await Promise.all([
        first.boundingBox(),
        page.locator(".shortcuts").boundingBox(),
      ]);
      const end = (button?.y ?? Infinity) + (button?.height ?? 0);
      expect.soft(end, `${where}: the end of the button`).toBeLessThanOrEqual(shortcuts?.y ?? 0);
      await page.setViewportSize(usual);
    },
  };
}
