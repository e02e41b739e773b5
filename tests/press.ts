/** Slow presses by touch or mouse, and the element under the pointer at release. */
import type { ElementHandle, Locator, Page } from "@playwright/test";
import { painted, still } from "./still.ts";

type Way = "mouse" | "touch";

interface Recorder {
  /** The targets of the last pointer down, pointer up and click. */
  press?: { down: Element | null; up: Element | null; click: Element | null };
}

/** Makes the page record each press and not follow links. */
export async function recordPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const recorder = globalThis as typeof globalThis & Recorder;
    const at = (event: Event) => (event.target instanceof Element ? event.target : null);
    addEventListener(
      "pointerdown",
      (event) => (recorder.press = { down: at(event), up: null, click: null }),
      true,
    );
    // A tap fires its mouse events after its pointer events.
    for (const type of ["pointerup", "mouseup"] as const)
      addEventListener(type, (event) => recorder.press && (recorder.press.up = at(event)), true);
    addEventListener("click", (event) => recorder.press && (recorder.press.click = at(event)), true);
    addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
    });
  });
}

/**
 * Presses the middle of a control, holding a mouse down until the page has painted the result and `during` is over.
 * Returns what went wrong; `undefined` if the click landed on the control.
 */
export async function press(
  page: Page,
  control: ElementHandle<HTMLElement>,
  way: Way,
  during?: () => Promise<void>,
): Promise<string | undefined> {
  await control.scrollIntoViewIfNeeded();
  await still(page);
  const { x, y, name, covered } = await control.evaluate((element) => {
    // The center of a link that wraps onto two lines can be outside it.
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
    await during?.();
    await painted(page);
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

/** Presses the element at the lower edge of the window with a mouse, as in `press`. */
export async function pressAtLowerEdge(
  control: Locator,
  during: () => Promise<void>,
): Promise<string | undefined> {
  const pressed = (await control.elementHandle()) as ElementHandle<HTMLElement>;
  await pressed.evaluate((one) => one.scrollIntoView({ block: "end" }));
  return press(control.page(), pressed, "mouse", during);
}
