/** The coaches' faces: in their dialogs, and on the page about the facility. */
import { expect, test } from "../on-the-day.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a coach's dialog has a face: low above the words on a phone, else large beside them", async ({
  reusedPage: page,
}) => {
  await page.goto("/hitting");
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 900],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole("button", { name: "Bio Marcus Bell" }).click();
    const dialog = page.getByRole("dialog", { name: "Marcus Bell" });
    const boxOf = async (part: string) => {
      const box = await dialog.locator(part).boundingBox();
      if (!box) throw new Error(`${part} is not shown`);
      return box;
    };
    const face = await boxOf("> picture");
    const words = await Promise.all([boxOf(".dialog-head"), boxOf(".dialog-body")]);
    expect.soft(face.height, `${width} px`).toBeGreaterThanOrEqual(width < 768 ? 140 : 200);
    expect.soft(face.height, `${width} px`).toBeLessThanOrEqual(width < 768 ? 192 : 224);
    for (const { x, y } of words) {
      if (width < 768) expect.soft(y, `${width} px`).toBeGreaterThanOrEqual(face.y + face.height);
      else expect.soft(x, `${width} px`).toBeGreaterThanOrEqual(face.x + face.width);
    }
    const foot = await boxOf(".dialog-foot");
    expect.soft(foot.y, `${width} px`).toBeGreaterThanOrEqual(face.y + face.height);
    // Close is on the line of the other buttons.
    if (width >= 390) expect.soft(foot.height, `${width} px`).toBeLessThan(88);
    await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
  }
});

test("the page about the facility shows every coach, on one line of a phone, each with a link to the coach's card", async ({
  reusedPage: page,
}) => {
  await page.goto("/coaches");
  const names = await page.locator("main li > article h2").allTextContents();
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/aboutus");
    const faces = page.getByRole("list", { name: "Coaches" }).getByRole("link");
    await expect(faces).toHaveText(names);
    const tops = await faces.evaluateAll((all) =>
      all.map((face) => Math.round(face.getBoundingClientRect().top)),
    );
    if (width < 700) expect.soft(new Set(tops).size, `${width} px`).toBe(1);
    // What does not fit is swiped, and the page does not scroll sideways.
    await faces.last().focus();
    await expect(faces.last()).toBeInViewport();
  }
  await page.getByRole("link", { name: "Mia Tanaka" }).click();
  await expect(page).toHaveURL(/\/fielding#mia-tanaka$/u);
  await expect(page.locator("#mia-tanaka h2")).toBeInViewport({ ratio: 1 });
});
