/** Pages with a form and a column beside it. */
import { expect } from "../../fixtures.ts";
import type { Question } from "./question.ts";

export const formPages: readonly Question[] = [
  {
    rule: "the column beside a form ends where the form ends, with its note",
    pages: ["/feedback", "/teampractice"],
    widths: [1024, 1280, 1920],
    ask: async (page, { where }) => {
      const [form, note] = await Promise.all([
        page.locator("main form").boundingBox(),
        page.locator(".form-page-aside .card-note").boundingBox(),
      ]);
      const end = (box: typeof form) => (box?.y ?? 0) + (box?.height ?? 0);
      expect.soft(Math.abs(end(form) - end(note)), where).toBeLessThan(24);
      const starts = await page
        .locator(".form-page-aside :is(h2, .card-note-heading)")
        .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().left));
      expect.soft(starts.length, where).toBeGreaterThan(1);
      expect.soft(new Set(starts).size, `${where}: margins`).toBe(1);
    },
  },
];
