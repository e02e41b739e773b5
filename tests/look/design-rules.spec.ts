/** Pages as they are laid out. A visit costs more than its questions, so each page is opened once for all of them. */
import { expect, test } from "../on-the-day.ts";
import { cardRows } from "./design-rules/card-rows.ts";
import { filledButtons } from "./design-rules/filled-buttons.ts";
import { firstScreen } from "./design-rules/first-screen.ts";
import { footer } from "./design-rules/footer.ts";
import { floorPlan } from "./design-rules/floor-plan.ts";
import { formQuestions } from "./design-rules/form-questions.ts";
import { heads } from "./design-rules/heads.ts";
import { hidden } from "./design-rules/hidden.ts";
import { menu } from "./design-rules/menu.ts";
import { narrow } from "./design-rules/narrow.ts";
import { paper } from "./design-rules/paper.ts";
import { placeholders } from "./design-rules/placeholders.ts";
import type { Question } from "./design-rules/question.ts";
import { reading } from "./design-rules/reading.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const questions: readonly Question[] = [
  ...cardRows,
  ...filledButtons,
  ...firstScreen,
  ...floorPlan,
  ...footer,
  ...formQuestions,
  ...heads,
  ...hidden,
  ...menu,
  ...narrow,
  ...paper,
  ...placeholders,
  ...reading,
];

for (const path of new Set(questions.flatMap(({ pages }) => pages))) {
  const asked = questions.filter(({ pages }) => pages.includes(path));
  test(`${path} is laid out by its rules`, async ({ reusedPage: page }) => {
    await page.goto(path);
    const widths = new Set(asked.flatMap((question) => question.widths));
    for (const width of [...widths].sort((a, b) => a - b)) {
      await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
      for (const { rule, ask } of asked.filter((question) => question.widths.includes(width)))
        await test.step(rule, () => ask(page, { width, where: `${rule}: ${path} at ${width} px` }));
    }
  });
}

test("each rule has a sentence of its own", () => {
  const rules = questions.map(({ rule }) => rule);
  expect(rules).toEqual([...new Set(rules)]);
});
