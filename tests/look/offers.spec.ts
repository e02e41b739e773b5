/** The cards of what is sold: memberships, assessments, tokens, specials. */
import { expect, test } from "../on-the-day.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("from a tablet on, the lines of two memberships meet: in fewer columns, Silver's first is as high as two of Gold's", async ({
  sharedPage: page,
}) => {
  for (const path of ["/", "/packages"]) {
    await page.goto(path);
    for (const [width, lines, met] of [
      [768, 4, [0, 2, 3]],
      [1024, 4, [0, 2, 3]],
      [1280, 3, [0, 1, 2]],
      [1920, 3, [0, 1, 2]],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const [gold, silver] = await page.locator(".included-lines").evaluateAll((lists) =>
        lists.map((list) => {
          const tops = [...list.children].map((line) => Math.round(line.getBoundingClientRect().top));
          return [...new Set(tops)];
        }),
      );
      expect.soft(gold, `${path} at ${width} px`).toHaveLength(lines);
      expect.soft(silver, `${path} at ${width} px`).toEqual(met.map((line) => gold?.[line]));
    }
  }
});

test("two memberships are side by side from a tablet on", async ({ sharedPage: page }) => {
  for (const path of ["/", "/packages"]) {
    await page.goto(path);
    for (const [width, columns] of [
      [390, 1],
      [768, 2],
      [1024, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const starts = await page
        .locator(".offer-card")
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
      expect.soft(new Set(starts).size, `${path} at ${width} px`).toBe(columns);
    }
  }
});

test("how to cancel a membership is directly under the cards", async ({ sharedPage: page }) => {
  await page.goto("/packages");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const cards = await page.locator(".offer-grid").boundingBox();
    const note = await page
      .getByText("Cancel anytime at the desk; no refunds. See the refund and cancellation policy.")
      .boundingBox();
    const gap = (note?.y ?? Infinity) - (cards?.y ?? 0) - (cards?.height ?? 0);
    expect(gap, `${width} px`).toBeGreaterThan(0);
    expect(gap, `${width} px`).toBeLessThanOrEqual(32);
  }
});

test("the two buttons of an assessment are as wide as each other", async ({ sharedPage: page }) => {
  await page.goto("/hittrax");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const widths = await page
      .locator(".offer-card-actions > .button")
      .evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().width)));
    expect(widths).toHaveLength(6);
    expect.soft(new Set(widths).size, `${width} px: ${widths.join(", ")}`).toBe(1);
  }
});

