/** Open spots and camps to come look like the cards beside them. */
import type { Page } from "@playwright/test";
import { expect, test } from "../on-the-day.ts";
import { paint } from "../paint.ts";
import { sampled } from "../scope.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

// Of coaches, of camps, and others of coaches.
for (const path of sampled(["/hitting", "/camps", "/speed", "/fielding"], 2))
  test(`the placeholders of ${path} have the shape of its cards, and on a phone are one low strip`, async ({
    sharedPage: page,
  }) => {
    await page.goto(path);
    for (const width of [320, 390, 768, 1024, 1280, 1920])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        if (width < 768) await areOneLowStrip(page);
        else await haveTheirDrawingFirst(page);
        if (width >= 768 && width <= 1280) await haveLowerDrawingsInTheirOwnRows(page);
        if (width >= 390) await haveAlignedButtons(page);
      });
  });

/** All placeholders together are no higher than a card. */
async function areOneLowStrip(page: Page): Promise<void> {
  const heightOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().height)));
  const card = await heightOf(".card:not(.card-placeholder)");
  expect.soft(await heightOf(".card-strip"), "height of the strip").toBeLessThanOrEqual(card);
}

/** The drawing of each is above its words, and its buttons are last. */
async function haveTheirDrawingFirst(page: Page): Promise<void> {
  const upsideDown = await page.locator(".card").evaluateAll(
    (cards) =>
      cards.filter((card) => {
        const parts = ["picture, .card-base", ".card-words", ".card-actions"].map((part) =>
          card.querySelector(part)?.getBoundingClientRect(),
        );
        const [picture, words, actions] = parts;
        return (
          !picture || !words || !actions || picture.bottom > words.top + 1 || words.bottom > actions.top + 1
        );
      }).length,
  );
  expect.soft(upsideDown, "cards whose drawing is not first, or whose buttons are not last").toBe(0);
}

/** Beside a card, the drawing of a placeholder takes what its few words leave; all the others are lower. */
async function haveLowerDrawingsInTheirOwnRows(page: Page): Promise<void> {
  const pictures = await page.locator(".card").evaluateAll((cards) =>
    cards.map((card) => ({
      row: Math.round(card.getBoundingClientRect().top),
      isPlaceholder: card.matches(".card-placeholder"),
      height: Math.round(card.querySelector("picture, .card-base")?.getBoundingClientRect().height ?? 0),
    })),
  );
  const ofCards = Math.min(
    ...pictures.filter(({ isPlaceholder }) => !isPlaceholder).map(({ height }) => height),
  );
  const rows = [...Map.groupBy(pictures, (picture) => picture.row).values()];
  // A row is not stretched by the page's own text at its end, either.
  const alone = rows.filter((row) => row.every(({ isPlaceholder }) => isPlaceholder));
  const drawings = alone.flat().map(({ height }) => height);
  expect
    .soft(Math.max(...drawings) - Math.min(...drawings), "heights in rows of placeholders")
    .toBeLessThan(2);
  for (const row of rows) {
    const heights = row.map(({ height }) => height);
    expect
      .soft(Math.min(...heights), "lowest in a row of cards")
      .toBeGreaterThan(alone.includes(row) ? 0 : ofCards - 2);
    if (alone.includes(row))
      expect.soft(heights[0], "height in a row of placeholders").toBeLessThan(ofCards * 0.77);
  }
}

/**
 * The disabled buttons of a placeholder look alike, and its live one, which opens a dialog, does not look disabled. All
 * take the width and the line that those of a card take.
 */
async function haveAlignedButtons(page: Page): Promise<void> {
  const cards = await page.locator(".card").evaluateAll((all) =>
    all.map((card) => {
      const buttons = [...card.querySelectorAll(".card-actions .button")];
      const boxes = buttons.map((button) => button.getBoundingClientRect());
      const outer = card.getBoundingClientRect();
      return {
        isPlaceholder: card.matches(".card-placeholder"),
        row: Math.round(outer.top),
        styles: ["button:enabled", "button:disabled"].map((state) => [
          ...new Set(
            [...card.querySelectorAll(`.card-actions ${state}`)].map((button) => {
              const { borderTop, color, backgroundColor } = getComputedStyle(button);
              return [borderTop, color, backgroundColor].join();
            }),
          ),
        ]),
        heights: new Set(boxes.map(({ height }) => Math.round(height))).size,
        top: Math.min(...boxes.map(({ top }) => Math.round(top))),
        start: Math.round(Math.min(...boxes.map(({ left }) => left)) - outer.left),
        end: Math.round(outer.right - Math.max(...boxes.map(({ right }) => right))),
      };
    }),
  );
  for (const { isPlaceholder, styles, heights, start, end } of cards)
    if (isPlaceholder) {
      const [live, disabled] = styles;
      expect.soft([live?.length, disabled?.length], "looks of live and of disabled buttons").toEqual([1, 1]);
      expect.soft(live, "look of the live button").not.toEqual(disabled);
      expect.soft([heights, start], "heights and start of the buttons").toEqual([1, end]);
    }
  for (const row of Map.groupBy(cards, (card) => card.row).values())
    expect
      .soft(new Set(row.map(({ top, start }) => [top, start].join())).size, "lines of buttons in a row")
      .toBe(1);
}

