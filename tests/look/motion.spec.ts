/** Motion is small, and there is none for visitors who prefer reduced motion. */
import { fill, open, sendButton } from "../forms/drive.ts";
import { contact } from "../forms/specified-forms.ts";
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

test("a chalk line draws itself with the scrolling, it does not jump", async ({ sharedPage: page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const eyebrow = page.locator(".eyebrow.chalk-line").last();
  // Its own animation's range ends 30% above the bottom edge of the window.
  const hidden = (above: number) =>
    eyebrow.evaluate(async (element, share) => {
      const distance = () => element.getBoundingClientRect().top - innerHeight * (1 - share);
      // Pictures that come into view may still move it.
      do {
        scrollBy(0, distance());
        await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      } while (Math.abs(distance()) >= 1);
      return Number(/^inset\(0\S* ([\d.]+)%/u.exec(getComputedStyle(element, "::after").clipPath)?.[1] ?? 0);
    }, above);
  const shares = [await hidden(0.15), await hidden(0.2), await hidden(0.25), await hidden(0.45)];
  expect(shares).toEqual([...shares].sort((one, other) => other - one));
  expect(shares[0]).toBeLessThan(100);
  expect(shares[1]).toBeLessThan(shares[0] ?? 0);
  expect(shares[2]).toBeGreaterThan(0);
  expect(shares[3]).toBe(0);
});

test("the ball of the 404 page draws its trail as it flies, for less than a second", async ({
  sharedPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/404.html");
  const at = (share: number) =>
    page.locator(".foul-lines").evaluate((field: SVGElement, progress) => {
      // On a busy machine the ball may have landed: it flies again.
      field.style.display = "none";
      field.getBoundingClientRect();
      field.style.display = "";
      const flights = ["foul-ball", "foul-flown"].map((name) => {
        const flight = field.querySelector(`.${name}`);
        const [animation] = flight?.getAnimations() ?? [];
        if (!flight || !animation) throw new Error(`${name} does not move.`);
        const { delay = 0, duration } = animation.effect?.getTiming() ?? {};
        animation.pause();
        animation.currentTime = delay + Number(duration) * progress;
        const { offsetDistance, strokeDashoffset } = getComputedStyle(flight);
        return { duration, offsetDistance, strokeDashoffset };
      });
      return {
        seconds: flights.map(({ duration }) => Number(duration) / 1000),
        flown: Number.parseFloat(flights[0]?.offsetDistance ?? ""),
        hidden: Number.parseFloat(flights[1]?.strokeDashoffset ?? ""),
      };
    }, share);
  for (const share of [0, 0.25, 0.5, 0.999]) {
    const { seconds, flown, hidden } = await at(share);
    expect(Math.max(...seconds)).toBeLessThan(0.9);
    expect(hidden).toBeCloseTo(1 - flown / 100, 2);
  }
  expect((await at(0)).hidden).toBe(1);
  expect((await at(0.5)).flown).toBeGreaterThan(50);
});

test("only the 404 page has a foul ball", async ({ sharedPage: page }) => {
  await page.goto("/404.html");
  await expect(page.locator(".foul-lines .foul-ball")).toHaveCount(1);
  await page.goto("/ninjainfo");
  await expect(page.locator(".foul-lines")).toHaveCount(1);
  await expect(page.locator(".foul-ball, .foul-flown, mask")).toHaveCount(0);
});

for (const direction of ["ltr", "rtl"] as const) {
  test(`the ball of a delivered message rolls in before the text, ${direction}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await open(page, contact);
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
    await fill(page, contact.answers);
    await sendButton(page).click();
    const state = page.locator(".delivery-state > [data-delivered]");
    await expect(state).toBeVisible();
    const from = await state.evaluate((element) => {
      // On a busy machine the ball may have arrived: it starts again.
      element.style.display = "none";
      element.getBoundingClientRect();
      element.style.display = "";
      const ball = getComputedStyle(element, "::before");
      const [animation] = element.getAnimations({ subtree: true });
      if (!animation) throw new Error("The ball does not move.");
      animation.currentTime = 0;
      return ball.translate;
    });
    expect(from).toBe(direction === "ltr" ? "-24px" : "24px");
  });
}

test("a card's name has one line under it while the mouse is over it", async ({ sharedPage: page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const card = page.locator(".link-card").first();
  const line = () =>
    card.locator("h3").evaluate((name) => Number.parseFloat(getComputedStyle(name, "::after").width));
  const before = await line();
  await card.getByRole("link").hover();
  await expect(card.getByRole("link")).toHaveCSS("text-decoration-line", "none");
  expect(await line()).toBeGreaterThan(before);
});
