/** Sheets of paper: how many, and what is on them. What is printed of each page is in design-rules/paper.ts. */
import { expect, test } from "../on-the-day.ts";
import { sampled } from "../scope.ts";

test("no color changes softly on paper, where it would be printed before it has changed", async ({
  reusedPage: page,
}) => {
  await page.goto("/contactus");
  await page.emulateMedia({ media: "print" });
  const soft = await page.locator("body *").evaluateAll((all) =>
    all
      .filter((element) => {
        const { transitionDuration, transitionProperty } = getComputedStyle(element);
        return /color|all/u.test(transitionProperty) && /[1-9]/u.test(transitionDuration);
      })
      .map(({ className }) => String(className)),
  );
  expect(soft).toEqual([]);
});

test("the prices begin on the first sheet", async ({ reusedPage: page }) => {
  await page.goto("/prices");
  const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
  // The name of what is sold is a link, and a PDF lists the links of each sheet.
  const [first = ""] = /\/Type\s*\/Page\b(?!s)[\s\S]*?endobj/u.exec(pdf) ?? [];
  const [links = ""] = /\/Annots\s*\[[^\]]*\]/u.exec(first) ?? [];
  expect(links.match(/ R\b/gu)?.length ?? 0, "links on the first sheet").toBeGreaterThan(3);
});

test("the hours of Home cover no words on paper", async ({ reusedPage: page }) => {
  await page.setViewportSize({ width: 680, height: 900 });
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  const boxOf = (part: string) => page.locator(part).boundingBox();
  const [words, hours] = [await boxOf(".home-hero-words .lead"), await boxOf(".home-hero-hours")];
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(hours?.y ?? 0);
});

test("Home on paper is below 2 MB", async ({ reusedPage: page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const pdf = await page.pdf({ format: "Letter" });
  expect(pdf.length).toBeLessThan(2_000_000);
});

test("where a browser cannot show closed answers on paper, they open for it, and close again", async ({
  reusedPage: page,
}) => {
  await page.goto("/first-visit", { waitUntil: "networkidle" });
  const questions = page.locator(".questions details");
  const open = page.locator(".questions details[open]");
  expect(await questions.count()).toBeGreaterThan(0);
  await questions.first().locator("summary").click();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(open).toHaveCount(await questions.count());
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(open).toHaveCount(1);
});

test("a policy prints on one or two sheets", async ({ reusedPage: page }) => {
  for (const path of sampled([
    "/cancel",
    "/privacy",
    "/cagerules",
    "/facilityrules",
    "/mission",
    "/aboutus",
  ])) {
    await page.goto(path);
    const pdf = (await page.pdf({ format: "Letter", preferCSSPageSize: true })).toString("latin1");
    expect.soft(pdf.match(/\/Type\s*\/Page\b/gu)?.length, path).toBeLessThanOrEqual(2);
  }
});
