/**
 * A window of WebKit, the engine of Safari: WebKitGTK's MiniBrowser, driven by WebKitWebDriver on a screen of its
 * own (Xvfb). On Debian: `apt-get install webkit2gtk-driver xvfb`.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { Builder, By, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { webkitHere } from "../../scripts/browsers.ts";
import { freePort } from "../free-port.ts";

export interface WebKit {
  readonly driver: WebDriver;
  /** The first element that a selector finds. */
  find(selector: string): Promise<WebElement>;
  /** Brings it into view and clicks its middle once nothing moves any more, as a hand does. */
  tap(selector: string): Promise<void>;
  /** Makes the window this wide. */
  widen(width: number): Promise<void>;
  /** Whether the page shows it. */
  shows(selector: string): Promise<boolean>;
  /** Waits until something is true; fails with `what` after 15 seconds. */
  until(what: string, holds: () => Promise<boolean>): Promise<void>;
  /** Presses keys where the focus is. */
  press(...keys: string[]): Promise<void>;
  /** What the page answers to a script. */
  ask<Answer>(script: string, ...args: unknown[]): Promise<Answer>;
  close(): Promise<void>;
}

/** WebKitWebDriver on a screen of its own. */
export interface DriverService {
  /** Opens a window of WebKit. Quit it, or its processes stay. */
  open(): Promise<WebDriver>;
  stop(): void;
}

/**
 * Starts the service that opens windows. The screen chooses its own number: `xvfb-run -a` looks for a free one, and
 * two of them at once find the same.
 */
export async function startDriverService(): Promise<DriverService> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  let server: ChildProcess | undefined;
  const stop = () => {
    // The group: the service has browsers.
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
            "webkitgtk:browserOptions": { binary: webkitHere(), args: ["--automation", "--full-screen"] },
          })
          .build(),
      stop,
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Opens WebKit. Close it, or its processes stay. */
export async function openWebKit(): Promise<WebKit> {
  const { open, stop } = await startDriverService();
  try {
    const driver = await open();
    return {
      driver,
      find: (selector) => driver.findElement(By.css(selector)),
      tap: async (selector) => {
        const element = await driver.findElement(By.css(selector));
        await driver.executeScript(
          "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
          element,
        );
        await driver.executeAsyncScript(
          `const done = arguments[arguments.length - 1];
          Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => done());`,
        );
        await driver.actions().move({ origin: element }).click().perform();
      },
      widen: async (width) => {
        await driver.manage().window().setRect({ x: 0, y: 0, width, height: 960 });
      },
      shows: async (selector) => {
        const [first] = await driver.findElements(By.css(selector));
        return first ? first.isDisplayed() : false;
      },
      until: async (what, holds) => {
        await driver.wait(holds, 15_000, what);
      },
      press: async (...keys) => {
        await driver
          .actions()
          .sendKeys(...keys)
          .perform();
      },
      ask: (script, ...args) => driver.executeScript(script, ...args),
      close: async () => {
        await driver.quit().catch(() => undefined);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

export const keys = Key;

/** Waits until a server answers. */
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
