/**
 * The manager's work, from the form to the built site, on a copy of the content: a price, a price that is none, a
 * closure, a camp with a picture. And a developer's mistake, to show that the comparison would notice it.
 */
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { closurePlaces } from "./closure-places.ts";
import { comparePrices, structured, titles, visible } from "./compare.ts";
import { openDesk, sourceWith, type Desk } from "./desk.ts";
import { addPicture, difference, pageOf, price, report, save, snapshot } from "./form.ts";

test.describe.configure({ mode: "serial", timeout: 180_000 });

let desk: Desk;
let before: string;
test.beforeAll(async () => {
  desk = await openDesk();
  const built = desk.build("before");
  expect(built.output).toContain("The site stands in");
  before = built.site;
});
test.afterAll(() => desk.close());

test("free as a price is refused in the form, in the words of the field, and nothing is written", async ({
  page,
}) => {
  const was = snapshot(desk.content);
  await page.goto(`${desk.origin}/keystatic`);
  await page.getByRole("link", { name: "Gold", exact: true }).first().click();
  await price(page).fill("free");
  await save(page).click();
  await expect(price(page)).toHaveAttribute("aria-invalid", "true");
  await expect(price(page)).toHaveAccessibleDescription(
    /expected an amount such as 59\.99 \(found "free"\)/u,
  );
  await expect(price(page)).toBeFocused();
  await expect(report(page)).toContainText("Not saved");
  await expect(page.getByLabel("Preview", { exact: true }).locator(".reason")).toContainText(
    'packages/gold.yaml:4:8 price: expected an amount such as 59.99 (found "free")',
  );
  expect(snapshot(desk.content)).toEqual(was);
});

test("free is refused by the save route, with file, line and rule, and nothing is written", async ({
  request,
}) => {
  const was = snapshot(desk.content);
  const contents = Buffer.from(desk.text("packages/gold.yaml").replace("59.99", "free")).toString("base64");
  const send = (path: string, headers: Record<string, string> = {}) =>
    request.post(`${desk.origin}/api/keystatic/update`, {
      headers: { "no-cors": "1", "Content-Type": "application/json", ...headers },
      data: JSON.stringify({ additions: [{ path, contents }], deletions: [] }),
    });
  const refused = await send("packages/gold.yaml");
  expect(refused.status()).toBe(422);
  expect(await refused.text()).toContain(
    'content/packages/gold.yaml:4:8 price: expected an amount such as 59.99 (found "free")',
  );
  expect((await send("../package.json")).status()).toBe(403);
  expect((await send("packages/gold.yaml", { Origin: "https://elsewhere.example" })).status()).toBe(403);
  expect((await send("packages/gold.yaml", { Host: "elsewhere.example" })).status()).toBe(403);
  expect(snapshot(desk.content)).toEqual(was);
});

test("free is refused by the build, with file, line and rule", () => {
  const content = join(desk.root, "free");
  cpSync(desk.content, content, { recursive: true });
  writeFileSync(
    join(content, "packages/gold.yaml"),
    desk.text("packages/gold.yaml").replace("59.99", "free"),
  );
  const { status, output } = desk.build("free-site", { content });
  expect(status).not.toBe(0);
  expect(output).toContain('packages/gold.yaml:4:8 price: expected an amount such as 59.99 (found "free")');
  expect(existsSync(join(desk.root, "free-site"))).toBe(false);
});

