/** The floor plan can be read and pressed at any width, and is as high as the board beside it. */
import { expect, test } from "../on-the-day.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the floor plan fits a finger and can be read at any width", async ({ sharedPage: page }) => {
  await page.goto("/rentbattingcages");
  const plan = page.locator(".floor-plan-floor");
  for (const width of [360, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const tooSmall = await plan.getByRole("button").evaluateAll((all) =>
      all
        .filter((button) => {
          const { width: wide, height: high } = button.getBoundingClientRect();
          return Math.min(wide, high) < 48 || Number.parseFloat(getComputedStyle(button).fontSize) < 12;
        })
        .map((button) => button.textContent),
    );
    expect(tooSmall, `${width} px`).toEqual([]);
    const box = await plan.boundingBox();
    if (width < 500) expect(box?.height, `${width} px`).toBeGreaterThan(box?.width ?? 0);
  }
});

test("the floor plan is as high as the prices and the legend beside it, whose lines leave no hole", async ({
  sharedPage: page,
}) => {
  for (const path of ["/", "/rentbattingcages", "/rentopenarea"]) {
    await page.goto(path);
    await expect(page.locator(".floor-plan-legend li")).toHaveCount(3);
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [plan, board] = await Promise.all(
        [".floor-plan-floor", ".rate-board"].map((part) => page.locator(part).boundingBox()),
      );
      expect.soft(board?.y, `${path} at ${width} px`).toBeCloseTo(plan?.y ?? 0, 0);
      expect.soft(board?.height, `${path} at ${width} px`).toBeCloseTo(plan?.height ?? 0, -0.4);
      const lines = await page.locator(".rate-board > *, .floor-plan-legend > li").evaluateAll((all) =>
        all
          .filter((part) => !part.matches(".floor-plan-legend"))
          .map((part) => part.getBoundingClientRect())
          .map(({ top, bottom }) => ({ top, bottom })),
      );
      const gaps = lines.slice(1).map(({ top }, index) => top - (lines[index]?.bottom ?? 0));
      expect.soft(Math.max(...gaps), `${path} at ${width} px`).toBeLessThanOrEqual(32);
    }
    for (const width of [390, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator(".floor-plan-legend"), `${path} at ${width} px`).toBeHidden();
    }
  }
});

test("a space on the plan has one filled button in its dialog", async ({ sharedPage: page }) => {
  await page.goto("/rentbattingcages");
  const filled = await page
    .locator(".turf dialog")
    .evaluateAll((all) => all.map((dialog) => dialog.querySelectorAll(".button-primary").length));
  expect(filled.length).toBeGreaterThan(0);
  expect(filled).toEqual(filled.map(() => 1));
  await expect(page.locator("#plan-cage-2 .price-figure")).toHaveText(["$25", "$45"]);
});

test("the floor plan opens a cage's buttons by key and by pointer, without a script of the page", async ({
  page,
}) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/");
  const cage = page.getByRole("button", { name: "Cage 3 Batting cage" });
  const dialog = page.getByRole("dialog", { name: "Cage 3" });
  await cage.press("Enter");
  await expect(dialog.getByRole("link", { name: /^Rent half hour/u })).toBeVisible();
  await expect(dialog.getByRole("link", { name: /^Rent hour/u })).toBeVisible();
  await expect(dialog.getByRole("link", { name: /^See open times/u })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(cage).toBeFocused();

  await page.getByRole("button", { name: "Front desk Check-in" }).click();
  const desk = page.getByRole("dialog", { name: "Front desk" });
  await expect(desk.getByRole("link", { name: "Call (614) 555-0142" })).toBeVisible();
  await expect(desk.getByText("Monday to Friday")).toBeVisible();
});

test("on the page of a single space the plan is headed by it, and shows where it is", async ({
  sharedPage: page,
}) => {
  for (const [path, heading, lit] of [
    ["/rentopenarea", "Find the turf", ["Open area"]],
    ["/rentbattingcages", "Find your cage", []],
  ] as const) {
    await page.goto(path);
    await expect.soft(page.locator(".band h2").first()).toHaveText(heading);
    await expect.soft(page.locator(".floor-plan-lit span:first-child")).toHaveText(lit);
  }
});
