/** Analytics: absent when off; when on, as in the changed sample, it waits for consent. */
import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { pressAtLowerEdge, recordPresses } from "../press.ts";

const question = (page: Page) => page.getByRole("complementary", { name: /count your visit/u });

/** Mocks the parts of the vendor's two modules that the site uses. */
async function vendor(page: Page | BrowserContext, asked: string[]): Promise<void> {
  const modules: Record<string, string> = {
    "firebase-app.js": "export const initializeApp = (config) => ({ config });",
    "firebase-analytics.js": `export const getAnalytics = ({ config }) => {
      const script = document.createElement("script");
      script.src = "https://www.googletagmanager.com/gtag/js?id=" + config.measurementId;
      document.head.append(script);
      document.cookie = "_ga=visitor; Path=/";
      document.cookie = "_ga_sample=visit; Path=/";
      return config;
    };
    export const setAnalyticsCollectionEnabled = ({ measurementId }, on) => {
      globalThis["ga-disable-" + measurementId] = !on;
    };`,
    js: "globalThis.counted = true;",
  };
  await page.route(/gstatic\.com|googletagmanager\.com/u, async (route) => {
    const url = new URL(route.request().url());
    asked.push(url.origin + url.pathname);
    await route.fulfill({
      contentType: "text/javascript",
      headers: { "Access-Control-Allow-Origin": "*" },
      body: modules[url.pathname.split("/").at(-1) ?? ""] ?? "",
    });
  });
}

const counted = (page: Page) => page.evaluate(() => "counted" in globalThis);
/** Whether the vendor's script counts visits: it is loaded and not disabled. */
const counting = (page: Page) =>
  page.evaluate(
    () => "counted" in globalThis && (globalThis as Record<string, unknown>)["ga-disable-sample"] !== true,
  );

test(
  "with analytics off, there is no question, no script and no extra host in the policy",
  { tag: "@chromium" },
  async ({ page }) => {
    const response = await page.goto("/");
    await expect(page.locator("#analytics")).toHaveCount(0);
    const text = `${await response?.text()} ${response?.headers()["content-security-policy"]}`;
    expect(text).not.toMatch(/gstatic|googletagmanager|google-analytics|firebase/u);
    expect(response?.headers()["content-security-policy"]).toContain("trusted-types 'none'");
  },
);

test("with analytics on, the page asks first, and counts after a yes, here and on the next page", async ({
  page,
  changedSite: site,
}) => {
  const asked: string[] = [];
  await vendor(page, asked);
  await page.goto(`${site.origin}/aboutus`);
  await expect(question(page)).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Yes, count it" }).click();
  await expect(question(page)).toBeHidden();
  await expect.poll(() => counted(page), { message: "the visit is counted" }).toBe(true);
  expect(asked.sort()).toEqual([
    "https://www.googletagmanager.com/gtag/js",
    "https://www.gstatic.com/firebasejs/13.2.0/firebase-analytics.js",
    "https://www.gstatic.com/firebasejs/13.2.0/firebase-app.js",
  ]);
  await page.goto(`${site.origin}/mission`);
  await expect.poll(() => counted(page), { message: "the visit is counted" }).toBe(true);
  await expect(question(page)).toBeHidden();
  const loaded = await page.evaluate(() => {
    try {
      document.createElement("script").src = "/_assets/other.js";
      return "trustedTypes" in globalThis;
    } catch {
      return false;
    }
  });
  expect(loaded, "only the library's own script is allowed").toBe(false);
});

test(
  "a link clicked while the question appears still works",
  { tag: "@chromium" },
  async ({ page, changedSite: site }) => {
    await page.addInitScript(() => {
      const idle = requestIdleCallback;
      globalThis.requestIdleCallback = (then) => {
        Object.assign(globalThis, { ask: () => idle(then) });
        return 0;
      };
    });
    await page.goto(`${site.origin}/mission`);
    await recordPresses(page);
    const missed = await pressAtLowerEdge(page.locator("footer li a").first(), async () => {
      await page.waitForFunction(() => "ask" in globalThis);
      await page.evaluate(() => (globalThis as unknown as { ask: () => void }).ask());
      await expect(question(page)).toBeVisible();
    });
    expect(missed).toBeUndefined();
  },
);

test(
  "a yes can be withdrawn; after a no nothing is loaded or remembered",
  { tag: "@chromium" },
  async ({ page, context, changedSite: site }) => {
    const asked: string[] = [];
    await vendor(context, asked);
    const yes = page.getByRole("button", { name: "Yes, count it" });
    const no = page.getByRole("button", { name: "No, thanks" });
    await page.goto(`${site.origin}/aboutus`);
    await yes.click();
    await expect.poll(() => counting(page), { message: "the page counts" }).toBe(true);

    await page.goto(`${site.origin}/mission#analytics-choice`);
    await expect(question(page)).toBeVisible();
    await expect(no).toBeFocused();
    await expect.poll(() => counting(page), { message: "the page counts" }).toBe(true);
    await no.click();
    await expect.poll(() => counting(page), { message: "the page counts" }).toBe(false);
    await expect.poll(() => context.cookies()).toEqual([]);

    // The URL does not change, so only the link itself can tell.
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), {
        href: "#analytics-choice",
        textContent: "Ask me",
      });
      document.querySelector("main")?.prepend(link);
    });
    await page.getByRole("link", { name: "Ask me" }).click();
    await yes.click();
    await expect.poll(() => counting(page), { message: "the page counts" }).toBe(true);

    const other = await context.newPage();
    await other.goto(`${site.origin}/privacy#analytics-choice`);
    await other.getByRole("button", { name: "No, thanks" }).click();
    await expect.poll(() => counting(page), { message: "the page counts" }).toBe(false);

    asked.length = 0;
    await page.goto(`${site.origin}/aboutus`);
    await page.waitForLoadState("networkidle");
    await expect(question(page)).toBeHidden();
    expect(asked).toEqual([]);
  },
);

test(
  "a visitor who came to change the answer is asked, whatever becomes of the address",
  { tag: "@chromium" },
  async ({ page, changedSite: site }) => {
    await page.addInitScript(() => {
      localStorage.setItem("analytics", "no");
      const idle = requestIdleCallback;
      globalThis.requestIdleCallback = (then) => {
        history.replaceState(null, "", "#googtrans(en|es)");
        return idle(then);
      };
    });
    await page.goto(`${site.origin}/mission#analytics-choice`);
    await expect(question(page)).toBeVisible();
  },
);

test("with Global Privacy Control, the visitor is neither asked nor counted", async ({
  page,
  changedSite: site,
}) => {
  const asked: string[] = [];
  await vendor(page, asked);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    localStorage.setItem("analytics", "yes");
    // Reports when the page has been idle once more than the script waits for.
    const idle = () => Object.assign(globalThis, { idle: true });
    const timeout = 5000;
    addEventListener("load", () =>
      requestIdleCallback(() => requestIdleCallback(idle, { timeout }), { timeout }),
    );
  });
  await page.goto(`${site.origin}/aboutus`);
  await page.waitForFunction(() => "idle" in globalThis);
  await expect(question(page)).toBeHidden();
  expect(asked).toEqual([]);
});
