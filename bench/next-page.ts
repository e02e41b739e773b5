/** The time from a click to the next page's heading. */
import { onSlowPhone, pause, type Browser, type Page, type Session } from "./browser.ts";

/** What the browser has done before the click. */
export const starts = {
  cold: "nothing before the click",
  touched: "fetched by our script from the touch, 100 ms before the click",
  fetched: "fetched by our script, the pointer rests on the link",
  prerendered: "prerendered by speculation rules, the pointer rests on the link",
} as const;

export type Start = keyof typeof starts;

const from = "/mission";
const to = "/cancel";

/** Milliseconds from the click to the first paint of the next page. */
export function clickToHeading(browser: Browser, origin: string, start: Start): Promise<number> {
  return onSlowPhone(browser, async (page, session) => {
    const ready = prerendered(session);
    await session.send("Preload.enable");
    // Without the rules, Chromium behaves like a browser that does not support them.
    if (start !== "prerendered")
      await session.send("Network.setBlockedURLs", { urls: ["*speculation-rules.json"] });
    await page.goto(origin + from, { waitUntil: "load" });
    await page.waitForNetworkIdle({ idleTime: 500 });
    const { x, y } = await prepareLink(page);
    if (start === "cold") {
      await page.evaluate(
        (path) => document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click(),
        to,
      );
    } else if (start === "touched") {
      await page.touchscreen.touchStart(x, y);
      await pause(100);
      await page.touchscreen.touchEnd();
    } else {
      await page.mouse.move(x, y);
      await (start === "fetched" ? fetched(page, origin + to) : ready);
      await page.mouse.down();
      await page.mouse.up();
    }
    return await arrival(page);
  });
}

function prerendered(session: Session): Promise<void> {
  return new Promise((done) => {
    session.on("Preload.prerenderStatusUpdated", ({ status }: { readonly status: string }) => {
      if (status === "Ready") done();
    });
  });
}

/** Scrolls to the link and records the time of its click. */
function prepareLink(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate((path) => {
    const link = document.querySelector<HTMLElement>(`footer a[href="${path}"]`);
    if (!link) throw new Error(`there is no link to ${path}`);
    link.addEventListener("click", () => {
      localStorage.setItem("clicked", String(performance.timeOrigin + performance.now()));
    });
    link.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = link.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, to);
}

async function fetched(page: Page, url: string): Promise<void> {
  await page.waitForFunction(
    (name) =>
      (performance.getEntriesByName(name) as PerformanceResourceTiming[]).some(
        ({ responseEnd }) => responseEnd > 0,
      ),
    {},
    url,
  );
}

async function arrival(page: Page): Promise<number> {
  const end = performance.now() + 20_000;
  while (performance.now() < end) {
    // Evaluating this earlier would slow down the navigation.
    await pause();
    const time = await page
      .evaluate((path) => {
        const [paint] = performance.getEntriesByName("first-contentful-paint");
        if (location.pathname !== path || document.querySelector("h1") === null || !paint) return null;
        return performance.timeOrigin + paint.startTime - Number(localStorage.getItem("clicked"));
      }, to)
      .catch(() => null);
    if (time !== null) return time;
  }
  throw new Error(`the click did not lead to ${to}`);
}
