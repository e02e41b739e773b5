import { chromiumExceptFirst } from "../scope.ts";
import { control } from "./drive.ts";
import { forms } from "./specified-forms.ts";
import { expect, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

for (const [index, specified] of forms.entries()) {
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
