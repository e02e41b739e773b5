/** Pages as they are laid out. A visit costs more than its questions, so each page is opened once for all of them. */
import { expect, test } from "../on-the-day.ts";
import { cards } from "./visits/cards.ts";
import { coachCards } from "./visits/coach-cards.ts";
import { ends } from "./visits/ends.ts";
import { formPages } from "./visits/form-pages.ts";
import { heads } from "./visits/heads.ts";
import { home } from "./visits/home.ts";
import { offers } from "./visits/offers.ts";
import type { Question } from "./visits/question.ts";
import { spaces } from "./visits/spaces.ts";
import { specials } from "./visits/specials.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const questions: readonly Question[] = [
  ...cards,
  ...coachCards,
  ...ends,
  ...formPages,
  ...heads,
  ...home,
  ...offers,
  ...spaces,
  ...specials,
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
