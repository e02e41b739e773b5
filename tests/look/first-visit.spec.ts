/** The first visit of a page: no errors, small enough for a phone, and no layout shift while loading. */
import { brotliCompressSync, constants } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { chromiumArgs, lightChromium } from "../../tools/browsers.ts";
import { pagesToVisit } from "../addresses.ts";
import { moveDates } from "../clock.ts";
import { expect, test } from "../fixtures.ts";
import { everyOther, everything, testDay } from "../scope.ts";
import { noteShifts, shiftsOf } from "../shifts.ts";

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  isPainted: true,
  // As on a phone, letters are not moved to whole pixels, which would make each a little wider or narrower.
  launchOptions: { ...lightChromium, args: [...chromiumArgs, "--font-render-hinting=none"] },
});

const kilobyte = 1000;
/** The limits are for AVIF pictures. In `npm test` the site has WebP, which is up to a third larger, and so are they. */
const webpFactor = everything ? 1 : 4 / 3;

/**
 * Collects what the page loads from now on. The returned function ends that and counts the bytes, with text compressed
 * as by a host.
 */
function weighing(page: Page): () => Promise<number> {
  const bodies: Promise<number>[] = [];
  const collect = (response: Response) => {
    if (response.ok() && !response.url().startsWith("data:")) bodies.push(sizeOf(response));
  };
  page.on("response", collect);
  return async () => {
    page.off("response", collect);
    return (await Promise.all(bodies)).reduce((sum, size) => sum + size, 0);
  };
}

async function sizeOf(response: Response): Promise<number> {
  const body = await response.body();
  const text = /text|javascript|json|svg|xml/u.test(response.headers()["content-type"] ?? "");
  // The quality of a host that compresses as it sends.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return text ? brotliCompressSync(body, { params }).length : body.length;
}

test("a page's first visit on a phone is at most 200 kB with AVIF pictures, Home's 400 kB; no error, nothing moves", async ({
  page,
  complaints,
}) => {
  test.slow();
  let current = "";
  // A page with routes has no cache, so each visit is a first one.
  await page.route(/\.(?:woff2|avif|webp)$/u, async (route) => {
    // The text is painted in the fallback font before the font loads.
    await painted(page, current);
    await route.continue();
  });
  // A holiday has more words than other days.
  await page.addInitScript(moveDates, Date.parse(testDay) - Date.now());
  await noteShifts(page);
  for (const { path } of everyOther(pagesToVisit, 0))
    await test.step(path, async () => {
      current = path;
      const weight = weighing(page);
      const response = await page.goto(path);
      expect.soft(response?.status(), path).toBe(200);
      expect.soft(new URL(page.url()).pathname, path).toBe(path);
      await page.waitForLoadState("networkidle");
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      });
      const loaded = await page.evaluate(() => [
        ...new Set(
          [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
        ),
      ]);
      expect.soft(loaded.join(), path).toMatch(/(?=.*Display)(?=.*Reading)/u);
      const { value, what } = await shiftsOf(page);
      expect.soft(value, [path, ...what].join("\n")).toBeLessThan(0.01);
      const limit = path === "/" ? 400 : 200;
      expect.soft(await weight(), path).toBeLessThanOrEqual(limit * webpFactor * kilobyte);
      expect.soft(complaints.splice(0), path).toEqual([]);
    });
});

/** Resolves when the page at this path has painted its text once. */
async function painted(page: Page, path: string): Promise<void> {
  await page
    .waitForFunction(
      (current) =>
        location.pathname === current && performance.getEntriesByName("first-contentful-paint").length > 0,
      path,
    )
    .catch(() => undefined);
}
