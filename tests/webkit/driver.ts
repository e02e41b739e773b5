/**
 * A window of WebKit, the engine of Safari: WebKitGTK's MiniBrowser, driven by WebKitWebDriver on a screen of its
 * own (Xvfb). On Debian: `apt-get install webkit2gtk-driver xvfb`.
 */
import { spawn } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { Builder, By, Key, type WebDriver, type WebElement } from "selenium-webdriver";

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

const browser = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

/** Opens WebKit. Close it, or its processes stay. */
export async function openWebKit(): Promise<WebKit> {
  const port = await freePort();
  const server = spawn(
    "xvfb-run",
    ["-a", "-s", "-screen 0 1280x1000x24", "WebKitWebDriver", `--port=${port}`, "--host=127.0.0.1"],
    { detached: true, stdio: "ignore" },
  );
  const stop = () => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
  };
  try {
    await answers(`http://127.0.0.1:${port}/status`);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary: browser, args: ["--automation", "--full-screen"] },
      })
      .build();
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Waits until a server answers. */
async function answers(address: string): Promise<void> {
  const end = Date.now() + 20_000;
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
