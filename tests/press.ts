/** Presses with a finger or a mouse that takes its time, and what the release then met. */
import type { ElementHandle, Page } from "@playwright/test";

export type Way = "mouse" | "touch";

/** What can be pressed. A box or a radio is pressed through its label; a scrollbar is dragged. */
export const pressable = [
  "a[href]",
  "button:not(:disabled)",
  "summary",
  "label:has([type=checkbox], [type=radio])",
  "input:not([type=checkbox], [type=radio], [type=range], [tabindex='-1'])",
  "select",
  "textarea",
].join();

interface Recorder {
  /** Where the last press began, whether the release met the same, and whether a click landed there. */
  press?: { down: Element | null; up: Element | null; click: Element | null };
}

/** Makes the page note each press, and stay where it is when a link is followed. */
export async function recordPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const recorder = globalThis as typeof globalThis & Recorder;
    const at = (event: Event) => (event.target instanceof Element ? event.target : null);
    addEventListener(
      "pointerdown",
      (event) => (recorder.press = { down: at(event), up: null, click: null }),
      true,
    );
    // The mouse events of a tap come after those of its pointer.
    for (const type of ["pointerup", "mouseup"] as const)
      addEventListener(type, (event) => recorder.press && (recorder.press.up = at(event)), true);
    addEventListener("click", (event) => recorder.press && (recorder.press.click = at(event)), true);
    addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
    });
  });
}

/**
 * Presses the middle of a control; a mouse is held down until the page has drawn what the press made it do.
 * Answers what went wrong, or nothing when the click landed on the control.
 */
export async function press(
  page: Page,
  control: ElementHandle<HTMLElement>,
  way: Way,
): Promise<string | undefined> {
  await control.scrollIntoViewIfNeeded();
  const { x, y, name, covered } = await control.evaluate(async (element) => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
    // A link that breaks over two lines has its middle beside it.
    const { x: left, y: top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    const there = document.elementFromPoint(point.x, point.y);
    const label = element.getAttribute("name") ?? element.textContent.trim().replaceAll(/\s+/gu, " ");
    return {
      ...point,
      name: `${element.localName} "${label}"`,
      covered: element.contains(there) ? undefined : (there?.outerHTML.slice(0, 80) ?? "nothing"),
    };
  });
  if (covered !== undefined) return `${name} lies under ${covered}`;
  if (way === "touch") await page.touchscreen.tap(x, y);
  else {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.evaluate(
      () =>
        new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(undefined)))),
    );
    await page.mouse.up();
  }
  const met = await control.evaluate((element) => {
    const { press: last } = globalThis as typeof globalThis & Recorder;
    const is = (part: Element | null | undefined) =>
      part && element.contains(part) ? "it" : (part?.outerHTML.slice(0, 80) ?? "nothing");
    return { down: is(last?.down), up: is(last?.up), click: is(last?.click) };
  });
  if (met.down === "it" && met.up === "it" && met.click === "it") return undefined;
  return `${name}: pressed ${met.down}, released on ${met.up}, clicked ${met.click}`;
}
