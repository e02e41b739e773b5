/** What the floor plan names and opens. How it is laid out is in design-rules/floor-plan.ts. */
import { expect, test } from "../on-the-day.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a space on the plan has one filled button in its dialog", async ({ reusedPage: page }) => {
  await page.goto("/rentbattingcages");
  const filled = await page
    .locator("main dialog")
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
