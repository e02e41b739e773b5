/** The map: the sample's is drawn; a maps service's map loads on request, and the privacy page says so. */
import { expect, test } from "../fixtures.ts";
import { painted } from "../still.ts";

test("the sample shows its own drawn map, and requests nothing from other sites", async ({ page, site }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).origin));
  await page.goto("/");
  const map = page.getByRole("img", { name: /^Street map/u });
  await map.scrollIntoViewIfNeeded();
  await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole("link", { name: /Open in maps/u })).toHaveAttribute("target", "_blank");
  expect([...new Set(asked)]).toEqual([site.origin]);
  await page.goto("/privacy");
  await expect(page.getByText("The map on our pages is our own drawing")).toBeVisible();
});

test("a maps service's map loads after a tap where the owner chose so, and the privacy page says so", async ({
  page,
  changedSite: { origin },
}) => {
  const asked: string[] = [];
  await page.route(/^https:\/\/maps\./u, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<p>the map</p>" });
  });
  await page.goto(origin);
  await page.getByText("Show the map").scrollIntoViewIfNeeded();
  // By then, a frame that loads on its own would have been asked for.
  await painted(page);
  expect(asked).toEqual([]);
  await page.getByText("Show the map").click();
  await expect(page.frameLocator(".map iframe").getByText("the map")).toBeVisible();
  // In a wide window it begins beside the facility's card.
  await page.setViewportSize({ width: 1280, height: 900 });
  const [card, frame] = await Promise.all(
    [".facility-card", ".map iframe"].map((part) => page.locator(part).boundingBox()),
  );
  expect(frame?.y).toBe(card?.y);
  await page.goto(`${origin}/privacy`);
  await expect(page.getByText("It loads only when you ask for it")).toBeVisible();
});
