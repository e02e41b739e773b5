/** No field of a form may have the name of something that a browser's forms have. */
import { expect, test } from "../fixtures.ts";
import { formProperties } from "../../src/content/schema/form-properties.ts";

test("every property of a form in this browser is a name that no field can have", async ({ page }) => {
  const properties = await page.evaluate(() => {
    const names: string[] = [];
    let owner: object | null = document.createElement("form");
    while (owner) {
      names.push(...Object.getOwnPropertyNames(owner));
      owner = Object.getPrototypeOf(owner) as object | null;
    }
    return names;
  });
  expect(properties).toContain("requestSubmit");
  const possible = properties.filter((name) => /^[A-Za-z]\w*$/u.test(name) && name !== "name");
  expect(possible.filter((name) => !formProperties.has(name))).toEqual([]);
});
