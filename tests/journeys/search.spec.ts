/** A visitor uses the search page, `/search`. `src/search/search-index.test.ts` tests its results. */
import type { Page } from "@playwright/test";
import { back } from "../bfcache.ts";
import { filesOf } from "../files-of-page.ts";
import { expect, test } from "../fixtures.ts";
import { violationsOn } from "../axe.ts";
import { overflow } from "../overflow.ts";

/** Where the search says how much it has found. */
const results = (page: Page) => page.getByRole("search").locator("..").getByRole("status");

/** The message when the search does not work. */
const notLoaded = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "The search did not load. Everything is below, from A to Z." });

/** Moves the page's animations ten seconds on. */
async function tenSecondsLater(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 10_000;
  });
}

// Playwright has no phones of Firefox.
test(
  "on a phone, a visitor searches from the header, opens a card, and goes back to the results",
  { tag: "@chromium" },
  async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const page = await context.newPage();
    const indexed: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/search.json")) indexed.push(request.url());
    });
    await page.goto("/hitting");
    await page.getByRole("banner").getByRole("link", { name: "Search" }).tap();
    await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeVisible();

    const words = page.getByRole("searchbox", { name: "Type a few words" });
    await expect(words).toBeFocused();
    await page.keyboard.type("4 year old");
    const answer = page.getByRole("search").locator("..").getByRole("listitem");
    await expect(answer.first()).toContainText("Games for ages 2-5");
    await expect(page.getByRole("heading", { name: "Everything from A to Z" })).toBeHidden();
    await words.fill("100 tokns");
    await expect(answer.first()).toContainText("$175");
    await expect(answer.first().getByRole("link", { name: "Purchase 100 tokens" })).toHaveAttribute(
      "target",
      "_blank",
    );
    expect(indexed).toHaveLength(1);
    expect(await violationsOn(page)).toEqual([]);

    await answer.first().getByRole("link", { name: "100 tokens", exact: true }).tap();
    await expect(page).toHaveURL(/\/buytokens#tokens-100$/u);
    await expect(page.locator("#tokens-100")).toBeInViewport();
    await back(page);
    await expect(words).toHaveValue("100 tokns");
    await expect(answer.first()).toContainText("100 tokens");

    await words.fill("zzzzzz");
    await expect(page.getByRole("status").filter({ hasText: "Nothing found for “zzzzzz”." })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "(614) 555-0142" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "All prices" }).first()).toBeVisible();
    await words.fill("z".repeat(120));
    await expect(
      page.getByRole("status").filter({ hasText: /^Nothing found for “z{120}”\.$/u }),
    ).toBeVisible();
    expect(await overflow(page)).toBe(0);
    await context.close();
  },
);

test("where half of the words are nowhere on the site, the page says whom to ask above the results", async ({
  reusedPage: page,
}) => {
  await page.goto("/search?q=swim+lessons");
  await expect(results(page)).toHaveText(/^No page has all of “swim lessons”\. 8 results for some of it\.$/u);
  const ask = page.locator(".search-ask").getByText("Ask us: (614) 555-0142");
  await expect(ask).toBeVisible();
  const [asked, first] = await Promise.all([
    ask.boundingBox(),
    page.locator(".search-hits").getByRole("link").first().boundingBox(),
  ]);
  expect(asked?.y).toBeLessThan(first?.y ?? 0);
  await page.getByRole("searchbox").fill("hitting lessons");
  await expect(results(page)).toHaveText("8 results");
  await expect(ask).toBeHidden();
});