test("each open spot has another number, and each camp to come another drawing, in forced colors too", async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [path, drawing] of [
    ["/speed", ".card-placeholder > picture"],
    ["/camps", ".card-placeholder > .card-base"],
  ] as const) {
    await page.goto(path);
    await paint(page);
    for (const forcedColors of ["active", "none"] as const) {
      await page.emulateMedia({ forcedColors });
      const shots = new Set<string>();
      const drawings = page.locator(drawing);
      // Those that are pictures may still be loading.
      await drawings.locator("img").evaluateAll((images: HTMLImageElement[]) =>
        Promise.all(
          images.map((image) => {
            image.loading = "eager";
            return image.decode();
          }),
        ),
      );
      const count = await drawings.count();
      for (let index = 0; index < count; index++)
        shots.add((await drawings.nth(index).screenshot()).toString("base64"));
      expect.soft(count, path).toBeGreaterThan(5);
      expect.soft(shots.size, `${path}, forced colors: ${forcedColors}`).toBe(count);
    }
  }
});

test("each open spot shows another piece of one field, as large as the others and without a gap", async ({
  sharedPage: page,
}) => {
  for (const path of ["/hitting", "/speed"]) {
    await page.goto(path);
    for (const width of [390, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const pieces = await page.locator(".card-placeholder > picture").evaluateAll((pictures) =>
        pictures.map((picture) => {
          const piece = picture.getBoundingClientRect();
          const field = picture.querySelector("img")?.getBoundingClientRect();
          if (!field) throw new Error("There is no field.");
          const [x, y] = [
            piece.left + piece.width / 2 - field.left,
            piece.top + piece.height / 2 - field.top,
          ];
          return {
            size: `${Math.round(field.width)} by ${Math.round(field.height)}`,
            place: `${Math.round((x / field.width) * 100)} and ${Math.round((y / field.height) * 100)}%`,
            isFull:
              field.left <= piece.left &&
              field.right >= piece.right &&
              field.top <= piece.top &&
              field.bottom >= piece.bottom,
          };
        }),
      );
      const at = `${path} at ${width} px`;
      expect.soft(new Set(pieces.map(({ size }) => size)).size, `sizes of the field on ${at}`).toBe(1);
      expect.soft(new Set(pieces.map(({ place }) => place)).size, `places on ${at}`).toBe(pieces.length);
      expect.soft(pieces.filter(({ isFull }) => !isFull).length, `gaps on ${at}`).toBe(0);
    }
  }
});

test("the rows of camps to come take less of the page than the camps", async ({ sharedPage: page }) => {
  await page.goto("/camps");
  await page.setViewportSize({ width: 1280, height: 900 });
  const boxes = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  const [camp] = await boxes(".card:not(.card-placeholder)");
  const toCome = await boxes(".card-placeholder");
  const rows = Map.groupBy(toCome, ({ top }) => Math.round(top));
  const heights = [...rows.values()].map(([first]) => first?.height ?? 0);
  expect(heights).toHaveLength(2);
  const total = heights.reduce((sum, height) => sum + height, 0);
  expect(total).toBeLessThan(camp?.height ?? 0);
});

for (const direction of ["ltr", "rtl"] as const)
  test(`what is swiped begins at the margin and reaches both edges of a phone, ${direction}`, async ({
    sharedPage: page,
  }) => {
    for (const [path, list] of [
      ["/hitting", ".card-strip"],
      ["/aboutus", ".coach-faces"],
    ] as const) {
      await page.goto(path);
      await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const edges = await page.locator(list).evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          const first = element.firstElementChild?.getBoundingClientRect();
          const title = document.querySelector("h1")?.getBoundingClientRect();
          const start = document.dir === "rtl" ? "right" : "left";
          return { left, right, first: first?.[start], title: title?.[start] };
        });
        expect.soft(edges, `${path} at ${width} px`).toEqual({ ...edges, left: 0, right: width });
        expect.soft(edges.first, `${path} at ${width} px`).toBe(edges.title);
        const isSideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect.soft(isSideways, `${path} at ${width} px`).toBe(false);
      }
    }
  });
