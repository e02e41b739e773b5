import { chromiumExceptFirst, sampled } from "../scope.ts";
import { control, sendButton } from "./drive.ts";
import { feedback, forms } from "./specified-forms.ts";
import { expect, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

// Playwright can't turn the scripts of Firefox off.
test(
  "a press of the button is answered at the button: the form can't send, with other ways to reach us",
  { tag: "@chromium" },
  async ({ page }) => {
    await page.goto(feedback.path);
    const needed = page.locator("noscript > .without-script", { hasText: "This form needs JavaScript" });
    await expect(needed).toHaveCount(2);
    await expect(needed.last()).toBeHidden();
    await sendButton(page).click();
    await expect(needed.last()).toBeInViewport();
    await expect(page.getByText("still loading")).toBeHidden();
  },
);

for (const [index, specified] of sampled(forms).entries()) {
  const tag = chromiumExceptFirst(index);
  test(
    `${specified.name}: shows its questions, and never puts typed text into an address`,
    { tag },
    async ({ page }) => {
      await page.goto(specified.path);
      for (const name of specified.controls) await expect(control(page, name).first()).toBeVisible();
      const [name = ""] = specified.controls;
      await control(page, name).fill("Ann");
      await control(page, name).press("Enter");
      await expect(control(page, name)).toHaveValue("Ann");
      expect(new URL(page.url()).search).toBe("");
    },
  );
}
