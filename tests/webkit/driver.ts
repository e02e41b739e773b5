/**
 * A window of WebKit, the engine of Safari: WebKitGTK's MiniBrowser, driven by WebKitWebDriver on a screen of its
 * own (Xvfb). On Debian: `apt-get install webkit2gtk-driver xvfb`.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Builder, By, Key, type WebDriver } from "selenium-webdriver";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { webkit } from "../../tools/browsers.ts";
import { startSite, type RunningSite } from "../../tools/serve.ts";
import { freePort } from "../free-port.ts";
import { breakMailOf } from "../mail-faults.ts";

export const keys = Key;

/** How long, and how often, `vi.waitFor` looks. */
export const patience = { timeout: 60_000, interval: 50 };

/**
 * For a test file: one window, and a separate site for each test, so that each has its own origin and storage. A test
 * that opens a tab must close it.
 */
export function inWebKit() {
  const mailDirectory = mkdtempSync(join(tmpdir(), "webkit-"));
  let service: DriverService | undefined;
  let driver: WebDriver;
  let site: RunningSite;
  let mail: Pick<RunningSite["mailMock"], "messages"> & ReturnType<typeof breakMailOf>;

  beforeAll(async () => {
    service = await startDriverService();
    driver = await service.open();
    await widen(1270);
  });
  afterAll(async () => {
    await driver?.quit().catch(() => undefined);
    service?.stop();
    rmSync(mailDirectory, { recursive: true, force: true });
  });
  beforeEach(async () => {
    // The system may give the same port twice, and the window remembers what a site stored.
    const port = await freePort();
    site = await startSite({ port, mailDirectory: mkdtempSync(join(mailDirectory, "mail-")) });
    mail = { messages: site.mailMock.messages, ...breakMailOf(site.server) };
  });
  afterEach(() => site.close());

  /** Runs a script in the page and returns its result. */
  const ask = <Answer>(script: string, ...args: unknown[]) => driver.executeScript<Answer>(script, ...args);
  /** Waits until something is true; fails with `what` once patience ends. */
  const until = (what: string, holds: () => Promise<boolean>) => driver.wait(holds, patience.timeout, what);
  const widen = (width: number) => driver.manage().window().setRect({ x: 0, y: 0, width, height: 960 });
  const visit = (path: string) => driver.get(site.origin + path);
  /** Waits until a form has hydrated. */
  const alive = () =>
    until("the form is alive", () =>
      ask<boolean>(
        "return document.readyState === 'complete' && document.querySelector('main form') !== null && document.querySelector('astro-island[ssr]') === null",
      ),
    );

  return {
    driver: () => driver,
    mail: () => mail,
    /** Waits until the mail service has this many messages. */
    arrived: (count: number) =>
      vi.waitFor(() => expect(site.mailMock.messages()).toHaveLength(count), patience),
    ask,
    until,
    widen,
    visit,
    alive,
    open: async (path: string) => {
      await visit(path);
      await alive();
    },
    /** The text of the first element that a selector finds; empty while there is none. */
    textOf: (selector: string) =>
      ask<string>("return document.querySelector(arguments[0])?.innerText ?? ''", selector),
    /** Whether the page shows it; checked in one step, because React may replace the element. */
    shows: (selector: string) =>
      ask<boolean>(
        "return document.querySelector(arguments[0])?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false",
        selector,
      ),
    /** Scrolls it into view and clicks its middle once nothing moves anymore. */
    tap: async (selector: string, { twice = false } = {}) => {
      const element = await driver.findElement(By.css(selector));
      await ask("arguments[0].scrollIntoView({ block: 'center' })", element);
      await driver.executeAsyncScript(
        `const done = arguments[arguments.length - 1];
        Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => done());`,
      );
      const hand = driver.actions().move({ origin: element });
      await (twice ? hand.doubleClick() : hand.click()).perform();
    },
    /** Presses keys in the focused element. */
    press: (...pressed: string[]) =>
      driver
        .actions()
        .sendKeys(...pressed)
        .perform(),
    /** Fills in the form and fires the events of a visitor's input. */
    fill: (answers: Readonly<Record<string, string | readonly string[]>>) =>
      ask(
        `for (const control of document.querySelector("main form").elements) {
          const given = arguments[0][control.name];
          if (given === undefined) continue;
          const values = [given].flat();
          if (/checkbox|radio/.test(control.type)) control.checked = values.includes(control.value);
          else control.value = values[0];
          control.dispatchEvent(new Event("input", { bubbles: true }));
        }`,
        answers,
      ),
    /** The current answers in the form; only for these names, if given. */
    entered: (names?: readonly string[]) =>
      ask<Record<string, string[]>>(
        `const data = new FormData(document.querySelector("main form"));
        return Object.fromEntries((arguments[0] ?? [...new Set(data.keys())]).map((name) => [name, data.getAll(name)]));`,
        names,
      ),
    canSend: () => ask<boolean>("return !document.querySelector('form [type=submit]').disabled"),
  };
}

interface DriverService {
  /** Opens a window of WebKit. Quit it, or its processes keep running. */
  open(): Promise<WebDriver>;
  stop(): void;
}

/**
 * Starts the service that opens windows. The X server picks its own display number, because two `xvfb-run -a` at once
 * can pick the same one.
 */
async function startDriverService(): Promise<DriverService> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  let server: ChildProcess | undefined;
  const stop = () => {
    // Kill the group, because the service starts browsers.
    if (server?.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
    screen.kill();
  };
  try {
    const [number] = (await Promise.race([
      once(screen.stdio[3] as Readable, "data"),
      once(screen, "exit").then(() => Promise.reject(new Error("Xvfb ended: is xvfb installed?"))),
    ])) as [Buffer];
    const port = await freePort();
    server = spawn("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], {
      detached: true,
      stdio: "ignore",
      env: { ...process.env, DISPLAY: `:${number.toString().trim()}` },
    });
    await answers(`http://127.0.0.1:${port}/status`);
    return {
      open: () =>
        new Builder()
          .usingServer(`http://127.0.0.1:${port}`)
          .withCapabilities({
            browserName: "MiniBrowser",
            "webkitgtk:browserOptions": { binary: webkit(), args: ["--automation", "--full-screen"] },
          })
          .build(),
      stop,
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Waits until a server responds. */
async function answers(address: string): Promise<void> {
  const end = Date.now() + 60_000;
  for (;;) {
    const up = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (up) return;
    if (Date.now() > end) throw new Error(`nothing answers at ${address}: is webkit2gtk-driver installed?`);
    await new Promise((again) => setTimeout(again, 100));
  }
}
