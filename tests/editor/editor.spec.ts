/**
 * A manager edits a copy of the content: an invalid price, a closure, a fact, changes that are saved together with the
 * files that depend on them, and a new entry.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { openDesk, type Desk } from "./desk.ts";
import {
  addPicture,
  deleteEntry,
  lineChanges,
  openCard,
  preview,
  previewPage,
  priceField,
  saveButton,
  saveReport,
  test,
} from "./editor-page.ts";

test.describe.configure({ mode: "serial" });

/** What is wrong with the price, in the words of the form. */
const told = 'All packages › Gold › Price: expected an amount such as 59.99 (found "free")';
let desk: Desk;
test.beforeAll(async () => {
  desk = await openDesk();
});
test.afterAll(() => desk.close());

/** Leaves the preview empty in a test that does not look at it: its pages take most of the time. */
async function withoutPreview(page: Page): Promise<void> {
  await page.route(`${desk.preview}/**`, (route) => route.fulfill({ contentType: "text/html", body: "" }));
}

test('a price of "free" is refused in the form, and nothing is written', async ({ page }) => {
  const saved = desk.snapshot();
  await page.goto(`${desk.origin}/keystatic`);
  await page.getByRole("link", { name: "Gold", exact: true }).first().click();
  await priceField(page).fill("free");
  await saveButton(page).click();
  await expect(priceField(page)).toHaveAttribute("aria-invalid", "true");
  await expect(priceField(page)).toHaveAccessibleDescription(
    /expected an amount such as 59\.99 \(found "free"\)/u,
  );
  await expect(priceField(page)).toBeFocused();
  await expect(saveReport(page)).toContainText("Not saved");
  await expect(preview(page).getByRole("listitem")).toHaveText(told);
  expect(desk.snapshot()).toEqual(saved);
});

test("Gold, Hours and Home offer no way to delete or duplicate them; other entries do", async ({ page }) => {
  await withoutPreview(page);
  const buttons = page.getByRole("button", { name: /Delete entry|Duplicate entry/u });
  for (const path of ["singleton/package-gold", "singleton/hours", "collection/pages/item/home"]) {
    await page.goto(`${desk.origin}/keystatic/${path}`);
    await expect(saveButton(page)).toBeVisible();
    await expect(buttons).toHaveCount(0);
  }
  for (const path of ["packages/item/tokens-10", "pages/item/hittrax"]) {
    await page.goto(`${desk.origin}/keystatic/collection/${path}`);
    await expect(buttons).toHaveCount(2);
  }
  await page.goto(`${desk.origin}/keystatic`);
  for (const list of ["camps", "pages", "policies", "jobs", "disciplines"])
    await expect(page.locator(`a[href$="/collection/${list}/create"]`).first()).toBeVisible();
});

test("a closure and a notice are written with nothing else changed", async ({ page }) => {
  await withoutPreview(page);
  await page.goto(`${desk.origin}/keystatic/singleton/hours`);
  await page.getByRole("button", { name: "Add closure or special day" }).click();
  const card = openCard(page);
  await card.getByLabel("Date").fill("2026-11-17");
  await card.getByLabel("Reason").fill("Water main repair");
  await saveButton(page).click();
  await expect(card.locator(".message").first()).toContainText(
    "expected either closed: true or both opens and closes",
  );
  await card.getByLabel("Closed", { exact: true }).check();
  await card.locator("summary").click();
  await page.getByRole("button", { name: "Add notice" }).click();
  await card.getByLabel("From").fill("2026-11-15");
  await card.getByLabel("Until").fill("2026-11-17");
  await card.getByLabel("Text").fill("Closed on Tuesday: a water main is repaired.");
  await card.getByRole("button", { name: "Add page" }).click();
  await card.getByLabel("Page 1", { exact: true }).selectOption("rentbattingcages");
  const hours = desk.text("hours.yaml");
  await saveButton(page).click();
  await expect(saveReport(page)).toHaveText(/^Saved\./u);
  expect(lineChanges(hours, desk.text("hours.yaml"))).toEqual({
    removed: [],
    added: [
      "  - date: 2026-11-17",
      "    reason: Water main repair",
      "  - from: 2026-11-15",
      "    until: 2026-11-17",
      '    text: "Closed on Tuesday: a water main is repaired."',
      "      - rentbattingcages",
    ],
  });
});

