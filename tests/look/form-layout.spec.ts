/** Where the parts of a form stand: questions, controls, errors, tiles. */
import { expect, test } from "../on-the-day.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("each question of a row stands right above its control", async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ["/contactus", "/teampractice"]) {
    await page.goto(path);
    const gaps = await page.locator(".form-row .control").evaluateAll((controls) =>
      controls.map((control) => {
        const question = control.closest(".field")?.querySelector(".field-label");
        return control.getBoundingClientRect().top - (question?.getBoundingClientRect().bottom ?? 0);
      }),
    );
    expect(Math.max(...gaps), path).toBeLessThan(8);
  }
});

test("the error of a question in a row stands right below its control", async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/contactus");
  const email = page.getByLabel("Email");
  await email.focus();
  await email.blur();
  const error = await page.locator(".field-error").boundingBox();
  const control = await email.boundingBox();
  expect((error?.y ?? Number.NaN) - (control?.y ?? 0) - (control?.height ?? 0)).toBeLessThan(12);
});

test("the tiles of a question are equally wide", async ({ sharedPage: page }) => {
  await page.goto("/teampractice");
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const days = page.getByRole("radiogroup", { name: "Preferred day" }).locator(".option");
    const widths = await days.evaluateAll((all) =>
      all.map((tile) => Math.round(tile.getBoundingClientRect().width)),
    );
    expect(new Set(widths).size, `${widths.join(", ")} at ${width} px`).toBe(1);
  }
});
