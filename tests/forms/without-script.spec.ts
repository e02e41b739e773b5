import { control } from "./drive.ts";
import { forms } from "./facts.ts";
import { expect, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

for (const facts of forms) {
  test(`${facts.name}: the questions are there, and nothing typed gets into an address`, async ({ page }) => {
    await page.goto(facts.path);
    for (const name of facts.controls) await expect(control(page, name).first()).toBeVisible();
    const [name = ""] = facts.controls;
    await control(page, name).fill("Ann");
    await control(page, name).press("Enter");
    await expect(control(page, name)).toHaveValue("Ann");
    expect(new URL(page.url()).search).toBe("");
  });
}
