/** `npm run dev`: pages hydrate, the mail service is there, and a restarted server is found again. */
import { spawn } from "node:child_process";
import { expect, test } from "../fixtures.ts";
import { freePort } from "../free-port.ts";

test("a page with a form works in development", async ({ page }) => {
  const port = await freePort();
  const start = () =>
    spawn(process.execPath, ["scripts/dev.ts"], {
      env: { ...process.env, PORT: String(port) },
      detached: true,
    });
  let server = start();
  try {
    let output = "";
    const ready = new Promise<void>((done, failed) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        if (/Mail\s+http/u.test(output)) done();
      };
      server.stdout.on("data", read);
      server.stderr.on("data", read);
      server.once("exit", () => failed(new Error(output)));
    });
    await ready;
    // Vite optimizes packages on the first visit and reloads pages that were opened meanwhile, which can end this visit:
    // then the browser never says so.
    await expect(async () => {
      await page.goto(`http://localhost:${port}/contactus`, { timeout: 30_000 });
      await expect(page.locator("#form-place[data-live]")).toHaveCount(1);
    }).toPass({ timeout: 150_000 });
    await page.getByRole("textbox", { name: "Message" }).fill("Hello");
    const mail = await page.request.get(`http://localhost:${port}/_mail`);
    expect(mail.status()).toBe(200);
    expect(mail.headers()["content-security-policy"]).toContain("default-src 'none'");

    // When the server restarts, Vite's page waits for it.
    const lost = page.waitForEvent("console", (message) => message.text().includes("connection lost"));
    if (server.pid !== undefined) process.kill(-server.pid, "SIGTERM");
    await lost;
    const again = page.waitForEvent("load");
    server = start();
    await again;
  } finally {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, "SIGTERM");
  }
});
