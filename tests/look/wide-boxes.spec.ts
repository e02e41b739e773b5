/** Tables and code that are wider than a phone, in a page and in a dialog; and lists that begin where they say. */
import type { Locator } from "@playwright/test";
import { expect, test } from "../on-the-day.ts";
import { overflow } from "../overflow.ts";
import { sampled } from "../scope.ts";

/** Scrolls a box to its end with the keyboard alone. */
async function scrollToEnd(box: Locator): Promise<void> {
  await box.focus();
  const left = () =>
    box.evaluate((element) => element.scrollWidth - element.clientWidth - element.scrollLeft);
  expect(await left(), "nothing to scroll").toBeGreaterThan(0);
  // Each press scrolls by about 40 px.
  for (let presses = 0; presses < 40; presses++) await box.press("ArrowRight");
  await expect.poll(left).toBeLessThan(2);
}

for (const width of sampled([320, 390]))
  test(`at ${width} px, a wide table scrolls in its box, and the page does not`, async ({
    page,
    changedSite,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${changedSite.origin}/cancel`);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const table = page.getByRole("region", { name: "Times: Day, Warm up, Hitting" });
    await scrollToEnd(table);
    await expect(table.getByRole("columnheader", { name: "Cool down" })).toBeInViewport({ ratio: 0.9 });
    await scrollToEnd(page.getByRole("region", { name: "Times: Code" }));

    await page.goto(`${changedSite.origin}/clinics`);
    await page.getByRole("button", { name: /^What's in it/u }).click();
    const dialog = page.getByRole("dialog", { name: "Winter Clinic" });
    const inDialog = dialog.getByRole("region", { name: "Times: Day" });
    await scrollToEnd(inDialog);
    await expect(inDialog.getByRole("columnheader", { name: "Cool down" })).toBeInViewport({ ratio: 0.9 });
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
      0,
    );
  });

test("a list shows the numbers that its text gives, also inside another @chromium", async ({
  page,
  changedSite,
}) => {
  await page.goto(`${changedSite.origin}/cancel`);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const texts = nodes.map(({ name }) => String(name?.value ?? ""));
  expect(texts).toEqual(expect.arrayContaining(["5", "Fifth", "6", "Sixth", "11", "Eleventh"]));
});
