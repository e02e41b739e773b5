/**
 * Compares the positions of landmarks, headings and cards with `layout.json`: boxes, not pixels, so that font rendering
 * makes no difference. After an intended change: `LAYOUT=update npx playwright test tests/look/layout.spec.ts`, look at
 * it, and format it.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../on-the-day.ts";

const file = join(import.meta.dirname, "layout.json");
const pages = ["/", "/hitting", "/packages", "/rentbattingcages", "/camps", "/cancel", "/contactus", "/404"];
const widths = [390, 768, 1280];

/** Left, width and height of an element in pixels; its top follows from the elements above. */
type Box = readonly [left: number, width: number, height: number];
type Layout = Record<string, Record<string, Box>>;

const kept: Layout = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Layout) : {};
const measured: Layout = {};

// An update collects all boxes in one worker; otherwise pages are separate, so that one failure does not hide the next.
const updating = process.env["LAYOUT"] === "update";
test.describe.configure({ mode: updating ? "serial" : "parallel" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of pages) {
  test(path, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const name = `${path} ${width}`;
      const boxes = await boxesOf(page);
      measured[name] = boxes;
      if (updating) continue;
      expect(Object.keys(boxes), `what is on the page at ${width} px`).toEqual(Object.keys(kept[name] ?? {}));
      const moved = Object.entries(kept[name] ?? {}).filter(
        ([what, box]) => !alike(box, boxes[what] ?? [0, 0, 0]),
      );
      expect(
        moved.map(([what, box]) => `${what}: ${box.join(" ")} is now ${boxes[what]?.join(" ")}`),
        `${width} px`,
      ).toEqual([]);
    }
  });
}

test.afterAll(() => {
  if (updating) writeFileSync(file, `${JSON.stringify(measured)}\n`);
});

/** Tolerates differences between fonts, such as one more line of text: 8 px across, 12 % or 40 px down. */
function alike(before: Box, now: Box): boolean {
  const [left, wide, high] = before.map((value, index) => Math.abs(value - (now[index] ?? 0)));
  return (left ?? 0) <= 8 && (wide ?? 0) <= 8 && (high ?? 0) <= Math.max(40, before[2] * 0.12);
}

/** The boxes of landmarks, sections, cards and the first heading, each named by what it is and which. */
function boxesOf(page: Page): Promise<Record<string, Box>> {
  return page.evaluate(() => {
    const counted = new Map<string, number>();
    const all = document.querySelectorAll<HTMLElement>(
      "header, main, footer, .page-head, .home-hero-stage, .band, main section, .floor-plan-drawing, main article, main form, .table-of-contents",
    );
    return Object.fromEntries(
      [...all]
        .filter((element) => element.offsetParent !== null || element.matches("header, svg"))
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const kind = `${element.tagName.toLowerCase()}.${element.getAttribute("class")?.split(" ")[0] ?? ""}`;
          const number = (counted.get(kind) ?? 0) + 1;
          counted.set(kind, number);
          const { left, width, height } = element.getBoundingClientRect();
          return [`${kind} ${number}`, [Math.round(left), Math.round(width), Math.round(height)]];
        }),
    ) as Record<string, [number, number, number]>;
  });
}
