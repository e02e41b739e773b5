/** Motion is small and ends soon, and nothing moves for visitors who prefer reduced motion. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../on-the-day.ts";
import { painted } from "../still.ts";

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
  for (const path of ["/", "/hitting", "/testimonials", "/employmentapp", "/404.html"]) {
    await page.goto(path);
    const moving = await page.locator("body *").evaluateAll((all) =>
      all
        .filter((element) =>
          ["", "::before", "::after", "::backdrop"].some((part) => {
            const style = getComputedStyle(element, part);
            const times = `${style.transitionDuration},${style.animationDuration}`
              .split(",")
              .map(Number.parseFloat);
            return style.scrollBehavior === "smooth" || times.some((seconds) => seconds > 0.01);
          }),
        )
        .map((element) => `${element.tagName} ${element.getAttribute("class")}`),
    );
    expect.soft([...new Set(moving)], path).toEqual([]);
  }
});

test("a dialog grows out of what was pressed and goes back there, and lets presses through as it does", async ({
  sharedPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const cage = page.locator(".floor-plan-button").first();
  await cage.scrollIntoViewIfNeeded();
  const from = await middleOf(cage);
  const times = await cage.evaluate((button: HTMLButtonElement) => {
    button.focus();
    button.click();
    const animations = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches("dialog"));
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = 0;
    }
    return animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
  });
  expect(Math.max(...times)).toBeLessThanOrEqual(220);
  const dialog = page.locator("dialog:modal, dialog:popover-open");
  const start = await middleOf(dialog);
  // The page keeps the width of a scroll bar free, so the middle is off by half of it.
  expect(Math.hypot(start.x - from.x, start.y - from.y)).toBeLessThan(8);
  await finishMotion(page);
  await expect(dialog).toHaveCSS("scale", "none");

  const close = dialog.getByRole("button", { name: "Close" });
  const closing = await close.evaluate((button: HTMLButtonElement) => {
    button.click();
    const animations = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches("dialog"));
    const [closed] = animations.map(({ effect }) => effect instanceof KeyframeEffect && effect.target);
    if (!closed) throw new Error("The dialog is gone at once.");
    // As they are once each is over.
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = Number(animation.effect?.getComputedTiming().endTime) - 0.01;
    }
    const { pointerEvents } = getComputedStyle(closed);
    const { left, top, width, height } = closed.getBoundingClientRect();
    for (const animation of animations) animation.finish();
    return { through: pointerEvents, x: left + width / 2, y: top + height / 2 };
  });
  expect(closing.through).toBe("none");
  expect(Math.hypot(closing.x - from.x, closing.y - from.y)).toBeLessThan(8);
  await expect(cage).toBeFocused();
  await expect(page.locator("dialog").filter({ visible: true })).toHaveCount(0);
});

function middleOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  return element.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
}

async function finishMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.timeline instanceof DocumentTimeline) animation.finish();
  });
}

test("the menu of a phone and the submenus unroll in a moment", async ({ sharedPage: page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  for (const [width, opener, list] of [
    [390, ".menu-toggle", "#menu"],
    [1280, ".submenu summary", ".submenu-list"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const ends = await page.evaluate(
      ([press, opened]) => {
        document.querySelector<HTMLElement>(press)?.click();
        const animations = document.querySelector(opened)?.getAnimations() ?? [];
        return animations
          .filter((one) => one instanceof CSSAnimation && one.animationName === "menu-opens")
          .map(({ effect }) => Number(effect?.getComputedTiming().endTime));
      },
      [opener, list] as const,
    );
    expect(ends).toEqual([150]);
  }
});

test("in a phone's menu a submenu makes room for itself as it unrolls, and gives it back", async ({
  sharedPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.locator(".menu-toggle").click();
  await finishMotion(page);
  const submenu = page.locator(".submenu").first();
  const heightOf = async () => (await submenu.boundingBox())?.height ?? 0;
  const heightAtPress = () =>
    submenu.evaluate((one) => {
      one.querySelector("summary")?.click();
      return one.getBoundingClientRect().height;
    });
  const folded = await heightOf();
  expect(await heightAtPress()).toBe(folded);
  await expect.poll(heightOf).toBeGreaterThan(folded + 80);
  await expect(submenu.getByRole("link").last()).toBeVisible();
  await expect.poll(async () => (await heightAtPress()) > folded + 80).toBe(true);
  await expect.poll(heightOf).toBe(folded);
});

test("a submenu of the bar rolls up again, and what is below can already be pressed", async ({
  sharedPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const summary = page.locator(".submenu summary").first();
  await summary.click();
  // What was never drawn open does not roll up.
  await painted(page);
  await finishMotion(page);
  const closing = await summary.evaluate((one: HTMLElement) => {
    one.click();
    const list = one.nextElementSibling;
    const [rolls] = list?.getAnimations() ?? [];
    if (!list || !rolls) throw new Error("The list is gone at once.");
    rolls.pause();
    rolls.currentTime = 75;
    const { clipPath, pointerEvents } = getComputedStyle(list);
    rolls.finish();
    return { end: rolls.effect?.getComputedTiming().endTime, clipPath, pointerEvents };
  });
  expect(closing).toEqual({ end: 150, clipPath: expect.stringMatching(/^inset\(/u), pointerEvents: "none" });
  expect(closing.clipPath).not.toMatch(/^inset\(0px 0px 100%\)|-72px/u);
  await expect(page.locator(".submenu-list").first()).toBeHidden();
});

test("an answer unfolds below its question in a moment, and paper has all answers", async ({
  sharedPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/first-visit");
  const answer = page.locator(".questions details").first();
  await answer.scrollIntoViewIfNeeded();
  const folded = await answer.boundingBox();
  const unfolding = await answer.evaluate((one: HTMLDetailsElement) => {
    one.querySelector("summary")?.click();
    const animations = one.getAnimations({ subtree: true });
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = 0;
    }
    const { height } = one.getBoundingClientRect();
    for (const animation of animations) animation.finish();
    return { height, ends: animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime)) };
  });
  expect(unfolding.height).toBe(folded?.height);
  expect(unfolding.ends.length).toBeGreaterThan(0);
  expect(Math.max(...unfolding.ends)).toBe(220);
  const heightOfAnswer = async () => (await answer.boundingBox())?.height;
  await expect.poll(heightOfAnswer).toBeGreaterThan((folded?.height ?? 0) + 20);
  await page.emulateMedia({ media: "print" });
  const cutOff = await page.locator(".questions .prose").evaluateAll((answers) =>
    answers
      .filter((text) => {
        const room = text.closest("details")?.getBoundingClientRect();
        return !text.checkVisibility() || !room || text.getBoundingClientRect().bottom > room.bottom + 1;
      })
      .map((text) => text.textContent),
  );
  expect(cutOff).toEqual([]);
});

test("the foul lines of a whole field are chalked from home plate on, as the page comes", async ({
  sharedPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const path of ["/comingsoon", "/404.html"]) {
    await page.goto(path);
    const lines = await page.locator(".page-head-field .foul-lines > [stroke]").evaluateAll((all) =>
      all.map((line) => {
        const { animationDuration, strokeDasharray } = getComputedStyle(line);
        const { length } = (line.getAttribute("d") ?? "").split("M");
        const isWhole = line instanceof SVGGeometryElement && line.getTotalLength() / (length - 1) <= 400;
        return { animationDuration, strokeDasharray, isWhole };
      }),
    );
    expect(lines, path).toEqual([{ animationDuration: "0.4s", strokeDasharray: "400px", isWhole: true }]);
  }
});

test("Home's picture is there at once: nothing over it moves", async ({ sharedPage: page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const moving = await page
    .locator(".home-hero picture")
    .evaluate((picture) => picture.getAnimations({ subtree: true }).length);
  expect(moving).toBe(0);
  await expect(page.locator(".home-hero picture img")).toHaveAttribute("decoding", "sync");
});

test("the chalk line of Home's title is drawn, and the lamp of the hours comes on with them", async ({
  sharedPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const title = page.locator(".home-hero h1 > span");
  const before = await title.boundingBox();
  const line = await title.evaluate((one) => {
    const { animationName, animationDuration, position } = getComputedStyle(one, "::after");
    return { animationName, animationDuration, position };
  });
  // Out of the flow: it comes after the first paint, and moves nothing.
  expect(line).toEqual({
    animationName: "chalk-line-draws",
    animationDuration: "0.4s",
    position: "absolute",
  });
  expect(await title.boundingBox()).toEqual(before);
  const lamp = await page
    .locator(".open-now")
    .first()
    .evaluate((now) => {
      const lampOf = () => getComputedStyle(now, "::after");
      const placeOf = ({ width, height, top, left }: CSSStyleDeclaration) => ({ width, height, top, left });
      delete now.dataset["open"];
      const unlit = placeOf(lampOf());
      now.dataset["open"] = "true";
      const { animationName, animationDuration } = lampOf();
      return { strikes: `${animationName} ${animationDuration}`, unlit, lit: placeOf(lampOf()) };
    });
  expect(lamp.strikes).toBe("lamp-strikes 0.4s");
  // Its place is there before the hours are known.
  expect(lamp.unlit.width).toBe("10px");
  expect(lamp.unlit).toEqual(lamp.lit);
});

for (const direction of ["ltr", "rtl"] as const) {
  test(`under a mouse a ball rolls along the chalk line of a card, and dots run to a price, ${direction}`, async ({
    sharedPage: page,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/");
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
    const card = page.locator(".link-card").first();
    await card.scrollIntoViewIfNeeded();
    const size = await card.boundingBox();
    const ball = () =>
      card.locator("p").evaluate((words, toTheRight) => {
        const { left, right, opacity } = getComputedStyle(words, "::before");
        return { way: Number.parseFloat(toTheRight ? left : right), opacity };
      }, direction === "ltr");
    const before = await ball();
    expect(before.opacity).toBe("0");
    await card.hover();
    await finishMotion(page);
    await expect.poll(async () => (await ball()).opacity).toBe("1");
    expect((await ball()).way).toBeGreaterThan(before.way + 100);
    // The ball and the edge take no room.
    expect(await card.boundingBox()).toEqual(size);

    await page.goto("/prices");
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
    const line = page.locator(".price-line").first();
    await line.hover();
    const dots = await line.locator("> :is(h3, .price-label)").evaluate((name: HTMLElement) => {
      // On a busy machine they may have arrived: they run again.
      name.style.display = "none";
      name.getBoundingClientRect();
      name.style.display = "";
      const [run] = name.getAnimations({ subtree: true });
      if (!run) throw new Error("The dots do not run.");
      run.pause();
      run.currentTime = 40;
      const { clipPath } = getComputedStyle(name, "::after");
      run.finish();
      return { end: run.effect?.getComputedTiming().endTime, clipPath };
    });
    expect(dots.end).toBe(400);
    expect(dots.clipPath).toMatch(
      direction === "ltr" ? /^inset\(0px [\d.]+% 0px 0px\)$/u : /^inset\(0px 0px 0px [\d.]+%\)$/u,
    );
    await page.evaluate(() => document.documentElement.removeAttribute("dir"));
  });
}

test("a choice is drawn: a tick, a ball in its ring, a circle around a number", async ({
  sharedPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/feedback");
  const drawn = (input: Locator) =>
    input.evaluate(async (one: HTMLInputElement) => {
      const tile = one.closest("label");
      const before = tile?.getBoundingClientRect().toJSON() as DOMRect;
      one.click();
      const animations = tile?.getAnimations({ subtree: true }) ?? [];
      const moving = animations.flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement) return [];
        return [Number(effect.getComputedTiming().endTime)];
      });
      for (const animation of animations) animation.finish();
      const mark = getComputedStyle(one, "::before");
      return {
        longest: Math.max(0, ...moving),
        moved: JSON.stringify(before) !== JSON.stringify(tile?.getBoundingClientRect().toJSON()),
        clipPath: mark.clipPath,
        scale: mark.scale,
        circle: tile && getComputedStyle(tile, "::after").getPropertyValue("--circle"),
      };
    });
  expect(await drawn(page.getByRole("checkbox"))).toMatchObject({
    longest: 220,
    moved: false,
    clipPath: "inset(0px)",
  });
  expect(await drawn(page.getByRole("radio", { name: "Yes" }))).toMatchObject({
    longest: 220,
    moved: false,
    scale: "1",
  });
  expect(await drawn(page.getByRole("radio", { name: "8" }))).toMatchObject({
    longest: 400,
    moved: false,
    circle: "360deg",
  });

  // With the visitor's own colors, and on paper, the browser's own.
  const box = page.getByRole("checkbox");
  await expect(box).toHaveCSS("appearance", "none");
  await page.emulateMedia({ forcedColors: "active" });
  await expect(box).toHaveCSS("appearance", "auto");
  await page.emulateMedia({ forcedColors: "none", media: "print" });
  await expect(box).toHaveCSS("appearance", "auto");
});

test("the thumb of the reviews' bar glides with them", async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const controls = page.locator(".carousel-controls");
  await expect(controls).toHaveAttribute("data-works", "true");
  const at = (share: number) =>
    page.locator(".carousel-track").evaluate(async (track, part) => {
      track.style.scrollSnapType = "none";
      track.scrollLeft = (track.scrollWidth - track.clientWidth) * part;
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      const bar = track.parentElement?.querySelector(".carousel-controls");
      if (!bar) throw new Error("The reviews have no bar.");
      return Number.parseFloat(getComputedStyle(bar, "::before").translate) || 0;
    }, share);
  const whole = await at(1);
  expect(whole).toBeGreaterThan(100);
  expect(await at(0)).toBe(0);
  expect(Math.abs((await at(0.3)) - 0.3 * whole)).toBeLessThan(1);
});

test("an entry of the bar gets the chalk line under a mouse, in place of an underline", async ({
  sharedPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/cancel");
  const entry = page.getByRole("banner").getByRole("link", { name: "Memberships" });
  const shown = () => entry.evaluate((link) => getComputedStyle(link, "::after").clipPath);
  expect(await shown()).toBe("inset(0px 100% 0px 0px)");
  await entry.hover();
  expect(await shown()).toBe("inset(0px)");
  await expect(entry).toHaveCSS("text-decoration-line", "none");
});

test("a chalk line draws itself with the scrolling, it does not jump", async ({ sharedPage: page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const eyebrow = page.locator(".eyebrow.chalk-line").last();
  // The line is complete a third above the bottom edge of the window, where titles are read.
  const hidden = (above: number) =>
    eyebrow.evaluate(async (element, share) => {
      const distance = () => element.getBoundingClientRect().top - innerHeight * (1 - share);
      const undrawn = () =>
        Number(/^inset\(0\S* ([\d.]+)%/u.exec(getComputedStyle(element, "::after").clipPath)?.[1] ?? 0);
      // Pictures that come into view may still move it, and on a busy machine the line is drawn some frames later.
      let before: number | undefined;
      let now: number | undefined;
      do {
        before = now;
        scrollBy(0, distance());
        await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
        now = undrawn();
      } while (Math.abs(distance()) >= 1 || now !== before);
      return now;
    }, above);
  const shares = [await hidden(0.16), await hidden(0.2), await hidden(0.25), await hidden(0.34)];
  expect(shares).toEqual([...shares].sort((one, other) => other - one));
  expect(shares[0]).toBeLessThan(100);
  expect(shares[1]).toBeLessThan(shares[0] ?? 0);
  expect(shares[2]).toBeGreaterThan(0);
  expect(shares[3]).toBe(0);
});