test("the picture of an offer leaves its words their room: its name has two lines at most, three in the narrowest window, and no label is cut", async ({
  sharedPage: page,
}) => {
  await page.goto("/hittrax");
  for (const width of [320, 360, 390, 600, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const { lines, cut } = await page.locator(".offer-card").evaluateAll((cards) => ({
      lines: cards.map((card) => {
        const name = card.querySelector(".offer-card-name");
        if (!name) throw new Error("There is no name.");
        const lineHeight = Number.parseFloat(getComputedStyle(name).lineHeight);
        return Math.round(name.getBoundingClientRect().height / lineHeight);
      }),
      cut: cards
        .flatMap((card) => [...card.querySelectorAll(".button")])
        .filter((button) => button.scrollWidth > button.clientWidth).length,
    }));
    expect.soft(Math.max(...lines), `${width} px`).toBeLessThanOrEqual(width < 360 ? 3 : 2);
    expect.soft(cut, `${width} px`).toBe(0);
  }
});

test("the prices of offers in a row are on one line, however long their names are", async ({
  sharedPage: page,
}) => {
  for (const path of ["/pitchprice", "/buytokens", "/hittrax", "/packages"]) {
    await page.goto(path);
    for (const width of [640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await page.locator(".offer-card").evaluateAll((cards) => {
        const topOf = (element: Element | null) => Math.round(element?.getBoundingClientRect().top ?? 0);
        const byRow = Map.groupBy(cards, topOf);
        return [...byRow.values()].map(
          (row) => new Set(row.map((card) => topOf(card.querySelector(".price")))).size,
        );
      });
      expect.soft(Math.max(...rows), `${path} at ${width} px`).toBe(1);
    }
  }
});

test("three offers leave no place of their rows free", async ({ sharedPage: page }) => {
  await page.goto("/hittrax");
  for (const width of [390, 640, 700, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const grid = await page.locator(".offer-grid").boundingBox();
    const boxes = await page
      .locator(".offer-card")
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
    const rows = [...Map.groupBy(boxes, ({ top }) => Math.round(top)).values()];
    const ends = rows.map((row) => Math.round(Math.max(...row.map(({ right }) => right))));
    const end = Math.round((grid?.x ?? 0) + (grid?.width ?? 0));
    expect.soft(ends, `${width} px`).toEqual(rows.map(() => end));
  }
});

test("on a phone, two buttons of an offer share a line, which no font moves", async ({
  sharedPage: page,
}) => {
  await page.goto("/hittrax");
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const { tops, cut } = await page
      .locator(".offer-card-actions")
      .first()
      .evaluate((actions) => {
        const buttons = [...actions.querySelectorAll(".button")];
        return {
          tops: new Set(buttons.map((button) => button.getBoundingClientRect().top)).size,
          cut: buttons.filter((button) => button.scrollWidth > button.clientWidth).length,
        };
      });
    expect.soft([tops, cut], `${width} px`).toEqual([1, 0]);
  }
});

test("the panel of a special is a strip above its lines, which are in two columns", async ({
  sharedPage: page,
}) => {
  await page.goto("/specials");
  await page.setViewportSize({ width: 1280, height: 900 });
  const board = await page.locator(".special-card-board").boundingBox();
  const card = await page.locator(".special-card").boundingBox();
  expect(Math.round(board?.width ?? 0)).toBeGreaterThanOrEqual(Math.round(card?.width ?? Infinity) - 2);
  expect(board?.height).toBeLessThanOrEqual(160);
  const lines = await page
    .locator(".special-card-terms > li")
    .evaluateAll((all) => all.map((line) => line.getBoundingClientRect().toJSON() as DOMRect));
  const columns = [...Map.groupBy(lines, ({ left }) => Math.round(left)).values()];
  const half = Math.ceil(lines.length / 2);
  expect(columns.map(({ length }) => length)).toEqual([half, lines.length - half]);
  expect(columns[0]?.[0]?.top).toBe(columns[1]?.[0]?.top);
});

test("a special's button is at the end of its strip, beside what is drawn there, in both directions", async ({
  sharedPage: page,
}) => {
  for (const width of [768, 1024, 1280])
    for (const dir of ["ltr", "rtl"]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/specials");
      const { gap, drawn } = await page.locator(".special-card-board").evaluate((board, direction) => {
        document.documentElement.dir = direction;
        const [outer, button] = [board, board.querySelector(".button")].map((one) =>
          one?.getBoundingClientRect(),
        );
        if (!outer || !button) throw new Error("There is no button.");
        const drawing = getComputedStyle(board, "::before");
        // A square on its tip, and how far its middle is outside.
        const tip = Number.parseFloat(drawing.width) * Math.SQRT1_2;
        const outside = Number.parseFloat(drawing.width) / 2 + Number.parseFloat(drawing.marginInlineEnd);
        return {
          gap: direction === "ltr" ? outer.right - button.right : button.left - outer.left,
          drawn: tip + outside,
        };
      }, dir);
      expect.soft(gap, `${dir} at ${width} px`).toBeGreaterThan(drawn);
      expect.soft(gap, `${dir} at ${width} px`).toBeLessThan(240);
    }
});

test("the words beside a special's price are on its line", async ({ sharedPage: page }) => {
  await page.goto("/specials");
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const bottoms = await page
      .locator(".special-card-board")
      .locator(".price-per, p:not(.price)")
      .evaluateAll((all) => all.map((words) => words.getBoundingClientRect().bottom));
    expect(bottoms.length).toBeGreaterThan(1);
    expect.soft(Math.max(...bottoms) - Math.min(...bottoms), `${width} px`).toBeLessThan(5);
  }
});

test("every line of what an offer includes has a base before it", async ({ sharedPage: page }) => {
  for (const [path, list] of [
    ["/specials", ".special-card-terms"],
    ["/packages", ".included-lines"],
  ] as const) {
    await page.goto(path);
    const turns = await page
      .locator(`${list} > li`)
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, "::before").rotate));
    expect(new Set(turns), path).toEqual(new Set(["45deg"]));
  }
});

test("on a phone, the line above an offer looks like those at its other sides", async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/buytokens");
  const colors = await page.locator(".offer-card").evaluateAll((cards) =>
    cards.map((card) => {
      const { borderTopColor, borderBottomColor } = getComputedStyle(card);
      return [borderTopColor, borderBottomColor];
    }),
  );
  expect(colors).toEqual(colors.map(([, bottom]) => [bottom, bottom]));
});
