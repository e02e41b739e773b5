import { control } from "./drive.ts";
import { forms } from "./facts.ts";
import { expect, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

for (const facts of forms) {
  test(`${facts.name}: without JavaScript the questions are there, and other ways to reach us`, async ({
    page,
    browserName,
  }) => {
    await page.goto(facts.path);
    for (const name of facts.controls) await expect(control(page, name).first()).toBeVisible();
    // Firefox under automation reads the page as if scripts ran, and leaves out what is there for when they do not.
    if (browserName === "firefox") return;
    const notice = page.locator("noscript .without-script");
    await expect(notice).toContainText("needs JavaScript");
    await expect(notice.getByRole("link", { name: "(614) 555-0142" })).toHaveAttribute(
      "href",
      "tel:+16145550142",
    );
    await expect(notice.getByRole("link", { name: "@" })).toHaveAttribute("href", /^mailto:/u);
  });

  test(`${facts.name}: without JavaScript nothing typed ends up in an address`, async ({ page }) => {
    await page.goto(facts.path);
    const [name = ""] = facts.controls;
    await control(page, name).fill("Ann");
    await control(page, name).press("Enter");
    await expect(control(page, name)).toHaveValue("Ann");
    expect(new URL(page.url()).search).toBe("");
  });
}
