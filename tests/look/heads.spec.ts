/** The top of a page: the building with the rooms of the page lit, or its picture. How it is laid out: design-rules/heads.ts. */
import { expect, test } from "../on-the-day.ts";
import { sampled } from "../scope.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const openAt = "2026-11-16T15:00:00-05:00";
const closedAt = "2026-11-16T07:00:00-05:00";

// Chromium takes a larger file that it has already, so the page is a new one.
test("a head asks for its picture early, and shows the point that the content names", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:avif|webp)$/u.test(pathname)) asked.push(pathname);
  });
  for (const width of [390, 1280]) {
    for (const path of ["/hittrax", "/aboutus"]) {
      // The page before asks for no larger picture as the window grows.
      await page.goto("about:blank");
      await page.setViewportSize({ width, height: 844 });
      asked.length = 0;
      await page.goto(path);
      const image = page.locator(".page-head img");
      const current = await image.evaluate(async (node: HTMLImageElement) => {
        await node.decode();
        return new URL(node.currentSrc).pathname;
      });
      // The preload asks for the same file.
      expect.soft(asked[0], `${path} at ${width} px`).toBe(current);
      const [x, y] = ((await image.getAttribute("class")) ?? "").replace("focus-", "").split("-");
      await expect.soft(image, `${path} at ${width} px`).toHaveCSS("object-position", `${x}% ${y}%`);
    }
  }
});

test("the picture in a head is as sharp as a wide screen can show it", async ({ reusedPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of sampled(["/hittrax", "/aboutus", "/testimonials"])) {
    await page.goto(path);
    const shown = await page.locator(".page-head img").evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const file = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
      return file.width / image.clientWidth;
    });
    expect.soft(shown, path).toBeGreaterThan(0.9);
  }
});

test("the lamps of a page's rooms are lit while the facility is open, and out when it is closed", async ({
  page,
}) => {
  for (const path of sampled(["/rentbattingcages", "/hitting", "/contactus"], 2)) {
    for (const [at, isLit] of [
      [openAt, true],
      [closedAt, false],
    ] as const) {
      await page.clock.setFixedTime(at);
      await page.goto(path);
      await expect(page.locator(".open-now").first()).toHaveAttribute("data-open", String(isLit));
      const rooms = page.locator(".floor-plan-lit > .floor-plan-room");
      await expect(rooms.first()).toBeVisible();
      const lamps = () =>
        rooms.evaluateAll((all) =>
          all.map((room) => getComputedStyle(room, "::before").boxShadow !== "none"),
        );
      await expect.poll(async () => [...new Set(await lamps())]).toEqual([isLit]);
    }
  }
});

test("where nothing is sold on the plan, it is a drawing: nothing in it takes the focus or is read out", async ({
  reusedPage: page,
}) => {
  for (const path of sampled(["/hitting", "/packages", "/camps", "/contactus", "/cancel"], 2)) {
    await page.goto(path);
    const plan = page.locator(".page-head .floor-plan");
    await expect.soft(plan, path).toHaveAttribute("aria-hidden", "true");
    await expect.soft(plan.locator("a, button, [tabindex]"), path).toHaveCount(0);
  }
});

test("where rooms are sold, the plan opens them, tilted too", async ({ reusedPage: page }) => {
  for (const [width, path, name] of [
    [1280, "/rentbattingcages", "Cage 4"],
    [820, "/rentopenarea", "Open area"],
    [390, "/buytokens", "Cage 6"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const head = page.locator(".page-head");
    await head.getByRole("button", { name }).click();
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("link").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator(".floor-plan")).toHaveCount(1);
  }
});

test("a tilted building has room for all of it", async ({ reusedPage: page }) => {
  for (const path of ["/rentbattingcages", "/hitting"]) {
    await page.goto(path);
    const head = page.locator(".page-head");
    for (const width of [768, 1024, 1200, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const boxOf = (part: string) =>
        head.locator(part).evaluate((element) => element.getBoundingClientRect());
      const [place, floor] = [await boxOf(".floor-plan"), await boxOf(".floor-plan-floor")];
      expect.soft(floor.left, `${path} at ${width} px`).toBeGreaterThanOrEqual(place.left);
      expect.soft(floor.right, `${path} at ${width} px`).toBeLessThanOrEqual(place.right);
      expect.soft(floor.top, `${path} at ${width} px`).toBeGreaterThanOrEqual(place.top);
      expect.soft(floor.bottom, `${path} at ${width} px`).toBeLessThanOrEqual(place.bottom);
    }
  }
});
