/** Motion is small and ends soon, and nothing moves for visitors who prefer reduced motion. */
import type { Locator, Page } from "@playwright/test";
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

test("a submenu of the bar rolls up again, and what is below can already be pressed", async ({
  sharedPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const summary = page.locator(".submenu summary").first();
  await summary.click();
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

test("the lamps over Home's picture come on in a moment, and the picture is never transparent", async ({
  sharedPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const lamps = await page.locator(".home-hero").evaluate((hero) => {
    const picture = hero.querySelector("picture");
    const { animationName, animationDuration } = getComputedStyle(picture ?? hero, "::after");
    const images = [...(picture?.querySelectorAll("img") ?? [])];
    return {
      animationName,
      animationDuration,
      ofImage: images.flatMap((image) => image.getAnimations()).length,
    };
  });
  expect(lamps).toEqual({ animationName: "lamps", animationDuration: "0.4s", ofImage: 0 });
});

test("the chalk line of Home's title is drawn, and the lamp of the hours comes on with them", async ({
  sharedPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const title = page.locator(".home-hero h1");
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
      now.dataset["open"] = "true";
      const { animationName, animationDuration } = lampOf();
      return `${animationName} ${animationDuration}`;
    });
  expect(lamp).toBe("lamp-strikes 0.4s");
});

interface Arrival {
  readonly parts: readonly string[];
  readonly longest: number;
  /** What is under a finger on the first link below the head. */
  readonly pressed: string | undefined;
}

declare global {
  interface Window {
    arrival: Promise<Arrival | undefined>;
  }
}

/** Notes what moves as a page takes the place of another. */
function noteArrival(): void {
  window.arrival = new Promise((resolve) => {
    addEventListener("pagereveal", async ({ viewTransition }) => {
      if (!viewTransition) return resolve(undefined);
      await viewTransition.ready;
      const moving = document.getAnimations().flatMap((animation) => {
        const { effect } = animation;
        const part = effect instanceof KeyframeEffect ? effect.pseudoElement : undefined;
        if (!part?.startsWith("::view-transition")) return [];
        animation.pause();
        return [
          { part, name: (animation as CSSAnimation).animationName, end: effect?.getComputedTiming().endTime },
        ];
      });
      if (document.readyState === "loading")
        await new Promise((next) => addEventListener("DOMContentLoaded", next, { once: true }));
      const { left, top } = document.querySelector(".link-row a")?.getBoundingClientRect() ?? new DOMRect();
      resolve({
        parts: moving.map(({ part, name }) => `${part} ${name}`),
        longest: Math.max(0, ...moving.map(({ end }) => Number(end))),
        pressed: document.elementFromPoint(left + 10, top + 10)?.closest("a")?.pathname,
      });
      for (const animation of document.getAnimations())
        if (animation.playState === "paused") animation.finish();
    });
  });
}

test("the picture of the next page comes in its own place, and the page takes clicks meanwhile", async ({
  sharedPage: page,
  initScript,
}) => {
  await initScript(noteArrival);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const arrive = async (link: Locator, path: string) => {
    await link.click();
    await expect(page).toHaveURL(path);
    return page.evaluate(() => window.arrival);
  };
  // A picture that flies there would be over the words and the tabs.
  const flies = (arrival: Arrival | undefined) =>
    arrival?.parts.filter((part) => part.startsWith("::view-transition-group"));
  const comes = "::view-transition-new(head-picture) foul-line";
  const writes = "::view-transition-new(title) chalk-line-draws";

  const fromCard = await arrive(page.locator(".link-card a").nth(1), "/pitching");
  expect(fromCard?.parts).toEqual(expect.arrayContaining([comes, writes]));
  expect(flies(fromCard)).toEqual([]);
  expect(fromCard?.longest).toBeLessThanOrEqual(400);
  expect(fromCard?.pressed).toBe("/hitting");

  const fromTab = await arrive(page.locator(".link-row a").first(), "/hitting");
  expect(fromTab?.parts).toEqual(expect.arrayContaining([comes, writes]));
  expect(flies(fromTab)).toEqual([]);
  expect(fromTab?.parts.filter((part) => part.includes("(root)"))).toEqual([]);

  // Nothing comes over the picture before, which would hang over the words of a lower head.
  const withoutPicture = await arrive(
    page.getByRole("banner").getByRole("link", { name: "Prices" }),
    "/prices",
  );
  expect(withoutPicture?.parts).toEqual([writes]);
  await page.goto("/hitting");

  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await arrive(page.locator(".link-row a").nth(1), "/pitching")).toBeUndefined();

  // On a phone a snapshot would delay the next heading.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await arrive(page.locator(".link-row a").first(), "/hitting")).toBeUndefined();
});

test("only the picture of a head has its name", async ({ sharedPage: page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1280, height: 900 });
  const named = () =>
    page
      .locator("picture")
      .evaluateAll(
        (all) => all.filter((one) => getComputedStyle(one).viewTransitionName === "head-picture").length,
      );
  await page.goto("/");
  expect(await named()).toBe(0);
  await page.locator(".link-card a").first().focus();
  expect(await named()).toBe(0);
  await page.goto("/hitting");
  expect(await named()).toBe(1);
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

test("the ball of the 404 page draws its trail as it flies, once the page has been seen", async ({
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

test("the 404 page has a foul ball, another page with a field has none", async ({ sharedPage: page }) => {
  await page.goto("/404.html");
  await expect(page.locator(".foul-lines .foul-ball")).toHaveCount(1);
  await page.goto("/ninjainfo");
  await expect(page.locator(".foul-lines")).toHaveCount(1);
  await expect(page.locator(".foul-ball, .foul-trail-shown, mask")).toHaveCount(0);
});

for (const direction of ["ltr", "rtl"] as const) {
  test(`the ball of a delivered message rolls along a chalk line to a tick, ${direction}`, async ({
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
    const onward = direction === "ltr" ? 1 : -1;
    const first = await at(0);
    expect(first.way).toBe(0);
    expect(first.width).toBe(22);
    expect(first.end).toBeLessThanOrEqual(700);
    expect(first.tick).toBe(direction === "ltr" ? "inset(0px 32px 0px 0px)" : "inset(0px 0px 0px 32px)");
    expect(onward * (await at(0.5)).way).toBeGreaterThan(50);
    const last = await at(0.999);
    expect(onward * last.way).toBeGreaterThan(210);
    await page.emulateMedia({ reducedMotion: "reduce" });
    // There at once.
    await expect(state).toHaveAttribute("data-delivered");
    const { line, way } = await state.evaluate((element) => {
      const board = element.parentElement ?? element;
      const { paddingLeft, paddingRight } = getComputedStyle(board);
      return {
        line: board.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
        way: Number.parseFloat(getComputedStyle(element, "::before").translate),
      };
    });
    // The line is as wide as the board: the tick is at its end, and the ball before the tick.
    expect(onward * way).toBe(line - 22 - 30);
  });
}
