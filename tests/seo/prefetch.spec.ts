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

/** A link of the footer, where none covers another. */
const link = (page: Page, href: string) => page.locator(`footer a[href="${href}"]`);

/** Fires a pointer event on links one right after the other, without interference from the real pointer. */
const happen = (
  page: Page,
  kind: "pointerover" | "pointerdown",
  pointerType: "mouse" | "touch",
  hrefs: readonly string[],
) =>
  page.evaluate(
    ({ kind, pointerType, hrefs }) => {
      addEventListener("pointerover", (event) => event.isTrusted && event.stopPropagation(), true);
      for (const href of hrefs)
        document
          .querySelector(`footer a[href="${href}"]`)
          ?.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType }));
    },
    { kind, pointerType, hrefs },
  );

test("a link that the pointer rests on is fetched once, before the click", async ({ page, site }) => {
  await page.goto("/mission");
  const fetched = fetchedBy(page);
  const answer = page.waitForResponse(`${site.origin}/cancel`);
  await link(page, "/cancel").hover();
  await (await answer).finished();
  const next = page.waitForRequest(`${site.origin}/privacy`);
  await link(page, "/privacy").hover();
  await next;
  await link(page, "/cancel").hover();
  await link(page, "/cancel").click();
  await expect(page).toHaveURL(/\/cancel$/u);
  expect(fetched).toEqual(["/cancel", "/privacy"]);
  const sent = await page.evaluate(
    () => (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).transferSize,
  );
  expect(sent, "bytes over the network for the page itself").toBe(0);
});

test("a link that the pointer only crosses is not", async ({ page, site }) => {
  await page.goto("/mission");
  const fetched = fetchedBy(page);
  const last = page.waitForRequest(`${site.origin}/privacy`);
  await happen(page, "pointerover", "mouse", ["/cancel", "/facilityrules", "/privacy"]);
  await last;
  expect(fetched).toEqual(["/privacy"]);
});

test("neither this page nor files nor other sites are", async ({ page, site }) => {
  await page.goto("/contactus");
  const fetched = fetchedBy(page);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("main a[href], footer a[href]"))
      if (!element.matches('[href="/privacy"]'))
        element.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  });
  const last = page.waitForRequest(`${site.origin}/privacy`);
  await happen(page, "pointerdown", "mouse", ["/privacy"]);
  await last;
  expect(fetched.length).toBeGreaterThan(5);
  for (const path of fetched) expect(path).toMatch(/^\/[a-z-]+$/u);
  expect(fetched).not.toContain("/contactus");
  expect(new Set(fetched).size).toBe(fetched.length);
});

test("a finger's touch is enough", async ({ page, site }) => {
  await page.goto("/mission");
  const touched = page.waitForRequest(`${site.origin}/cancel`);
  await happen(page, "pointerdown", "touch", ["/cancel"]);
  expect((await touched).resourceType()).toBe("fetch");
});

test("whoever saves data gets only what they click", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto("/mission");
  const fetched = fetchedBy(page);
  await happen(page, "pointerdown", "touch", ["/cancel"]);
  await happen(page, "pointerdown", "mouse", ["/privacy"]);
  await link(page, "/cancel").click();
  await expect(page).toHaveURL(/\/cancel$/u);
  expect(fetched).toEqual([]);
});

test("structured data is read, not run, under the strictest policy", async ({ page, complaints }) => {
  const response = await page.goto("/eventpricing");
  expect(response?.headers()["content-security-policy"]).toContain("object-src 'none'");
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(text ?? "")).toHaveProperty("@graph");
  await page.waitForLoadState("networkidle");
  expect(complaints).toEqual([]);
});
