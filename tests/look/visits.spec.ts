/** Pages as they are laid out. A visit costs more than its questions, so each page is opened once for all of them. */
import { expect, test } from "../on-the-day.ts";
import { cardRows } from "./visits/card-rows.ts";
import { filledButtons } from "./visits/filled-buttons.ts";
import { firstScreen } from "./visits/first-screen.ts";
import { footer } from "./visits/footer.ts";
import { floorPlan } from "./visits/floor-plan.ts";
import { formQuestions } from "./visits/form-questions.ts";
import { heads } from "./visits/heads.ts";
import { hidden } from "./visits/hidden.ts";
import { menu } from "./visits/menu.ts";
import { narrow } from "./visits/narrow.ts";
import { paper } from "./visits/paper.ts";
import { placeholders } from "./visits/placeholders.ts";
import type { Question } from "./visits/question.ts";
import { reading } from "./visits/reading.ts";

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
  test(`${path} is laid out by its rules`, async ({ sharedPage: page }) => {
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
