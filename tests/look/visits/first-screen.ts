/** On a phone, the main button of a page is on the first screen, and no shortcut covers it. */
import { expect } from "../../fixtures.ts";
import type { Question } from "./question.ts";

/** The height of the screen in px. */
const heightAt: Readonly<Record<number, number>> = { 360: 640, 390: 844 };

export const firstScreen: readonly Question[] = [
  {
    rule: "on a phone, the first button to buy, book, rent, reserve or join is in view, below a low head",
    // Not the memberships, whose cards list what each includes above its button.
    pages: [
      "/hitting",
      "/pitching",
      "/speed",
      "/fielding",
      "/camps",
      "/tournament",
      "/ninjayouth",
      "/coaches",
      "/rentbattingcages",
      "/rentopenarea",
      "/hittrax",
      "/buytokens",
      "/specials",
      "/founders",
      "/hitpricing",
      "/pitchprice",
    ],
    widths: Object.keys(heightAt).map(Number),
    ask: async (page, { width, where }) => {
      const usual = page.viewportSize() ?? { width, height: 0 };
      await page.setViewportSize({ width, height: heightAt[width] ?? 0 });
      const first = page
        .locator("main :is(a.button, .button:enabled):visible")
        .filter({ hasText: /^(?:Purchase|Book|Rent|Reserve|Join)/iu })
        .first();
      const [button, shortcuts, head] = await Promise.all([
        first.boundingBox(),
        page.locator(".shortcuts").boundingBox(),
        page.locator(".page-head").boundingBox(),
      ]);
      expect.soft(head?.height, `${where}: the head`).toBeLessThanOrEqual(220);
      const end = (button?.y ?? Infinity) + (button?.height ?? 0);
      expect.soft(end, `${where}: the end of the button`).toBeLessThanOrEqual(shortcuts?.y ?? 0);
      await page.setViewportSize(usual);
    },
  },
];
