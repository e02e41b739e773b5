/** The policy in a browser: the site works with it, and forbidden actions are blocked. */
import { expect, test } from "../fixtures.ts";

/** Trusted Types block strings as scripts; in other browsers, the policy's sources do. */
const attempts = {
  "a script in the page": () => {
    const script = document.createElement("script");
    script.append("globalThis.broken = true");
    document.body.append(script);
  },
  "an event handler": () => {
    const button = document.createElement("button");
    button.setAttribute("onclick", "globalThis.broken = true");
    document.body.append(button);
    button.click();
  },
  "text that is run": () => {
    // In a timer, because the test's own call bypasses the policy.
    setTimeout(() => setTimeout("globalThis.broken = true"));
  },
  "a script of another host": () => {
    const script = document.createElement("script");
    script.src = "https://evil.example/x.js";
    document.body.append(script);
  },
  "a style in the page": () => {
    const style = document.createElement("style");
    style.textContent = "body { --broken: 1 }";
    document.body.append(style);
  },
  "a text that becomes html": () => {
    document.body.innerHTML = "<img src=x onerror='globalThis.broken = true'>";
  },
  "a frame of another host": () => {
    const frame = document.createElement("iframe");
    frame.src = "https://evil.example/";
    document.body.append(frame);
  },
  "a message to another host": () => void fetch("https://evil.example/").catch(() => undefined),
  "another base for the links": () => {
    const base = document.createElement("base");
    base.href = "https://evil.example/";
    document.head.append(base);
  },
} satisfies Record<string, () => void>;

test("the policy blocks what an attacker would try", async ({ browser, site }) => {
  // A separate page, because this test expects violations.
  const context = await browser.newContext({ baseURL: site.origin });
  const page = await context.newPage();
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", () => Object.assign(globalThis, { violated: true }));
  });
  for (const [name, attempt] of Object.entries(attempts)) {
    await page.goto("/aboutus");
    const outcome = await page.evaluate(`(() => {
      try { (${attempt.toString()})(); } catch (error) { return String(error); }
      return "";
    })()`);
    await expect.poll(() => page.evaluate(() => "violated" in globalThis), name).toBe(true);
    expect(await page.evaluate(() => "broken" in globalThis), `${name}: ${String(outcome)}`).toBe(false);
    expect(await page.evaluate(() => document.baseURI), name).toBe(`${site.origin}/aboutus`);
  }
  await context.close();
});
