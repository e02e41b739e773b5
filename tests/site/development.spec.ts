/** `npm run dev`: pages hydrate, follow the content, and find a restarted server again; the mail service is there. */
import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { plant } from "../../src/content/plant-for-tests.ts";
import { expect, test } from "../fixtures.ts";
import { freePort } from "../free-port.ts";

const folder = mkdtempSync(join(tmpdir(), "development-"));
const contentFolder = join(folder, "content");
let server: ChildProcess;
let site: string;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  cpSync("content", contentFolder, { recursive: true });
  site = `http://localhost:${await freePort()}`;
  await start();
});
test.afterAll(() => {
  stop();
  rmSync(folder, { recursive: true });
});

test("a page with a form works in development", async ({ page }) => {
  // Vite optimizes packages on the first visit and reloads pages that were opened meanwhile, which can end this visit:
  // then the browser never says so.
  await expect(async () => {
    await page.goto(`${site}/contactus`, { timeout: 30_000 });
    await expect(page.locator("#form-place[data-live]")).toHaveCount(1);
  }).toPass({ timeout: 150_000 });
  await page.getByRole("textbox", { name: "Message" }).fill("Hello");
  const mail = await page.request.get(`${site}/_mail`);
  expect(mail.status()).toBe(200);
  expect(mail.headers()["content-security-policy"]).toContain("default-src 'none'");
});

test("a page that hears nothing from the server comes back once the content is correct", async ({ page }) => {
  // Every message is lost, as those are that a busy browser connects too late for.
  await page.routeWebSocket(/./u, () => undefined);
  plant(contentFolder, { "packages/gold.yaml": (text) => text.replace("59.99", "free") });
  await expect.poll(() => statusOf(page, "/packages")).toBe(500);
  await page.goto(`${site}/packages`);
  await expect(page.getByText(/packages\/gold\.yaml:\d+:\d+ price: expected an amount/u)).toBeVisible();
  plant(contentFolder, { "facility.yaml": (text) => text.replace(/^phone: .*$/mu, "phone: soon") });
  await expect(page.getByText(/facility\.yaml:\d+:\d+ phone: expected/u)).toBeVisible();
  plant(contentFolder, {
    "packages/gold.yaml": (text) => text.replace("free", "62.50"),
    "facility.yaml": (text) => text.replace("phone: soon", "phone: (614) 555-0142"),
  });
  await expect(page.getByText("$62.50").first()).toBeVisible();
});

test("a page that connects after the content has changed shows the change", async ({ page }) => {
  let connect = () => {};
  const isAllowed = new Promise<void>((done) => {
    connect = done;
  });
  await page.routeWebSocket(/./u, async (socket) => {
    await isAllowed;
    socket.connectToServer();
  });
  await page.goto(`${site}/packages`);
  await expect(page.getByText("$62.50").first()).toBeVisible();
  plant(contentFolder, { "packages/gold.yaml": (text) => text.replace("62.50", "63.75") });
  // The server has told all pages that were connected.
  await expect.poll(async () => (await page.request.get(`${site}/packages`)).text()).toContain("$63.75");
  connect();
  await expect(page.getByText("$63.75").first()).toBeVisible();
});

test("when the server restarts, its page waits for it", async ({ page }) => {
  await page.goto(`${site}/packages`);
  const lost = page.waitForEvent("console", (message) => message.text().includes("connection lost"));
  stop();
  await lost;
  const again = page.waitForEvent("load");
  await start();
  await again;
});

async function statusOf(page: Page, path: string): Promise<number> {
  return (await page.request.get(site + path)).status();
}

/** Starts the server, and waits until it says where it can be opened. */
async function start(): Promise<void> {
  const child = spawn(process.execPath, ["scripts/dev.ts"], {
    env: { ...process.env, PORT: new URL(site).port, CONTENT_DIR: contentFolder },
    detached: true,
  });
  server = child;
  let output = "";
  await new Promise<void>((done, failed) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        if (/Mail\s+http/u.test(output)) done();
      });
    child.once("exit", () => failed(new Error(output)));
  });
}

function stop(): void {
  if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, "SIGTERM");
}
