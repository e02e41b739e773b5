/** A visitor is led from Home to an answer: plain links, without any script. */
import { violationsOn } from "../axe.ts";
import { expect, test } from "../on-the-day.ts";

test("by finger on a phone without JavaScript: from Home to a coach in three taps, and back to the question", async ({
  browser,
  browserName,
}) => {
  test.skip(browserName === "firefox", "Playwright has no phones of Firefox");
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  const main = page.getByRole("main");
  const answer = (name: string) => main.getByRole("link", { name, exact: true });
  await page.goto("/");
  await answer("Ages 6 to 8").tap();
  await answer("Take a lesson").tap();
  await answer("Pitching, softball").tap();
  await expect(page).toHaveURL("/find/lesson/pitching-softball");
  await expect(answer("Tess Lindqvist, Senior Softball Pitching Coach")).toBeVisible();
  await expect(main.getByText("$200 for 4 sessions")).toBeVisible();
  await expect(main.locator("dl")).toContainText("Ask us");
  const button = main.getByRole("link", { name: /^Book/u });
  await expect(button).toHaveAttribute("href", /serviceId=520204/u);
  await expect(button, "the button is on the first screen").toBeInViewport();

  await answer("Something else").tap();
  await expect(page).toHaveURL("/find/lesson");
  await page.goBack();
  await expect(page).toHaveURL("/find/lesson/pitching-softball");

  await page.goto("/");
  await answer("Find a coach").tap();
  await expect(page, "no age decides who teaches").toHaveURL("/find/lesson");
  await context.close();
});

test("by keyboard: ages 2 to 5 arrive after one answer, which is accessible in light and dark", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/find");
  const youngest = page.getByRole("link", { name: "Ages 2 to 5" });
  while (!(await youngest.evaluate((link) => link === document.activeElement)))
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/find/youth");
  await expect(page.getByRole("main").getByRole("link", { name: /^Join Now/u })).toHaveAttribute(
    "href",
    "/ninjayouthprice",
  );
  expect(await violationsOn(page)).toEqual([]);
  await page.goto("/find/ages-9-to-14/camp");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await violationsOn(page)).toEqual([]);
});
