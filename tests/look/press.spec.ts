/** Everything answers a press at once, and the mouse over it. */
import type { Locator } from "@playwright/test";
import { expect, test } from "../on-the-day.ts";
import { painted } from "../still.ts";

test("with reduced motion a menu and a dialog are there at once", async ({ reusedPage: page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/hitting");
  const opened = async (opener: Locator) => {
    await opener.click();
    return page.evaluate(() => document.getAnimations().length);
  };
  expect(await opened(page.locator(".submenu summary").first())).toBe(0);
  expect(await opened(page.locator(".card-opens").first())).toBe(0);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog:visible")).toHaveCount(0);
});

interface Look {
  readonly background: string;
  readonly shadow: string;
}

/** How an element, or a part of it, looks while a mouse is pressed on it; a click does nothing. */
async function whilePressed(pressed: Locator, part?: string): Promise<Look> {
  const page = pressed.page();
  await pressed.scrollIntoViewIfNeeded();
  await pressed.hover();
  await page.mouse.down();
  const look = await lookOf(pressed, part);
  await page.evaluate(() =>
    addEventListener(
      "click",
      (event) => {
        event.preventDefault();
        event.stopPropagation();
      },
      { capture: true, once: true },
    ),
  );
  await page.mouse.up();
  return look;
}

function lookOf(element: Locator, part?: string): Promise<Look> {
  return element.evaluate((one, pseudo) => {
    const { backgroundColor, boxShadow } = getComputedStyle(one, pseudo);
    return { background: backgroundColor, shadow: boxShadow };
  }, part);
}

/** Everything that can be pressed, each with a page that has it; of a link over a card, the part that covers it. */
const pressables: readonly (readonly [path: string, selector: string, part?: string])[] = [
  ["/", ".button-primary"],
  ["/", "main .button-quiet"],
  ["/", "main .turf .button-primary"],
  ["/", ".carousel-arrow:not([aria-disabled=true])"],
  ["/", ".carousel-dot:not([aria-current=true])", "::before"],
  ["/", ".floor-plan-button"],
  ["/", ".card-link", "::before"],
  ["/", "footer .button-quiet"],
  ["/", ".submenu summary"],
  ["/prices", ".button-plain"],
  ["/hitting", ".card-opens"],
  ["/employmentapp", ".option"],
  ["/feedback", ".scale-step"],
];

test("everything that can be pressed shows it at once", async ({ reusedPage: page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1280, height: 900 });
  let shown = "";
  for (const [path, selector, part] of pressables) {
    if (path !== shown) await page.goto(path);
    shown = path;
    const pressed = page.locator(selector).filter({ visible: true }).first();
    await page.mouse.move(0, 0);
    const before = await lookOf(pressed, part);
    const after = await whilePressed(pressed, part);
    expect
      .soft(`${after.background} ${after.shadow}`, selector)
      .not.toBe(`${before.background} ${before.shadow}`);
  }
});

test("a card opens wherever it is pressed", async ({ reusedPage: page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/hitting");
  await page.locator(".card h2").first().scrollIntoViewIfNeeded();
  const { x, y } = (await page.locator(".card h2").first().boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 4, y + 4);
  await page.mouse.down();
  await painted(page);
  await page.mouse.up();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("Safari shows presses on phones: the page listens to touches, and scrolling does not wait for it", async ({
  reusedPage: page,
}) => {
  await page.goto("/packages", { waitUntil: "load" });
  const devtools = await page.context().newCDPSession(page);
  const { result } = await devtools.send("Runtime.evaluate", { expression: "window" });
  const { listeners } = await devtools.send("DOMDebugger.getEventListeners", {
    objectId: result.objectId ?? "",
  });
  await devtools.detach();
  const touches = listeners.filter(({ type }) => type === "touchstart");
  expect(touches.map(({ passive }) => passive)).toEqual([true]);
});

test("a space on the plan says what a visitor can do with it", async ({ reusedPage: page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const cage = page.locator(".floor-plan-button").first();
  const words = () =>
    cage.locator(".floor-plan-tag").evaluate((tag) => getComputedStyle(tag, "::after").content);
  const height = (await cage.locator(".floor-plan-tag").boundingBox())?.height;
  expect(await words()).toBe("none");
  await cage.hover();
  expect(await words()).toContain("Rent");
  // On the same line.
  expect((await cage.locator(".floor-plan-tag").boundingBox())?.height).toBe(height);
});

test("every hover style is inside (hover: hover), so none stays after a tap", async ({
  reusedPage: page,
}) => {
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
