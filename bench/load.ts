/** Opens one page on a slow phone with an empty cache, and tells what it cost and what an interaction felt like. */
import { leaveAlone, slowPhone, unasked, type Browser, type Page, type Session } from "./browser.ts";
import { observe, type Observed } from "./observe.ts";

export const weights = ["html", "css", "script", "font", "picture", "other"] as const;
export type WeightOf = (typeof weights)[number];

export interface Load {
  /** Bytes of bodies as they came, compressed, until nothing more comes. */
  readonly weight: Readonly<Record<WeightOf, number>>;
  /** Bytes of scripts that the browser had to wait for before it could paint. */
  readonly blockingScript: number;
  readonly requests: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly inp: number;
}

/** What a visitor does on a page, by what is touched; a field is touched, then typed into. */
export interface Deed {
  readonly touch: string;
  readonly key?: string;
}

const kinds: Readonly<Record<string, WeightOf>> = {
  Document: "html",
  Stylesheet: "css",
  Script: "script",
  Font: "font",
  Image: "picture",
};

declare const observed: Observed;

/** Loads a page anew and does one thing on it. */
export async function load(browser: Browser, url: string, deed: Deed): Promise<Load> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    const session = await slowPhone(page);
    const network = hearNetwork(session, new URL(url).origin);
    await page.evaluateOnNewDocument(observe);
    await unasked(session, async () => {
      await page.goto(url, { waitUntil: "load" });
      await page.waitForNetworkIdle({ idleTime: 1000 });
    });
    await settled(page);
    const timing = await page.evaluate(() => ({
      fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      blockingScript: (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(
          (entry) =>
            entry.initiatorType === "script" &&
            (entry as { renderBlockingStatus?: string }).renderBlockingStatus === "blocking",
        )
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      lcp: observed.lcp,
      cls: observed.cls,
      tasks: observed.tasks,
    }));
    const weight = { ...network.weight };
    const { requests } = network;
    const inp = await interact(page, session, deed);
    const { fcp, lcp, cls, blockingScript } = timing;
    const tbt = timing.tasks
      .filter(([start, length]) => start + length > fcp)
      .reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0);
    return { weight, requests, blockingScript, fcp, lcp, tbt, cls, inp };
  } finally {
    await context.close();
  }
}

function hearNetwork(session: Session, origin: string) {
  const weight = Object.fromEntries(weights.map((kind) => [kind, 0])) as Record<WeightOf, number>;
  const heard = { weight, requests: 0 };
  const asked = new Map<string, { kind: WeightOf; headers: number }>();
  session.on(
    "Network.responseReceived",
    ({ requestId, type, response }: { requestId: string; type: string; response: Answer }) => {
      if (!response.url.startsWith(origin)) return;
      heard.requests += 1;
      asked.set(requestId, { kind: kinds[type] ?? "other", headers: response.encodedDataLength });
    },
  );
  session.on(
    "Network.loadingFinished",
    ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
      const request = asked.get(requestId);
      if (request) weight[request.kind] += encodedDataLength - request.headers;
    },
  );
  return heard;
}

interface Answer {
  readonly url: string;
  /** So far: the headers. */
  readonly encodedDataLength: number;
}

/** Waits until the page has nothing left to do and two more pictures were painted. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
      ),
  );
}

/** Touches, types, and answers with the longest wait for the next picture. */
async function interact(page: Page, session: Session, { touch, key }: Deed): Promise<number> {
  const point = await page.evaluate((selector) => {
    const visible = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
    if (!visible) throw new Error(`nothing to touch: ${selector}`);
    visible.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = visible.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, touch);
  await settled(page);
  await unasked(session, async () => {
    await page.touchscreen.tap(point.x, point.y);
    await leaveAlone();
    if (key === undefined) return;
    await page.keyboard.press(key);
    await leaveAlone();
  });
  await settled(page);
  const { inp, interactions, typed } = await page.evaluate(() => ({
    inp: observed.inp,
    interactions: observed.interactions,
    typed: document.activeElement instanceof HTMLInputElement ? document.activeElement.value : undefined,
  }));
  if (interactions === 0 || typed !== key) throw new Error(`nothing came of touching ${touch}`);
  return inp;
}
