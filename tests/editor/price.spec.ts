/** A price that a manager changes is one line of one file, and changes exactly the pages that showed it. */
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { otherSite, type OtherSite } from "../other-site.ts";
import { comparePrices } from "./compare.ts";
import { openDesk, type Desk } from "./desk.ts";
import {
  lineChanges,
  preview,
  previewPage,
  priceField,
  saveButton,
  saveReport,
  test,
} from "./editor-page.ts";

test.describe.configure({ mode: "serial" });

const refusal = 'packages/gold.yaml:3:8 price: expected an amount such as 59.99 (found "free")';
let desk: Desk;
/** The site before and after the change. */
let before: OtherSite;
let after: OtherSite | undefined;
test.beforeAll(async () => {
  desk = await openDesk();
  before = await otherSite({ from: desk.content });
});
test.afterAll(async () => {
  await desk.close();
  for (const site of [before, after]) await site?.remove();
});

test("free is refused by the build, with file, line and rule", async () => {
  const changes = { "packages/gold.yaml": (text: string) => text.replace("59.99", "free") };
  await expect(otherSite({ from: desk.content, changes })).rejects.toThrow(refusal);
});

test("Gold goes from $59.99 to $64.99: one line, and exactly the pages that showed it", async ({ page }) => {
  const saved = desk.snapshot();
  const gold = desk.text("packages/gold.yaml");
  await page.goto(`${desk.origin}/keystatic/singleton/package-gold`);
  await priceField(page).fill("64.99");
  await expect(preview(page)).toHaveAttribute("data-phase", "draft");
  const sentence = previewPage(page).getByText(/^Gold is \$64\.99 a month, Silver \$39\.99\./u);
  await expect(sentence).toBeVisible();
  expect(desk.snapshot(), "nothing is written before it is saved").toEqual(saved);

  await saveButton(page).click();
  await expect(saveReport(page)).toHaveText(/^Saved\./u);
  await expect(preview(page)).toHaveAttribute("data-phase", "saved");
  await expect(sentence).toBeVisible();
  const now = desk.snapshot();
  expect([...now.keys()].filter((file) => now.get(file) !== saved.get(file))).toEqual(["packages/gold.yaml"]);
  expect(lineChanges(gold, desk.text("packages/gold.yaml"))).toEqual({
    removed: ["price: 59.99"],
    added: ["price: 64.99"],
  });

  after = await otherSite({ from: desk.content });
  const { showedOld, changed, problems } = comparePrices(before.directory, after.directory, "59.99", "64.99");
  expect(problems).toEqual([]);
  expect(changed).toEqual(showedOld);
  for (const file of ["index.html", "packages.html", "hitpricing.html", "llms.txt"])
    expect(changed).toContain(file);
});

test("a price that a developer wrote into a page would be noticed", () => {
  const folders = [before.directory, after?.directory ?? ""] as const;
  for (const folder of folders) appendFileSync(join(folder, "contactus.html"), "<p>Gold is only $59.99.</p>");
  expect(comparePrices(...folders, "59.99", "64.99").problems).toEqual([
    "contactus.html: still says 59.99",
    "contactus.html: differs beyond the price",
  ]);
});