test("Gold goes from $59.99 to $64.99: one line, and exactly the pages that showed it", async ({ page }) => {
  const was = snapshot(desk.content);
  const gold = desk.text("packages/gold.yaml");
  await page.goto(`${desk.origin}/keystatic/singleton/package-gold`);
  await price(page).fill("64.99");
  const preview = page.getByLabel("Preview", { exact: true });
  await expect(preview).toHaveAttribute("data-phase", "draft", { timeout: 30_000 });
  const shown = preview.frameLocator("iframe");
  await expect(shown.getByText(/^Gold is \$64\.99 a month, Silver \$39\.99\./u)).toBeVisible({
    timeout: 30_000,
  });
  expect(snapshot(desk.content), "nothing is written before it is saved").toEqual(was);

  await save(page).click();
  await expect(report(page)).toHaveText(/^Saved\./u);
  await expect(preview).toHaveAttribute("data-phase", "same");
  await expect(shown.getByText(/^Gold is \$64\.99 a month, Silver \$39\.99\./u)).toBeVisible();
  const is = snapshot(desk.content);
  expect([...is.keys()].filter((file) => is.get(file) !== was.get(file))).toEqual([
    join(desk.content, "packages/gold.yaml"),
  ]);
  expect(difference(gold, desk.text("packages/gold.yaml"))).toEqual({
    gone: ["price: 59.99"],
    come: ["price: 64.99"],
  });

  const { site, output } = desk.build("after-price");
  expect(output).toContain("The site stands in");
  const { showedOld, changed, problems } = comparePrices(before, site, "59.99", "64.99");
  expect(problems).toEqual([]);
  expect(changed).toEqual(showedOld);
  for (const file of ["index.html", "packages.html", "hitpricing.html", "llms.txt"])
    expect(changed).toContain(file);
  const memberships = pageOf(site, "packages.html");
  expect(visible(memberships)).toContain("Gold is $64.99 a month, Silver $39.99");
  expect(titles(memberships)).toContain("Gold is $64.99");
  expect(structured(memberships)).toMatch(/"price":"?64\.99/u);
});

test("a price that a developer wrote into the source would be noticed", { tag: "@all" }, () => {
  const source = sourceWith(desk.root, "src/views/memberships.astro", (text) =>
    text.replace("</Site>", "<p>Gold is only $59.99.</p></Site>"),
  );
  const { site, output } = desk.build("planted", { source });
  expect(output).toContain("The site stands in");
  const { problems } = comparePrices(before, site, "59.99", "64.99");
  expect(problems).toContain("packages.html: still says 59.99");
  expect(problems).toContain("packages.html: differs beyond the price");
});

test("Gold, Hours and the pages offer no way to delete or double them", async ({ page }) => {
  for (const path of [
    "singleton/package-gold",
    "singleton/hours",
    "collection/pages/item/home",
    "collection/packages/item/gold",
  ]) {
    await page.goto(`${desk.origin}/keystatic/${path}`);
    await expect(save(page)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole("button", { name: /Delete entry|Duplicate entry/u })).toHaveCount(0);
  }
  await page.goto(`${desk.origin}/keystatic/collection/packages/item/tokens-10`);
  await expect(page.getByRole("button", { name: /Delete entry|Duplicate entry/u })).toHaveCount(2);
  await page.goto(`${desk.origin}/keystatic`);
  await expect(page.locator('a[href$="/collection/camps/create"]').first()).toBeVisible();
  for (const adding of await page.locator('a[href$="/collection/pages/create"]').all())
    await expect(adding).toBeHidden();
});

test("a closure for tomorrow and a camp with a picture stand wherever they have to", async ({ page }) => {
  await page.goto(`${desk.origin}/keystatic/singleton/hours`);
  await page.getByRole("button", { name: "Add closure or special day" }).click();
  const closure = page.getByRole("listitem").filter({ has: page.locator("details[open]") });
  await closure.getByLabel("Date").fill("2026-11-17");
  await closure.getByLabel("Reason").fill("Water main repair");
  await save(page).click();
  await expect(closure.locator(".message").first()).toContainText(
    "expected either closed: true or both opens and closes",
  );
  await closure.getByLabel("Closed", { exact: true }).check();
  await closure.locator("summary").click();
  await page.getByRole("button", { name: "Add notice" }).click();
  const notice = page.getByRole("listitem").filter({ has: page.locator("details[open]") });
  await notice.getByLabel("From").fill("2026-11-16");
  await notice.getByLabel("Until").fill("2026-11-17");
  await notice.getByLabel("Text").fill("Closed on Tuesday: a water main is repaired.");
  await notice.getByRole("button", { name: "Add page" }).click();
  await notice.getByLabel("Page 1", { exact: true }).selectOption("rentbattingcages");
  const hours = desk.text("hours.yaml");
  await save(page).click();
  await expect(report(page)).toHaveText(/^Saved\./u);
  expect(difference(hours, desk.text("hours.yaml"))).toEqual({
    gone: [],
    come: [
      "  - date: 2026-11-17",
      "    reason: Water main repair",
      "  - from: 2026-11-16",
      "    until: 2026-11-17",
      '    text: "Closed on Tuesday: a water main is repaired."',
      "      - rentbattingcages",
    ],
  });

  await page.goto(`${desk.origin}/keystatic/collection/camps/create`);
  await page.getByLabel("Name", { exact: true }).fill("Spring Break Camp");
  await page.getByLabel("Description", { exact: true }).fill("Four mornings of infield work.");
  await addPicture(page, desk);
  await page.getByLabel("From", { exact: true }).first().fill("2027-03-15");
  await page.getByLabel("Until", { exact: true }).first().fill("2027-03-18");
  await page.getByLabel("Opens").fill("09:00");
  await page.getByLabel("Closes").fill("12:00");
  await page.locator("textarea").last().fill("Ground balls, double plays, and a game on Thursday.");
  const shown = page.getByLabel("Preview", { exact: true }).frameLocator("iframe");
  await expect(shown.getByRole("heading", { name: "Spring Break Camp", level: 1 })).toBeVisible({
    timeout: 30_000,
  });
  await save(page).click();
  await expect(report(page)).toHaveText(/^Saved\./u);
  expect(desk.text("camps/spring-break-camp.md")).toBe(
    [
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
    ].join("\n"),
  );

  const { site, output } = desk.build("after-all");
  expect(output).toContain("The site stands in");
  expect(
    closurePlaces(site, { date: "2026-11-17", words: /Tuesday, November 17\s*Closed\s*Water main repair/u }),
  ).toEqual([]);
  const told = visible(pageOf(site, "rentbattingcages.html"));
  expect(told).toContain("Closed on Tuesday: a water main is repaired.");
  expect(visible(pageOf(site, "index.html"))).not.toContain("a water main is repaired");
  const profile = desk.profile();
  expect(profile).toContain("Tuesday, November 17: Closed (Water main repair)");
  expect(profile).toContain("Closed on Tuesday: a water main is repaired.");

  const camp = pageOf(site, "camps/spring-break-camp.html");
  expect(visible(camp)).toContain("Ground balls, double plays");
  expect(camp.querySelector('main img[alt="Infielders waiting for a ground ball"]')).toBeTruthy();
  expect(readFileSync(join(site, "camps/spring-break-camp.ics"), "utf8")).toContain(
    "SUMMARY:Spring Break Camp",
  );
  expect(readFileSync(join(site, "calendar.ics"), "utf8")).toContain("Spring Break Camp");
  expect(visible(pageOf(site, "camps.html"))).toContain("Spring Break Camp");
  expect(readFileSync(join(site, "sitemap.xml"), "utf8")).toContain("/camps/spring-break-camp<");
});
