/** The ball that flies on the 404 page, and the one that rolls when a message is delivered. */
import { fill, open, sendButton } from "../forms/drive.ts";
import { contact } from "../forms/specified-forms.ts";
import { expect, test } from "../on-the-day.ts";
import { sampled } from "../scope.ts";

test("the ball of the 404 page draws its trail as it flies, once the page has been seen", async ({
  reusedPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/404.html");
  const at = (share: number) =>
    page.locator(".foul-field").evaluate((field: SVGElement, progress) => {
      // On a busy machine the ball may have landed: it flies again.
      field.style.display = "none";
      field.getBoundingClientRect();
      field.style.display = "";
      const flights = ["foul-ball", "foul-trail-shown"].map((name) => {
        const flight = field.querySelector(`.${name}`);
        const [animation] = flight?.getAnimations() ?? [];
        if (!flight || !animation) throw new Error(`${name} does not move.`);
        const { delay = 0, duration } = animation.effect?.getTiming() ?? {};
        animation.pause();
        animation.currentTime = delay + Number(duration) * progress;
        const { offsetDistance, strokeDashoffset } = getComputedStyle(flight);
        return { delay, duration, offsetDistance, strokeDashoffset };
      });
      return {
        starts: flights.map((flown) => flown.delay),
        seconds: flights.map(({ duration }) => Number(duration) / 1000),
        flown: Number.parseFloat(flights[0]?.offsetDistance ?? ""),
        hidden: Number.parseFloat(flights[1]?.strokeDashoffset ?? ""),
      };
    }, share);
  for (const share of [0, 0.25, 0.5, 0.999]) {
    const { starts, seconds, flown, hidden } = await at(share);
    expect(starts).toEqual([600, 600]);
    expect(Math.max(...seconds)).toBeCloseTo(1.2);
    expect(hidden).toBeCloseTo(1 - flown / 100, 2);
  }
  expect((await at(0)).hidden).toBe(1);
  expect((await at(0.5)).flown).toBeGreaterThan(50);
});

for (const direction of sampled(["ltr", "rtl"] as const)) {
  test(`the ball of a delivered message rolls along a chalk line to a tick, also in a page of the direction ${direction}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await open(page, contact);
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
    await fill(page, contact.answers);
    await sendButton(page).click();
    const state = page.locator(".delivery-state > [data-delivered]");
    await expect(state).toBeVisible();
    const at = (share: number) =>
      state.evaluate((element, part) => {
        // On a busy machine the ball may have arrived: it starts again.
        element.style.display = "none";
        element.getBoundingClientRect();
        element.style.display = "";
        const ball = getComputedStyle(element, "::before");
        const animations = element.getAnimations({ subtree: true });
        if (animations.length !== 2) throw new Error("The ball or the tick does not move.");
        for (const animation of animations) {
          const { delay = 0, duration } = animation.effect?.getTiming() ?? {};
          animation.currentTime = delay + Number(duration) * part;
        }
        return {
          way: Number.parseFloat(ball.translate),
          width: Number.parseFloat(ball.width),
          tick: getComputedStyle(element, "::after").clipPath,
          end: Math.max(...animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
        };
      }, share);
    const first = await at(0);
    expect(first.way).toBe(0);
    expect(first.width).toBe(22);
    expect(first.end).toBeLessThanOrEqual(700);
    expect(first.tick).toBe("inset(0px 32px 0px 0px)");
    expect((await at(0.5)).way).toBeGreaterThan(50);
    const last = await at(0.999);
    expect(last.way).toBeGreaterThan(210);
    await page.emulateMedia({ reducedMotion: "reduce" });
    // There at once.
    await expect(state).toHaveAttribute("data-delivered");
    const { line, way } = await state.evaluate((element) => {
      const board = element.parentElement ?? element;
      const style = getComputedStyle(board);
      const around = [style.borderLeftWidth, style.borderRightWidth, style.paddingLeft, style.paddingRight];
      return {
        // Not of `clientWidth`, which is a whole number of pixels: columns are not.
        line: around.reduce(
          (rest, side) => rest - Number.parseFloat(side),
          board.getBoundingClientRect().width,
        ),
        way: Number.parseFloat(getComputedStyle(element, "::before").translate),
      };
    });
    // The line is as wide as the board: the tick is at its end, and the ball before the tick.
    expect(way).toBeCloseTo(line - 22 - 30, 2);
  });
}
