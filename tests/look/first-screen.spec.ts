/** On a phone, what one came for is on the first screen: above the shortcuts, without scrolling. */
import { expect, test } from "../on-the-day.ts";

const sellingPages = [
  "/hitting",
  "/pitching",
  "/speed",
  "/fielding",
  "/camps",
  "/tournament",
  "/ninjayouth",
  "/coaches",
  "/packages",
  "/rentbattingcages",
  "/rentopenarea",
  "/hittrax",
  "/buytokens",
  "/specials",
  "/founders",
  "/hitpricing",
  "/pitchprice",
];

for (const [width, height, enough] of [
  [390, 844, 16],
  [360, 640, 14],
] as const) {
  test.describe(`${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, isMobile: true, hasTouch: true });

    test("the first button to buy, book, rent, reserve or join is in view", async ({ page }) => {
      test.slow();
      const below: string[] = [];
      for (const path of sellingPages) {
        await page.goto(path);
        const first = page
          .locator("main :is(a.button, .button:enabled):visible")
          .filter({ hasText: /^(?:Purchase|Book|Rent|Reserve|Join)/iu })
          .first();
        const [button, shortcuts, head] = await Promise.all([
          first.boundingBox(),
          page.locator(".quick-bar").boundingBox(),
          page.locator(".page-head").boundingBox(),
        ]);
        expect.soft(head?.height, `the head of ${path}`).toBeLessThanOrEqual(220);
        if ((button?.y ?? height) + (button?.height ?? 0) > (shortcuts?.y ?? 0)) below.push(path);
      }
      expect(below.length, below.join()).toBeLessThanOrEqual(sellingPages.length - enough);
    });
  });
}
