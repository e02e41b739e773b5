/** Chromium driven by puppeteer-core, because Playwright's Chromium turns prerendering off. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromiumArgs, chromiumHere } from "../scripts/browsers.ts";
import { installTools } from "../scripts/install-tools.ts";

/** The parts of puppeteer-core that the bench uses; the package's own types are not installed with the project. */
export interface Browser {
  createBrowserContext(): Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>;
  version(): Promise<string>;
  close(): Promise<void>;
}

export interface Session {
  send(method: string, parameters?: object): Promise<unknown>;
  on(event: string, listener: (event: never) => void): void;
}

export interface Page {
  goto(url: string, options?: { waitUntil?: string }): Promise<unknown>;
  evaluate<Answer, Given extends readonly unknown[]>(
    run: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>>;
  evaluateOnNewDocument(run: (() => void) | string): Promise<unknown>;
  waitForFunction(run: (name: string) => boolean, options: object, name: string): Promise<unknown>;
  waitForNetworkIdle(options: { idleTime: number }): Promise<void>;
  /** The page's own session. A second session would turn prerendering off. */
  _client(): Session;
  readonly keyboard: { press(key: string): Promise<void> };
  readonly mouse: { move(x: number, y: number): Promise<void>; down(): Promise<void>; up(): Promise<void> };
  readonly touchscreen: {
    tap(x: number, y: number): Promise<void>;
    touchStart(x: number, y: number): Promise<unknown>;
    touchEnd(): Promise<void>;
  };
}

interface Puppeteer {
  launch(options: {
    headless: boolean;
    args: readonly string[];
    executablePath?: string;
    channel?: string;
  }): Promise<Browser>;
}

/** Installs puppeteer-core into `.cache/bench-tools` and starts Chromium with it. */
export async function openBrowser(): Promise<Browser> {
  const home = resolve(".cache/bench-tools");
  await installTools("bench/tools", home);
  const module = resolve(home, "node_modules/puppeteer-core/lib/puppeteer/puppeteer-core.js");
  const { default: puppeteer } = (await import(pathToFileURL(module).href)) as { default: Puppeteer };
  return puppeteer.launch({
    ...chromiumHere().whole,
    headless: true,
    args: [...chromiumArgs, "--no-first-run"],
  });
}

/** Opens a page with an empty cache on a slow phone: CPU four times slower, 1.6 Mbps, 150 ms latency. */
export async function onSlowPhone<Result>(
  browser: Browser,
  run: (page: Page, session: Session) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    // tsx wraps functions in `__name`, including those sent to the page.
    await page.evaluateOnNewDocument("globalThis.__name = (named) => named");
    // oxlint-disable-next-line no-underscore-dangle -- Puppeteer has no public name for the page's session.
    const session = page._client();
    await session.send("Network.enable");
    await session.send("Emulation.setDeviceMetricsOverride", {
      width: 390,
      height: 844,
      deviceScaleFactor: 2,
      mobile: true,
    });
    await session.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 1 });
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    return await run(page, session);
  } finally {
    await context.close();
  }
}

/** Waits. 700 ms are enough for any touch, key press or navigation to be painted. */
export function pause(milliseconds = 700): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