test("a duplicated entry has the file name of its own name, until it is created", async ({ page }) => {
  await page.goto(`${desk.origin}/keystatic/collection/coaches/item/tess-lindqvist`);
  await page.getByRole("button", { name: "Duplicate entry" }).click();
  await expect(page.getByText("File: coaches/tess-lindqvist-copy")).toBeVisible();
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Kim Ito");
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/item\/kim-ito$/u);
  await name.fill("Kim Sato");
  await expect(page.getByText("File: coaches/kim-ito")).toBeVisible();
});

test("a fact is found by its value and put where the caret is, by keyboard and by pointer", async ({
  page,
}) => {
  await withoutPreview(page);
  await page.goto(`${desk.origin}/keystatic/collection/camps/create`);
  const description = page.getByLabel("Description", { exact: true });
  await description.fill("From  a day.");
  await description.press("Home");
  for (let letter = 0; letter < 5; letter++) await description.press("ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const facts = page.getByRole("dialog", { name: "Insert a fact" });
  await expect(facts.getByLabel("Find a fact")).toBeFocused();
  await page.keyboard.type("holiday-camp-1");
  await page.keyboard.press("Enter");
  await expect(description).toHaveValue("From {{price.holiday-camp-1}} a day.");
  await expect(description).toBeFocused();
  await page.keyboard.type("!");
  await expect(description).toHaveValue("From {{price.holiday-camp-1}}! a day.");

  await page.locator("textarea").last().fill("Call ");
  await page.getByRole("button", { name: "Insert a fact" }).last().click();
  await facts.getByLabel("Find a fact").fill("614");
  await facts.getByRole("button", { name: /555-0142 facility\.phone/u }).click();
  await expect(page.locator("textarea").last()).toHaveValue("Call {{facility.phone}}");
  await expect(facts).toBeHidden();
});

test("a line can grow past the width of its control while it is typed", async ({ page }) => {
  await withoutPreview(page);
  await page.goto(`${desk.origin}/keystatic/collection/camps/create`);
  const description = page.getByLabel("Description", { exact: true });
  const sentence = "Four mornings of infield work, with ground balls, double plays and a game on Thursday.";
  await description.pressSequentially(sentence);
  await expect(description).toHaveValue(sentence);
  await expect(description).toBeFocused();
});

test("closing on Sunday is saved together with the texts that name its hours", async ({ page }) => {
  await withoutPreview(page);
  await page.goto(`${desk.origin}/keystatic/singleton/hours`);
  await page.getByRole("button", { name: "Remove Hours 3" }).click();
  const saved = desk.snapshot();
  await saveButton(page).click();
  const dialog = page.getByRole("dialog");
  const texts = dialog.getByRole("textbox");
  await expect(dialog.getByRole("link", { name: "Policies and rules › About Us › Body" })).toBeVisible();
  expect(desk.snapshot()).toEqual(saved);
  for (const text of await texts.all())
    await text.fill((await text.inputValue()).replace("{{hours.sunday}}", "closed on Sunday"));
  await dialog.getByRole("button", { name: "Save all together" }).click();
  await expect(saveReport(page)).toHaveText(/^Saved\./u);
  expect(desk.text("hours.yaml")).not.toContain("sunday");
  expect(desk.text("policies/aboutus.md")).toContain("and closed on Sunday. Call {{facility.phone}}");
});

test("a form's page is deleted together with what leads to it, and its texts leave the menu", async ({
  page,
}) => {
  await withoutPreview(page);
  await page.goto(`${desk.origin}/keystatic/collection/pages/item/teampractice`);
  const texts = page.getByRole("link", { name: "Team practice request", exact: true });
  await expect(texts).toBeVisible();
  await deleteEntry(page);
  const dialog = page.getByRole("dialog", { name: "Something else changes with this" });
  await expect(dialog.getByRole("link", { name: /^Menus › / })).toBeVisible();
  expect(existsSync(join(desk.content, "pages/teampractice.yaml"))).toBe(true);
  await dialog.getByRole("button", { name: "Delete and mend these" }).click();
  await expect(saveReport(page)).toHaveText(/^Saved\./u);
  expect(existsSync(join(desk.content, "pages/teampractice.yaml"))).toBe(false);
  expect(desk.text("navigation.yaml")).not.toContain("route: teampractice");
  await expect(page).toHaveURL(/\/collection\/pages$/u);
  await expect(texts).toHaveCount(0);
});

test("a link to a field opens its form and focuses it", async ({ page }) => {
  await withoutPreview(page);
  await page.goto(`${desk.origin}/keystatic/singleton/home#memberships.lead`);
  await expect(page.locator('[data-field="memberships"] [data-path="lead"]')).toBeFocused();
});

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
  await expect(camp.getByRole("heading", { name: "Spring Break Camp", level: 1 })).toBeVisible();
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
