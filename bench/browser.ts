/** Chromium, driven by puppeteer-core: Playwright's Chromium neither prerenders nor keeps pages for the way back. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { bringPackagesAside } from "../scripts/packages-aside.ts";

/** What the bench uses of puppeteer-core, whose types stand beside the project. */
export interface Browser {
  createBrowserContext(): Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>;
  version(): Promise<string>;
  close(): Promise<void>;
}

export interface Session {
  send<Answer = unknown>(method: string, parameters?: object): Promise<Answer>;
  on(event: string, hear: (event: never) => void): void;
}

export interface Page {
  goto(url: string, options?: { waitUntil?: string; timeout?: number }): Promise<unknown>;
  evaluate<Answer, Given extends readonly unknown[]>(
    what: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>>;
  evaluateOnNewDocument(what: (() => void) | string): Promise<unknown>;
  waitForFunction<Given extends readonly unknown[]>(
    what: (...given: Given) => unknown,
    options?: { timeout?: number; polling?: number | "raf" },
    ...given: Given
  ): Promise<unknown>;
  waitForNetworkIdle(options?: { idleTime?: number; timeout?: number }): Promise<void>;
  /** The page's own session: another one beside it would forbid the browser to prerender. */
  _client(): Session;
  url(): string;
  readonly keyboard: { press(key: string): Promise<void> };
  readonly mouse: {
    move(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
  readonly touchscreen: {
    tap(x: number, y: number): Promise<void>;
    touchStart(x: number, y: number): Promise<unknown>;
    touchEnd(): Promise<void>;
  };
}

interface Puppeteer {
  launch(options: { executablePath: string; headless: boolean; args: readonly string[] }): Promise<Browser>;
}

const home = resolve(".cache/bench-tools");

/** A module of the bench's own packages, which are installed when it is asked for. */
export async function benchModule<Module>(path: string): Promise<Module> {
  await bringPackagesAside("bench/tools", home);
  return (await import(pathToFileURL(resolve(home, "node_modules", path)).href)) as Module;
}

/** Where Chromium stands. */
export const chromium =
  ["/usr/bin/chromium", "/usr/bin/google-chrome"].find((path) => existsSync(path)) ?? "chromium";

/** What a quiet browser is started with. */
export const quietly = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

/** Starts Chromium. */
export async function openBrowser(): Promise<Browser> {
  const { default: puppeteer } = await benchModule<{ default: Puppeteer }>(
    "puppeteer-core/lib/puppeteer/puppeteer-core.js",
  );
  return puppeteer.launch({ executablePath: chromium, headless: true, args: quietly });
}

/** A slow phone on a slow network: the processor four times slower, 1.6 Mbps, 150 ms. */
export async function slowPhone(page: Page): Promise<Session> {
  // Functions that are handed over to the page carry a call of this along, which tsx adds.
  await page.evaluateOnNewDocument("globalThis.__name = (named) => named");
  // oxlint-disable-next-line no-underscore-dangle -- it has no other name.
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
  return session;
}

/**
 * Does something while nobody asks the page anything. The inspector's runtime costs what no visitor pays: with it, V8
 * reads a script once more for every error that is made in it, and React makes three when it is read (100 ms here).
 */
export async function unasked<Result>(session: Session, during: () => Promise<Result>): Promise<Result> {
  await session.send("Runtime.disable");
  try {
    return await during();
  } finally {
    await session.send("Runtime.enable");
  }
}

/** Milliseconds in which a touch, a key or a navigation has long been painted. */
const longEnough = 700;

/** Leaves the page alone. */
export function leaveAlone(milliseconds: number = longEnough): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
