/** The list of all prices can be compared at a glance, at any width. */
import { expect, test } from "../on-the-day.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a name on the price list of a phone takes the room up to its price", async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/prices");
  const free = await page.locator(".price-line").evaluateAll((lines) =>
    lines.map((line) => {
      const name = line.querySelector("h3, .price-label")?.getBoundingClientRect();
      const price = [...line.querySelectorAll(".price > *")].map((part) => part.getBoundingClientRect().left);
      return Math.min(...price) - (name?.right ?? 0);
    }),
  );
  expect(free.length).toBeGreaterThan(0);
  expect(Math.max(...free)).toBeLessThanOrEqual(16);
});

test("the figures of the price list end at one edge, are the largest text of their line, and keep their unit in one piece", async ({
  sharedPage: page,
}) => {
  await page.goto("/prices");
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const found = await page.locator(".price-line").evaluateAll((lines) =>
      lines.map((line) => {
        const sizeOf = (part: Element) => Number.parseFloat(getComputedStyle(part).fontSize);
        const figure = line.querySelector(".price-figure");
        const unit = line.querySelector(".price-per");
        const others = [...line.querySelectorAll("h3, .price-label, .button")];
        const end = line.getBoundingClientRect().right - (figure?.getBoundingClientRect().right ?? 0);
        return {
          end: Math.round(end),
          isLargest: others.every((other) => figure && sizeOf(figure) >= 1.5 * sizeOf(other)),
          isWhole: !unit || unit.getBoundingClientRect().height < 2 * sizeOf(unit),
        };
      }),
    );
    expect(found.length, `at ${width} px`).toBeGreaterThan(20);
    expect(new Set(found.map(({ end }) => end)).size, `edges at ${width} px`).toBe(1);
    expect(
      found.every(({ isLargest }) => isLargest),
      `sizes at ${width} px`,
    ).toBe(true);
    expect(
      found.every(({ isWhole }) => isWhole),
      `units at ${width} px`,
    ).toBe(true);
  }
});

test("the words of the buttons end where the rules of the price list end, with dots from each name to its price", async ({
  sharedPage: page,
}) => {
  await page.goto("/prices");
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await page.locator(".price-line").evaluateAll((all) =>
      all.map((line) => {
        const { right } = line.getBoundingClientRect();
        const range = document.createRange();
        const ends = [...(line.querySelector(".button")?.childNodes ?? [])]
          .filter((part) => !(part instanceof Element) || !part.matches(".visually-hidden"))
          .map((part) => {
            range.selectNode(part);
            return range.getBoundingClientRect().right;
          });
        const name = line.querySelector("h3, .price-label");
        if (!name) throw new Error("There is no name.");
        const words = name.firstElementChild?.getBoundingClientRect().width ?? 0;
        const dots = getComputedStyle(name, "::after");
        const free = name.getBoundingClientRect().width - words - Number.parseFloat(dots.width);
        return { off: Math.abs(right - Math.max(...ends)), dotted: dots.borderBottomStyle, free };
      }),
    );
    expect.soft(Math.max(...lines.map(({ off }) => off)), `${width} px`).toBeLessThanOrEqual(4);
    if (width < 600) continue;
    expect.soft(new Set(lines.map(({ dotted }) => dotted)), `${width} px`).toEqual(new Set(["dotted"]));
    expect.soft(Math.max(...lines.map(({ free }) => free)), `${width} px`).toBeLessThanOrEqual(13);
  }
});

test("the price list fills two columns of a wide window alike", async ({ sharedPage: page }) => {
  await page.goto("/prices");
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const ends = await page.locator(".price-list").evaluateAll((lists) => {
      const columns = Map.groupBy(lists, (list) => Math.round(list.getBoundingClientRect().left));
      return [...columns.values()].map((column) =>
        Math.max(...column.map((list) => list.getBoundingClientRect().bottom)),
      );
    });
    expect(ends, `at ${width} px`).toHaveLength(2);
    expect(Math.max(...ends) - Math.min(...ends), `at ${width} px`).toBeLessThan(220);
  }
});

test("the link to the section in view is marked, where a browser tells which it is", async ({
  sharedPage: page,
}) => {
  await page.goto("/prices");
  const links = page.locator(".link-row-sticks a");
  const marked = () =>
    links.evaluateAll((all) =>
      all.flatMap((link, index) =>
        link.matches(":target-current") && getComputedStyle(link, "::after").maskImage !== "none"
          ? [index]
          : [],
      ),
    );
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    for (const index of [2, 1]) {
      await links.nth(index).click();
      await expect.poll(marked, `link ${index} at ${width} px`).toEqual([index]);
    }
  }
  // Two columns have two sections in view.
  await page.setViewportSize({ width: 1024, height: 844 });
  await expect.poll(marked).toEqual([]);
});
