/** What scripts have hidden. */
import { expect } from "../../fixtures.ts";
import { sampled } from "../../scope.ts";
import type { Question } from "./question.ts";

export const hidden: readonly Question[] = [
  {
    rule: "what has the attribute `hidden` is not displayed: no style says otherwise, once a form works",
    pages: sampled(
      ["/", "/employmentapp", "/search", "/hitting", "/contactus", "/feedback", "/teampractice", "/camps"],
      4,
    ),
    widths: [390, 1280],
    ask: async (page, { where }) => {
      await expect.soft(page.locator("#form-place:not([data-live])"), where).toHaveCount(0);
      const displayed = await page
        .locator("[hidden]")
        .evaluateAll((all) =>
          all
            .filter((element) => getComputedStyle(element).display !== "none")
            .map((element) => `${element.localName}.${element.className}`),
        );
      expect.soft(displayed, where).toEqual([]);
    },
  },
];
