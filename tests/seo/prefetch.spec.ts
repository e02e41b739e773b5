/** Only the next page is prefetched, on hover and touch. */
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

/** The pages that this page prefetches from now on. */
function fetchedBy(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Fires a pointer event on links one right after the other, without interference from the real pointer. */
const fire = (page: Page, kind: "pointerover" | "pointerdown", links: string) =>
  page.evaluate(
    ([type = "", selector = ""]) => {
      addEventListener("pointerover", (event) => event.isTrusted && event.stopPropagation(), true);
      for (const link of document.querySelectorAll(selector))
        link.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "mouse" }));
    },
    [kind, links],
  );

test("a link under a resting pointer is fetched once; links that the pointer crosses are not", async ({
  page,
  site,
}) => {
  await page.goto("/mission");
  const fetched = fetchedBy(page);
  const answer = page.waitForResponse(`${site.origin}/privacy`);
  await fire(page, "pointerover", "footer :is([href='/cancel'], [href='/facilityrules'], [href='/privacy'])");
  await (await answer).finished();
  expect(fetched).toEqual(["/privacy"]);
});

// Firefox may leave an answer out of its cache while it is busy.
test("a fetched page opens without the network", { tag: "@chromium" }, async ({ page, site }) => {
  await page.goto("/mission");
  const answer = page.waitForResponse(`${site.origin}/privacy`);
  await fire(page, "pointerover", "footer a[href='/privacy']");
  await (await answer).finished();
  await page.locator("footer a[href='/privacy']").click();
  await expect(page).toHaveURL(/\/privacy$/u);
  const sent = await page.evaluate(
    () => (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).transferSize,
  );
  expect(sent, "bytes over the network for the page itself").toBe(0);
});

test("a pressed link is fetched, unless it leads to this page, a file or another site", async ({
  page,
  site,
}) => {
  await page.goto("/contactus");
  const fetched = fetchedBy(page);
  await fire(page, "pointerdown", ":is(main, footer) a[href]:not([href='/privacy'])");
  const last = page.waitForRequest(`${site.origin}/privacy`);
  await fire(page, "pointerdown", "footer a[href='/privacy']");
  await last;
  expect(fetched.length).toBeGreaterThan(5);
  for (const path of fetched) expect(path).toMatch(/^\/[a-z-]+$/u);
  expect(fetched).not.toContain("/contactus");
  expect(new Set(fetched).size).toBe(fetched.length);
});

test("with data saver on, only a click loads a page", { tag: "@chromium" }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto("/mission");
  const fetched = fetchedBy(page);
  await fire(page, "pointerdown", "footer :is([href='/cancel'], [href='/privacy'])");
  await page.locator("footer a[href='/cancel']").click();
  await expect(page).toHaveURL(/\/cancel$/u);
  expect(fetched).toEqual([]);
});
