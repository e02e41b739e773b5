/** Coach and event cards: what a click on each part does (specification, sections 2 and 4). */
import { sampled } from "../scope.ts";
import { expect, test } from "../fixtures.ts";
import { newWindow } from "../new-window.ts";

test.use({ viewport: { width: 1280, height: 900 } });

test("a coach's card opens the bio; Close and a click outside close it", async ({ reusedPage: page }) => {
  await page.goto("/hitting");
  const card = page.locator(".card").first();
  const dialog = page.getByRole("dialog", { name: "Marcus Bell" });
  await card.click({ position: { x: 60, y: 60 } });
  await expect(dialog).toContainText("Senior Hitting Coach");
  await page.mouse.click(20, 600);
  await expect(dialog).toBeHidden();
  await card.getByRole("button", { name: /^Bio/u }).click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
});

test("the page behind a dialog does not scroll or move", async ({ reusedPage: page }) => {
  await page.goto("/fielding");
  const place = () => page.evaluate(() => scrollY);
  const bio = page.getByRole("button", { name: /^Bio/u }).first();
  await bio.scrollIntoViewIfNeeded();
  const before = await place();
  await bio.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await dialog.hover();
  await page.mouse.wheel(0, 500);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  // Now it scrolls again, and from there.
  await page.mouse.wheel(0, 300);
  await expect.poll(place).toBe(before + 300);
});

test("in a low window a dialog opens at its title", async ({ reusedPage: page }) => {
  await page.setViewportSize({ width: 667, height: 320 });
  for (const path of ["/coaches", "/camps"]) {
    await page.goto(path);
    await page
      .getByRole("button", { name: /^(?:Bio|Agenda)/u })
      .first()
      .press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading").first()).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole("heading").first()).toBeFocused();
  }
});

test("a coach's card and bio have one filled button, Purchase, which comes before booking; its price is in figures", async ({
  reusedPage: page,
}) => {
  for (const [path, book] of [
    ["/hitting", "Book"],
    ["/speed", "Call For Book"],
  ] as const) {
    await page.goto(path);
    const card = page.locator(".card").first();
    await expect(card.locator(".button")).toHaveText([/^Bio/u, /^Purchase/u, new RegExp(`^${book}`, "u")]);
    await expect(card.locator(".button-primary")).toHaveText([/^Purchase/u]);
    await expect(card.locator(".price")).toHaveText("$75 an hour");
    await card.getByRole("button", { name: /^Bio/u }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator("a.button")).toHaveText([/^Purchase/u, new RegExp(`^${book}`, "u")]);
    await expect(dialog.locator("a.button-primary")).toHaveText([/^Purchase/u]);
  }
});

test("the bio of an open spot ends in a filled button to the application, beside Close", async ({
  reusedPage: page,
}) => {
  await page.goto("/hitting");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.locator(".tile").first().getByRole("button", { name: /^Bio/u }).click();
    const dialog = page.getByRole("dialog", { name: "This Could Be You!" });
    await expect(dialog).toContainText("More Info / Employment Application");
    const apply = dialog.getByRole("link", { name: "Employment application" });
    await expect(apply).toHaveClass(/button-primary/u);
    await expect(apply).toHaveAttribute("href", "/employmentapp");
    const tops = await dialog
      .locator(".dialog-foot > *")
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
    expect(tops.length).toBe(2);
    expect(new Set(tops).size, `${width} px`).toBe(1);
    await page.keyboard.press("Escape");
  }
});

test("Purchase opens the price page in a new window, not the bio", async ({ reusedPage: page }) => {
  const context = page.context();
  await page.goto("/fielding");
  await page
    .locator(".card")
    .first()
    .getByRole("link", { name: /^Purchase/u })
    .click();
  await newWindow(context, page, /\/fieldpricing$/u);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the junior coach's card opens a bio, and has nothing to buy or book by click or keyboard", async ({
  reusedPage: page,
}) => {
  const context = page.context();
  await page.goto("/fielding");
  const card = page.locator(".card").nth(2);
  await expect(card).toContainText("Junior Coach");
  for (const name of [/^Purchase/u, /^Book/u]) {
    const button = card.getByRole("button", { name });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription("Nothing to buy or book yet.");
    await button.click({ force: true });
  }
  await card.getByRole("button", { name: /^Bio/u }).focus();
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveCount(1);
  await expect(card.locator(":focus")).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
  await card.getByRole("button", { name: /^Bio/u }).click();
  await expect(page.getByRole("dialog").locator(".prose")).toHaveText(".");
});

test("Call For Book calls, and stays in this window", async ({ reusedPage: page }) => {
  const context = page.context();
  await page.goto("/speed");
  const called = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener("click", ({ target, defaultPrevented }) =>
          resolve([(target as Element).closest("a")?.href, defaultPrevented]),
        );
      }),
  );
  await page
    .locator(".card")
    .first()
    .getByRole("link", { name: /^Call For Book/u })
    .click();
  expect(await called).toEqual(["tel:+16145550142", false]);
  await expect(page).toHaveURL(/\/speed$/u);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
});

test("a camp's card opens its agenda, Purchase its prices if it is on sale", async ({ reusedPage: page }) => {
  const context = page.context();
  await page.goto("/camps");
  const holiday = page.locator("main li > article", { hasText: "Swinging Holiday Camp" });
  await holiday.click({ position: { x: 60, y: 60 } });
  const agenda = page.getByRole("dialog", { name: "Swinging Holiday Camp" });
  await agenda.getByRole("link", { name: /^Purchase/u }).click();
  await (await newWindow(context, page, /\/eventpricing$/u)).close();
  await page.keyboard.press("Escape");
  await holiday.getByRole("link", { name: /^Purchase/u }).click();
  await newWindow(context, page, /\/eventpricing$/u);
  const june = page.locator("main li > article", { hasText: "June Hitting Camp" });
  await expect(june.getByRole("button", { name: /^Purchase/u })).toBeDisabled();
  await expect(june.getByRole("link", { name: "(614) 555-0142" })).toHaveAttribute(
    "href",
    "tel:+16145550142",
  );
  await june.getByRole("button", { name: /^Agenda/u }).click();
  await expect(page.getByRole("dialog", { name: "June Hitting Camp" })).toBeVisible();
});

for (const [path, name, action, target] of sampled([
  ["/tournament", "Winter HitTrax League", "Join The League", /\/tournamentprice$/u],
  ["/ninjayouth", "Move, Play, Grow", "Join Now", /\/ninjayouthprice$/u],
] as const)) {
  test(`${path}: Info shows up to six lines, ${action} opens the prices`, async ({ reusedPage: page }) => {
    const context = page.context();
    await page.goto(path);
    const card = page.locator("main li > article");
    await expect(card).toHaveCount(1);
    await card.getByRole("button", { name: /^Info/u }).click();
    const dialog = page.getByRole("dialog", { name });
    const lines = dialog.locator(".included-lines li");
    expect(await lines.count()).toBeGreaterThan(0);
    expect(await lines.count()).toBeLessThanOrEqual(6);
    await dialog.getByRole("button", { name: "Close" }).click();
    await card.getByRole("link", { name: new RegExp(`^${action}`, "u") }).click();
    await newWindow(context, page, target);
  });
}
