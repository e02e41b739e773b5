/** Motion is small, and there is none for visitors who prefer reduced motion. */
import { expect, test } from "../on-the-day.ts";

test("the page scrolls without animation, so that a target stays under the finger", async ({
  sharedPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/contactus");
  await page.setViewportSize({ width: 390, height: 500 });
  const [first, last] = await page.locator("[name=message]").evaluate(async (field) => {
    field.focus();
    const before = scrollY;
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    return [before, scrollY];
  });
  expect(first).toBeGreaterThan(0);
  expect(last).toBe(first);
});

test("with reduced motion nothing on a page is animated", async ({ sharedPage: page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/", "/hitting", "/testimonials"]) {
    await page.goto(path);
    const moving = await page.locator("body *").evaluateAll((all) =>
      all
        .filter((element) => {
          const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
          const times = `${transitionDuration},${animationDuration}`.split(",").map(Number.parseFloat);
          return scrollBehavior === "smooth" || times.some((seconds) => seconds > 0.01);
        })
        .map((element) => `${element.tagName} ${element.getAttribute("class")}`),
    );
    expect.soft([...new Set(moving)], path).toEqual([]);
  }
});

test("no hover style stays after a tap", async ({ sharedPage: page }) => {
  for (const path of ["/", "/hitting", "/employmentapp"]) {
    await page.goto(path);
    const lit = await page.evaluate(() => {
      const unguarded = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => {
          if (rule instanceof CSSMediaRule && rule.conditionText === "(hover: hover)") return [];
          const own = rule instanceof CSSStyleRule && rule.selectorText.includes(":hover");
          return [
            ...(own ? [rule.selectorText] : []),
            ...(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule
              ? unguarded(rule.cssRules)
              : []),
          ];
        });
      return [...document.styleSheets].flatMap((sheet) => unguarded(sheet.cssRules));
    });
    expect.soft(lit, path).toEqual([]);
  }
});
