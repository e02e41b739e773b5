/** Drives a Chromium that prerenders links. Playwright's and Puppeteer's connections to a page turn that off. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect } from "@playwright/test";
import { chromiumArgs, wholeChromium } from "../tools/browsers.ts";

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly sessionId: string; readonly targetInfo: { readonly subtype?: string } };
  readonly result?: object;
  readonly error?: object;
}

/** One document in the browser's only tab: the one in front, or one that was prerendered. */
export interface TabDocument {
  readonly isPrerendered: boolean;
  /** The value of an expression. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Sends a command of the DevTools protocol: https://chromedevtools.github.io/devtools-protocol/ */
  readonly send: (method: string, params?: object) => Promise<object>;
}

export interface PrerenderingBrowser {
  /** The documents that the tab has had, in the order in which they began. */
  readonly documents: readonly TabDocument[];
  readonly close: () => Promise<void>;
}

/** Starts the browser with an empty tab. */
export async function prerenderingBrowser(): Promise<PrerenderingBrowser> {
  const profile = mkdtempSync(join(tmpdir(), "prerendering-"));
  const { executablePath = chromium.executablePath() } = wholeChromium;
  const args = ["--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`];
  const browser = spawn(executablePath, [...chromiumArgs, ...args, "--window-size=1280,900", "about:blank"]);
  const ended = new Promise((resolve) => browser.once("exit", resolve));
  const portFile = join(profile, "DevToolsActivePort");
  await expect.poll(() => existsSync(portFile) && readFileSync(portFile, "utf8")).toContain("/devtools/");
  const [port = "", path = ""] = readFileSync(portFile, "utf8").split("\n");

  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  const waiting = new Map<number, (message: Message) => void>();
  const documents: TabDocument[] = [];
  let lastId = 0;

  const send = async (method: string, params: object = {}, sessionId?: string): Promise<object> => {
    const id = ++lastId;
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await answer;
    if (!result) throw new Error(`${method}: ${JSON.stringify(error)}`);
    return result;
  };
  const documentOf = (sessionId: string, isPrerendered: boolean): TabDocument => ({
    isPrerendered,
    send: (method, params) => send(method, params, sessionId),
    evaluate: async (expression) => {
      const answer = await send("Runtime.evaluate", { expression, returnByValue: true }, sessionId);
      return (answer as { result: { value?: unknown } }).result.value;
    },
  });
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    if (message.method === "Target.attachedToTarget" && message.params) {
      const { sessionId, targetInfo } = message.params;
      documents.push(documentOf(sessionId, targetInfo.subtype === "prerender"));
    }
  });

  const found = await send("Target.getTargets", { filter: [{ type: "tab" }] });
  const [tab] = (found as { targetInfos: { targetId: string }[] }).targetInfos;
  const attached = await send("Target.attachToTarget", { targetId: tab?.targetId, flatten: true });
  const { sessionId } = attached as { sessionId: string };
  documents.length = 0;
  const followNew = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send("Target.setAutoAttach", followNew, sessionId);
  await expect.poll(() => documents.length).toBe(1);

  const close = async () => {
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { documents, close };
}