test("a shared address shows its results, and arrows, Tab and Enter move through them", async ({
  reusedPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/search?q=cancel+membership");
  const links = page.locator("ol").getByRole("link");
  await expect(links.first()).toHaveAttribute("href", "/cancel#memberships");
  await page.getByRole("searchbox").focus();
  await page.keyboard.press("ArrowDown");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(links.first()).not.toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/cancel#memberships");
});

test("the terms of packages are below results that sell one, and only there", async ({
  reusedPage: page,
}) => {
  const terms = page.getByRole("heading", { name: "Before you buy" });
  await page.goto("/search");
  await expect(page.getByRole("heading", { name: "Everything from A to Z" })).toBeVisible();
  await expect(terms).toBeHidden();
  for (const [asked, isSold] of [
    ["hitting lesson", true],
    ["cage", false],
    ["fungoman", false],
    ["holiday camp", true],
  ] as const) {
    await page.getByRole("searchbox").fill(asked);
    await expect(results(page)).toHaveText(/results$/u);
    await expect(terms, asked).toBeVisible({ visible: isSold });
  }
  // A shop of a facility's own may sell a lesson at any address.
  await page.getByRole("searchbox").fill("cage");
  await expect(terms).toBeHidden();
  const rent = page.locator(".search-hit-buy a[target=_blank]").first();
  await rent.evaluate((link: HTMLAnchorElement) => (link.href = "https://shop.example/products/lesson"));
  await expect(terms).toBeVisible();
});

test(
  "on a slow network the page says that it is searching; after a failure, another letter tries again",
  { tag: "@chromium" },
  async ({ reusedPage: page }) => {
    const answers = Promise.withResolvers<void>();
    let asked = 0;
    await page.route("**/search.json", async (route) => {
      asked += 1;
      if (asked === 1) return route.abort();
      await answers.promise;
      await route.continue();
    });
    await page.goto("/search?q=token");
    const status = results(page);
    await expect(notLoaded(page)).toBeVisible();
    const message = await notLoaded(page).boundingBox();
    const list = await page.getByRole("heading", { name: "Everything from A to Z" }).boundingBox();
    const gap = (list?.y ?? 0) - (message?.y ?? 0) - (message?.height ?? 0);
    expect(gap, "px between the message and the next heading").toBeGreaterThan(20);
    await expect(status).toBeEmpty();
    await page.getByRole("searchbox").fill("tokens");
    await expect(status).toHaveText("Searching…");
    await expect(notLoaded(page)).toBeHidden();
    answers.resolve();
    await expect(status).toHaveText(/results$/u);
    await page.getByRole("searchbox").fill("");
    await expect(status).toBeEmpty();
    expect(asked).toBe(2);
  },
);

test("without its script, the search says so within ten seconds; a late one works", async ({
  reusedPage: page,
}) => {
  const script = Promise.withResolvers<void>();
  await page.route("**/_assets/*.js", async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto("/search?q=token", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Everything from A to Z" })).toBeVisible();
  await expect(notLoaded(page)).toBeHidden();
  await tenSecondsLater(page);
  await expect(notLoaded(page).getByRole("link", { name: "(614) 555-0142" })).toBeVisible();
  await expect(notLoaded(page).getByRole("link", { name: "@" })).toHaveAttribute("href", /^mailto:/u);
  script.resolve();
  await expect(results(page)).toHaveText(/results$/u);
  await expect(notLoaded(page)).toBeHidden();
});

test(
  "when the index never answers, the search says so within ten seconds; a late one works",
  { tag: "@chromium" },
  async ({ page }) => {
    const index = Promise.withResolvers<void>();
    await page.clock.install();
    await page.route("**/search.json", async (route) => {
      await index.promise;
      await route.continue();
    });
    await page.goto("/search?q=token");
    await expect(results(page)).toHaveText("Searching…");
    await page.clock.fastForward(10_000);
    await expect(notLoaded(page).getByRole("link", { name: "(614) 555-0142" })).toBeVisible();
    await expect(results(page)).toBeEmpty();
    index.resolve();
    await expect(results(page)).toHaveText(/results$/u);
    await expect(notLoaded(page)).toBeHidden();
  },
);

// In Firefox, and in `npm test`, tests/forms/not-loaded.spec.ts does the same to the files of a form.
for (const answer of ["never answers", "fails"] as const) {
  const tag = ["@all", "@chromium"];
  test(
    `the search works or says so when one of its page's files ${answer}`,
    { tag },
    async ({ reusedPage: page }) => {
      const files = await filesOf(page, "/search?q=token");
      expect(files.filter((file) => file.endsWith(".js")).length).toBeGreaterThan(1);
      for (const file of files) {
        await page.route(`**${file}`, (route) => (answer === "fails" ? route.abort() : undefined));
        await page.goto("/search?q=token", { waitUntil: "commit" });
        await expect(page.getByRole("searchbox")).toBeAttached();
        await tenSecondsLater(page);
        const works = results(page).filter({ hasText: /results$/u });
        await expect(works.or(notLoaded(page)).first(), file).toBeVisible();
        await page.unrouteAll({ behavior: "ignoreErrors" });
      }
    },
  );
}
