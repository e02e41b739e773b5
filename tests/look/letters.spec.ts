/** The display font has the letters of every facility: names with accents and umlauts, and the signs of currencies. */
import type { Page } from "@playwright/test";
import { expect, test } from "../on-the-day.ts";

/** The fonts of the main heading that are not the site's own. */
async function fallbacksIn(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
}

test("a heading has its font in every Latin letter and sign, which only a page with such letters loads", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") loaded.push(request.url());
  });
  await page.goto("/prices");
  const write = (words: string) =>
    page.locator("h1").evaluate((heading, text) => (heading.textContent = text), words);

  await write("José Núñez, $59.99 – ½ price");
  await expect.poll(() => fallbacksIn(page)).toEqual([]);
  await page.evaluate(() => document.fonts.ready);
  expect(loaded.length, "the display font and the reading font").toBeLessThanOrEqual(2);

  await write("Jörg Weiß, François Lévêque, Åse Sørensen, Łódź, Niño Șerban: €69, £5, ¥900, ¿qué?");
  await expect.poll(() => fallbacksIn(page)).toEqual([]);
});
