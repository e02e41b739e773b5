/** The map: the sample's is drawn; a maps service's map loads when near or on request, and the privacy page says so. */
import type { Page } from "@playwright/test";
import type { RunningSite } from "../../tools/serve.ts";
import { expect, test as base } from "../fixtures.ts";
import { changedSample } from "../changed-sample.ts";
import { servedSite } from "../other-site.ts";
import { secondFacility } from "../second-facility/site.ts";

/** The sites of facilities with a maps service's map. */
const test = base.extend<object, { readonly nearby: RunningSite; readonly onRequest: RunningSite }>({
  nearby: servedSite(secondFacility),
  onRequest: servedSite(changedSample),
});

for (const width of [390, 1280]) {
  test(`at ${width} px the sample's map is its own drawing`, async ({ page, site }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).origin));
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const map = page.getByRole("img", { name: /^Street map/u });
    await map.scrollIntoViewIfNeeded();
    await expect(map).toBeInViewport();
    await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByRole("link", { name: /Open in maps/u })).toHaveAttribute("target", "_blank");
    expect([...new Set(asked)]).toEqual([site.origin]);
    await page.goto("/privacy");
    await expect(page.getByText("The map on our pages is our own drawing")).toBeVisible();
  });
}

/** The requests to the maps services, which are mocked. */
async function mapsService(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/maps\./u, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<p>the map</p>" });
  });
  return asked;
}

test.describe("a maps service's map", () => {
  test("loads as it comes near the viewport, with no tap, and the privacy page says so", async ({
    page,
    nearby: { origin },
  }) => {
    const asked = await mapsService(page);
    // The page starts far above the map, farther than any browser's lazy-loading distance.
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        const main = document.querySelector("main");
        if (!main) return;
        main.style.paddingTop = "9000px";
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(origin);
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    const frame = page.locator("iframe.map-frame");
    await frame.scrollIntoViewIfNeeded();
    await expect(page.frameLocator("iframe.map-frame").getByText("the map")).toBeVisible();
    expect(await frame.getAttribute("title")).toMatch(/^Map: /u);
    await page.goto(`${origin}/privacy`);
    await expect(page.getByText("It loads as you scroll near it")).toBeVisible();
  });

  test("loads after a tap where the owner chose so, and the privacy page says so", async ({
    page,
    onRequest: { origin },
  }) => {
    const asked = await mapsService(page);
    await page.goto(origin);
    await page.getByText("Show the map").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    await page.getByText("Show the map").click();
    await expect(page.frameLocator("iframe.map-frame").getByText("the map")).toBeVisible();
    await page.goto(`${origin}/privacy`);
    await expect(page.getByText("It loads only when you ask for it")).toBeVisible();
  });
});
