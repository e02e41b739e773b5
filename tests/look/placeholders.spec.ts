/** Open spots and camps to come look like the cards beside them. */
import { expect, test } from "../on-the-day.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a placeholder has the shape of the cards: its drawing above its words, its buttons last", async ({
  sharedPage: page,
}) => {
  for (const path of ["/hitting", "/speed", "/fielding", "/camps"]) {
    await page.goto(path);
    for (const width of [768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const upsideDown = await page.locator(".card").evaluateAll(
        (cards) =>
          cards.filter((card) => {
            const parts = ["picture, .card-base", ".card-words", ".card-actions"].map((part) =>
              card.querySelector(part)?.getBoundingClientRect(),
            );
            const [picture, words, actions] = parts;
            return (
              !picture ||
              !words ||
              !actions ||
              picture.bottom > words.top + 1 ||
              words.bottom > actions.top + 1
            );
          }).length,
      );
      expect.soft(upsideDown, `${path} at ${width} px`).toBe(0);
    }
  }
});

test("beside a card, the drawing of a placeholder is as high as its picture; all the others are lower", async ({
  sharedPage: page,
}) => {
  for (const path of ["/hitting", "/speed", "/fielding", "/camps"]) {
    await page.goto(path);
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
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
      // A row is not stretched by the page's own text at its end, either.
      const alone = [...Map.groupBy(pictures, (picture) => picture.row).values()].filter((row) =>
        row.every(({ isPlaceholder }) => isPlaceholder),
      );
      const drawings = alone.flat().map(({ height }) => height);
      expect.soft(Math.max(...drawings) - Math.min(...drawings), `${path} at ${width} px`).toBeLessThan(2);
      for (const row of Map.groupBy(pictures, (picture) => picture.row).values()) {
        const heights = row.map(({ height }) => height);
        expect.soft(Math.max(...heights) - Math.min(...heights), `${path} at ${width} px`).toBeLessThan(2);
        if (row.every(({ isPlaceholder }) => isPlaceholder))
          expect.soft(heights[0], `${path} at ${width} px`).toBeLessThan(ofCards * 0.77);
      }
    }
  }
});

test("the buttons of a placeholder look alike, and take the width and the line that those of a card take", async ({
  sharedPage: page,
}) => {
  for (const path of ["/hitting", "/speed", "/camps"]) {
    await page.goto(path);
    for (const width of [390, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const cards = await page.locator(".card").evaluateAll((all) =>
        all.map((card) => {
          const buttons = [...card.querySelectorAll(".card-actions .button")];
          const boxes = buttons.map((button) => button.getBoundingClientRect());
          const outer = card.getBoundingClientRect();
          return {
            isPlaceholder: card.matches(".card-placeholder"),
            row: Math.round(outer.top),
            styles: new Set(
              buttons.map((button) => {
                const { borderTop, color, backgroundColor } = getComputedStyle(button);
                return [borderTop, color, backgroundColor].join();
              }),
            ).size,
            heights: new Set(boxes.map(({ height }) => Math.round(height))).size,
            top: Math.min(...boxes.map(({ top }) => Math.round(top))),
            start: Math.round(Math.min(...boxes.map(({ left }) => left)) - outer.left),
            end: Math.round(outer.right - Math.max(...boxes.map(({ right }) => right))),
          };
        }),
      );
      const at = `${path} at ${width} px`;
      for (const { isPlaceholder, styles, heights, start, end } of cards)
        if (isPlaceholder) expect.soft([styles, heights, start], at).toEqual([1, 1, end]);
      for (const row of Map.groupBy(cards, (card) => card.row).values())
        expect.soft(new Set(row.map(({ top, start }) => [top, start].join())).size, at).toBe(1);
    }
  }
});

test("on a phone all placeholders together are no higher than a card", async ({ sharedPage: page }) => {
  for (const path of ["/hitting", "/speed", "/fielding", "/camps"]) {
    await page.goto(path);
    const heightOf = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().height)));
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const card = await heightOf(".card:not(.card-placeholder)");
      expect.soft(await heightOf(".card-strip"), `${path} at ${width} px`).toBeLessThanOrEqual(card);
    }
  }
});

test("each open spot has another number, and each camp to come another drawing, in forced colors too", async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [path, drawing] of [
    ["/speed", ".card-placeholder > picture"],
    ["/camps", ".card-placeholder > .card-base"],
  ] as const) {
    await page.goto(path);
    for (const forcedColors of ["active", "none"] as const) {
      await page.emulateMedia({ forcedColors });
      const shots = new Set<string>();
      const drawings = page.locator(drawing);
      const count = await drawings.count();
      for (let index = 0; index < count; index++)
        shots.add((await drawings.nth(index).screenshot()).toString("base64"));
      expect.soft(count, path).toBeGreaterThan(5);
      expect.soft(shots.size, `${path}, forced colors: ${forcedColors}`).toBe(count);
    }
  }
});
