/**
 * A window of WebKit, the engine of Safari: WebKitGTK's MiniBrowser, driven over WebDriver
 * (https://w3.org/TR/webdriver2) on a screen of its own (Xvfb). On Debian: `apt-get install webkit2gtk-driver xvfb`.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { webkit } from "../../tools/browsers.ts";
import { testSite } from "../../tools/site/cached-site.ts";
import { startSite, type RunningSite } from "../../tools/site/serve.ts";
import { freePort } from "../free-port.ts";
import { isStill } from "../still.ts";

/** Keys by their code points in WebDriver. */
export const keys = { enter: "\uE007", escape: "\uE00C" };

/** How long, and how often, is looked whether something is so. */
const patience = { timeout: 60_000, interval: 50 };

/**
 * For a test file: one window, and a separate site for each test, so that each has its own origin and storage.
 */
export function inWebKit() {
  const mailDirectory = mkdtempSync(join(tmpdir(), "webkit-"));
  let service: DriverService | undefined;
  let session = "";
  let site: RunningSite;

  beforeAll(async () => {
    service = await startDriverService();
    const { sessionId } = await call<{ sessionId: string }>(`${service.origin}/session`, {
      capabilities: {
        alwaysMatch: {
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": { binary: webkit(), args: ["--automation", "--full-screen"] },
        },
      },
    });
    session = `${service.origin}/session/${sessionId}`;
    await widen(1400);
  });
  afterAll(async () => {
    // Ends the browser, which would outlive the service.
    if (session) await fetch(session, { method: "DELETE" });
    service?.stop();
    rmSync(mailDirectory, { recursive: true, force: true });
  });
  beforeEach(async () => {
    // The system may give the same port twice, and the window remembers what a site stored.
    const port = await freePort();
    site = await startSite({
      port,
      directory: testSite,
      mailDirectory: mkdtempSync(join(mailDirectory, "mail-")),
    });
  });
  afterEach(() => site.close());

  const send = <Answer>(command: string, body: object = {}) => call<Answer>(`${session}/${command}`, body);
  /** Runs a script in the page and returns its result. */
  const ask = <Answer>(script: string, ...args: unknown[]) => send<Answer>("execute/sync", { script, args });
  /** Waits until something is true; fails with `what` once patience ends. */
  const until = (what: string, holds: () => Promise<boolean>) =>
    vi.waitFor(async () => expect(await holds(), what).toBe(true), patience);
  const widen = (width: number) => send("window/rect", { x: 0, y: 0, width, height: 960 });
  /** Waits until a form works. */
  const alive = () =>
    until("the form is alive", () =>
      ask<boolean>(
        "return document.readyState === 'complete' && document.querySelector('#form-place[data-live]') !== null",
      ),
    );

  return {
    ask,
    until,
    widen,
    alive,
    visit: (path: string) => send("url", { url: site.origin + path }),
    back: () => send("back"),
    reload: () => send("refresh"),
    address: () => ask<string>("return location.href"),
    /** Waits until the mail service has this many messages. */
    arrived: (count: number) =>
      vi.waitFor(() => expect(site.mailMock.messages()).toHaveLength(count), patience),
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
    tap: async (selector: string) => {
      const script = `const [selector, done] = arguments;
        document.querySelector(selector).scrollIntoView({ block: "center" });
        // The click reaches what was painted last.
        requestAnimationFrame(() => requestAnimationFrame(async () => {
          ${isStill}
          while (!isStill()) await new Promise(requestAnimationFrame);
          const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
          done([Math.round(x + width / 2), Math.round(y + height / 2)]);
        }));`;
      const [x, y] = await send<[number, number]>("execute/async", { script, args: [selector] });
      await send("actions", {
        actions: [
          {
            type: "pointer",
            id: "mouse",
            actions: [
              { type: "pointerMove", duration: 0, x, y },
              { type: "pointerDown", button: 0 },
              { type: "pointerUp", button: 0 },
            ],
          },
        ],
      });
    },
    /** Presses keys, or types a text, in the focused element. */
    press: (text: string) => {
      const actions = [...text].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
      return send("actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    /** Fills in the form and fires the events of a visitor's input. */
    fill: (answers: Readonly<Record<string, string | readonly string[]>>) =>
      ask(
        `const { elements } = document.querySelector("main form");
        for (const [name, answer] of Object.entries(arguments[0])) {
          const control = elements.namedItem(name);
          control.value = answer;
          const changed = control instanceof RadioNodeList ? [...control].find((each) => each.checked) : control;
          changed.dispatchEvent(new Event("input", { bubbles: true }));
        }`,
        answers,
      ),
    /** The current answers in the form. */
    entered: () =>
      ask<Record<string, string>>(
        "return Object.fromEntries(new FormData(document.querySelector('main form')))",
      ),
    canSend: () => ask<boolean>("return !document.querySelector('form [type=submit]').disabled"),
  };
}

/** Sends a WebDriver command and returns its value. */
async function call<Answer>(address: string, body: object): Promise<Answer> {
  const response = await fetch(address, { method: "POST", body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Answer & { message?: string } };
  if (!response.ok) throw new Error(`WebDriver: ${value.message ?? response.status}`);
  return value;
}

interface DriverService {
  readonly origin: string;
  stop(): void;
}

/**
 * Starts the service that opens windows. The X server picks its own display number, because two `xvfb-run -a` at once
 * can pick the same one.
 */
async function startDriverService(): Promise<DriverService> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1440x1000x24", "-nolisten", "tcp"], {
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
      // A machine without a graphics card imitates one, which takes a quarter longer than to draw without.
      env: {
        ...process.env,
        DISPLAY: `:${number.toString().trim()}`,
        WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
      },
    });
    const origin = `http://127.0.0.1:${port}`;
    await vi.waitFor(() => fetch(`${origin}/status`), patience);
    return { origin, stop };
  } catch (error) {
    stop();
    throw error;
  }
}
