/** `npm run dev` is as strict as production: hot reload works under the policy, with a nonce. */
import { spawn } from "node:child_process";
import { expect, test } from "../fixtures.ts";
import { freePort } from "./servers.ts";

test("a page with a form works under the policy while developing", async ({ page, browserName }) => {
  test.setTimeout(180_000);
  const port = await freePort();
  const server = spawn(process.execPath, ["--import", "tsx", "scripts/dev.ts"], {
    env: { ...process.env, PORT: String(port) },
    detached: true,
  });
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
    const response = await page.goto(`http://localhost:${port}/contactus`, { timeout: 120_000 });
    const policy = response?.headers()["content-security-policy"] ?? "";
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'; style-src 'self' 'nonce-[^']+'/u);
    expect(policy).not.toContain("unsafe");
    await expect(page.locator("astro-island:not([ssr])"), browserName).toHaveCount(1, { timeout: 90_000 });
    await page.getByRole("textbox", { name: "Message" }).fill("Hello");
    const mail = await page.goto(`http://localhost:${port}/_mail`);
    expect(mail?.status()).toBe(200);
    expect(mail?.headers()["content-security-policy"]).toContain("default-src 'none'");
  } finally {
    if (server.pid !== undefined) process.kill(-server.pid, "SIGTERM");
  }
});
