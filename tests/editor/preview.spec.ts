/** What the preview shows while the form is not saved: a new entry, another address, and what it missed. */
import { expect } from "@playwright/test";
import { openDesk, type Desk } from "./desk.ts";
import { addPicture, preview, previewPage, saveButton, saveReport, test } from "./editor-page.ts";

test.describe.configure({ mode: "serial", timeout: 180_000 });

let desk: Desk;
test.beforeAll(async () => {
  desk = await openDesk();
});
test.afterAll(() => desk.close());

test("a new camp with a new picture is shown before it is saved", async ({ page }) => {
  await page.goto(`${desk.origin}/keystatic/collection/camps/create`);
  await page.getByLabel("Name", { exact: true }).fill("Spring Break Camp");
  await page.getByLabel("Description", { exact: true }).fill("Four mornings of infield work.");
  await addPicture(page, desk);
  await page.getByLabel("From", { exact: true }).first().fill("2027-03-15");
  await page.getByLabel("Until", { exact: true }).first().fill("2027-03-18");
  await page.getByLabel("Opens").fill("09:00");
  await page.getByLabel("Closes").fill("12:00");
  await page.locator("textarea").last().fill("Ground balls, double plays, and a game on Thursday.");
  const camp = previewPage(page);
  await expect(camp.getByRole("heading", { name: "Spring Break Camp", level: 1 })).toBeVisible({
    timeout: 30_000,
  });
  await expect(camp.locator('main img[alt="Infielders waiting for a ground ball"]')).toBeVisible();
  await saveButton(page).click();
  await expect(saveReport(page)).toHaveText(/^Saved\./u);
  expect(desk.text("camps/spring-break-camp.md").split("\n")).toEqual([
    "---",
    "name: Spring Break Camp",
    "description: Four mornings of infield work.",
    "picture: spring-infield.jpg",
    "season:",
    "  from: 2027-03-15",
    "  until: 2027-03-18",
    '  opens: "09:00"',
    '  closes: "12:00"',
    "---",
    "",
    "Ground balls, double plays, and a game on Thursday.",
    "",
  ]);
});

test(
  "a page with another address is previewed there before it is saved",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto(`${desk.origin}/keystatic/collection/pages/item/hittrax`);
    await expect(previewPage(page).getByRole("heading", { name: "HitTrax", level: 1 })).toBeVisible();
    await page.getByLabel("Address optional").fill("/numbers");
    await expect(preview(page).getByRole("combobox", { name: "Preview" })).toHaveValue("/numbers");
    await expect(preview(page).locator("iframe")).toHaveAttribute("src", /\/numbers$/u);
    await expect(previewPage(page).getByRole("heading", { name: "HitTrax", level: 1 })).toBeVisible({
      timeout: 60_000,
    });
    expect(desk.text("pages/hittrax.yaml")).not.toContain("/numbers");
  },
);

test("a preview that lost its scripts shows what changes once its server starts again", async ({ page }) => {
  let loads = 0;
  page.on("framenavigated", (frame) => {
    if (frame.url().endsWith("/hittrax") && frame.parentFrame()) loads += 1;
  });
  await page.route("**/@vite/client", (route) => (loads > 1 ? route.continue() : route.abort()));
  await page.goto(`${desk.origin}/keystatic/collection/pages/item/hittrax`);
  await expect(previewPage(page).getByRole("heading", { name: "HitTrax", level: 1 })).toBeVisible();
  await page.getByLabel("Heading", { exact: true }).fill("HitTrax numbers");
  const aliases = page.getByRole("group", { name: "Other addresses optional" });
  await aliases.getByRole("button", { name: "Add other address" }).click();
  await aliases.getByRole("textbox").fill("/hit-numbers");
  await expect(previewPage(page).getByRole("heading", { name: "HitTrax numbers", level: 1 })).toBeVisible();
});
