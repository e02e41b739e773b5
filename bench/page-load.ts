/** Loads one page on a slow phone and measures it, with one interaction at the end. */
import { onSlowPhone, pause, type Browser, type Page, type Session } from "./browser.ts";

export interface PageLoad {
  /** Compressed bytes of scripts. */
  readonly script: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly inp: number;
  /** When the last island was hydrated; 0 on a page without islands. */
  readonly hydrated: number;
}

/** What a visitor does on a page: touch an element and, in a field, type a letter. */
export interface Interaction {
  readonly touch: string;
  readonly key?: string;
}

/** Loads a page and interacts with it. */
export function loadPage(browser: Browser, url: string, interaction: Interaction): Promise<PageLoad> {
  return onSlowPhone(browser, async (page, session) => {
    const weight = measureScripts(session, new URL(url).origin);
    await page.evaluateOnNewDocument(observe);
    await withoutInspector(session, async () => {
      await page.goto(url, { waitUntil: "load" });
      await page.waitForNetworkIdle({ idleTime: 1000 });
    });
    await idle(page);
    const { script } = weight;
    const { fcp, lcp, tasks, hydrated } = await page.evaluate(() => ({
      ...observed,
      fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    }));
    const tbt = tasks
      .filter(([start, length]) => start + length > fcp)
      .reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0);
    return { script, lcp, tbt, hydrated, inp: await interact(page, session, interaction) };
  });
}

interface Observed {
  lcp: number;
  hydrated: number;
  tasks: [start: number, length: number][];
  inp: number;
  interactions: number;
}

declare const observed: Observed;

/** Runs in the page before any other script and records into `globalThis.observed`. */
function observe(): void {
  const observed: Observed = { lcp: 0, hydrated: 0, tasks: [], inp: 0, interactions: 0 };
  Object.assign(globalThis, { observed });
  const on = (type: string, record: (entry: never) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record(entry as never);
    }).observe({ type, buffered: true, ...more });
  on("largest-contentful-paint", ({ startTime }: PerformanceEntry) => (observed.lcp = startTime));
  on("longtask", ({ startTime, duration }: PerformanceEntry) => observed.tasks.push([startTime, duration]));
  const interaction = ({ interactionId = 0, duration }: PerformanceEntry & { interactionId?: number }) => {
    if (interactionId === 0) return;
    observed.interactions += 1;
    observed.inp = Math.max(observed.inp, duration);
  };
  on("event", interaction, { durationThreshold: 16 });
  on("first-input", interaction);
  // Astro removes the `ssr` attribute from an island when it hydrates.
  new MutationObserver(() => (observed.hydrated = performance.now())).observe(document, {
    subtree: true,
    attributeFilter: ["ssr"],
  });
}

interface NetworkEvent {
  readonly requestId: string;
  readonly type: string;
  readonly encodedDataLength: number;
  /** `encodedDataLength` is the size of the headers here. */
  readonly response: { readonly url: string; readonly encodedDataLength: number };
}

function measureScripts(session: Session, origin: string): { script: number } {
  const total = { script: 0 };
  const headers = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, type, response }: NetworkEvent) => {
    if (type === "Script" && response.url.startsWith(origin))
      headers.set(requestId, response.encodedDataLength);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }: NetworkEvent) => {
    const head = headers.get(requestId);
    if (head !== undefined) total.script += encodedDataLength - head;
  });
  return total;
}

/**
 * Runs with the inspector's runtime turned off, because it adds time that visitors do not pay: V8 parses a script again
 * for each error it creates, and React creates three when it loads (100 ms).
 */
async function withoutInspector(session: Session, run: () => Promise<void>): Promise<void> {
  await session.send("Runtime.disable");
  await run().finally(() => session.send("Runtime.enable"));
}

/** Waits until the page is idle and has painted twice. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
      ),
  );
}

/** Touches and types. Returns the longest wait for the next paint. */
async function interact(page: Page, session: Session, { touch, key }: Interaction): Promise<number> {
  const { x, y } = await page.evaluate((selector) => {
    const visible = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
    if (!visible) throw new Error(`nothing to touch: ${selector}`);
    visible.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = visible.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, touch);
  await idle(page);
  await withoutInspector(session, async () => {
    await page.touchscreen.tap(x, y);
    await pause();
    if (key === undefined) return;
    await page.keyboard.press(key);
    await pause();
  });
  await idle(page);
  const { inp, interactions, typed } = await page.evaluate(() => ({
    ...observed,
    typed: document.activeElement instanceof HTMLInputElement ? document.activeElement.value : undefined,
  }));
  if (interactions === 0 || typed !== key) throw new Error(`touching ${touch} had no effect`);
  return inp;
}
