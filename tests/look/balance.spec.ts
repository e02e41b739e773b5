/** Cards in a row are equal, nothing stands around an empty area, and footer, prices, map and floor plan fit their place. */
import type { Page } from "@playwright/test";
import { expect, test } from "../on-the-day.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const pagesWithCards = [
  "/",
  "/packages",
  "/hitting",
  "/speed",
  "/camps",
  "/buytokens",
  "/hittrax",
  "/coaches",
];

/** Cards that stand in a row but differ in height, or have their buttons on different lines. */
function unequalCards(page: Page): Promise<string[]> {
  return page.locator("main :is(.card, .offer-card, .link-card)").evaluateAll((cards) => {
    const rows = Map.groupBy(cards, (card) => Math.round(card.getBoundingClientRect().top));
    return [...rows.values()].flatMap((row) => {
      const edges = row.map((card) => {
        const last = [...card.querySelectorAll("a.button, button")].at(-1);
        const lowest = last?.getBoundingClientRect().bottom;
        return [card.getBoundingClientRect().bottom, lowest ?? 0].map(Math.round);
      });
      const differ = [0, 1].some((edge) => {
        const all = edges.map((each) => each[edge] ?? 0);
        return Math.max(...all) - Math.min(...all) > 1;
      });
      return differ ? [row.map((card) => card.querySelector("h2, h3")?.textContent).join(" | ")] : [];
    });
  });
}

/** Cards with more empty height than `most` pixels between two of their parts. */
function emptyGaps(page: Page, most: number): Promise<string[]> {
  return page.locator("main :is(.card, .offer-card, .special-card, .panel)").evaluateAll((cards, limit) => {
    const textOrPicture = "h2, h3, p, li, img, .card-base, .price, .button, dt, dd";
    return cards.flatMap((card) => {
      const boxes = [...card.querySelectorAll(textOrPicture)]
        .filter((part) => part.checkVisibility())
        .map((part) => part.getBoundingClientRect())
        .sort((a, b) => a.top - b.top);
      let bottom = card.getBoundingClientRect().top;
      let widest = 0;
      for (const box of boxes) {
        widest = Math.max(widest, box.top - bottom);
        bottom = Math.max(bottom, box.bottom);
      }
      widest = Math.max(widest, card.getBoundingClientRect().bottom - bottom);
      return widest > limit ? [`${card.querySelector("h2, h3")?.textContent}: ${Math.round(widest)}`] : [];
    });
  }, most);
}

test("cards in a row are equal, and none has an empty gap, at any width", async ({ sharedPage: page }) => {
  for (const path of [...pagesWithCards, "/specials", "/ninjayouth", "/tournament"]) {
    await page.goto(path);
    for (const width of [768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await unequalCards(page), `${path} at ${width} px: unequal`).toEqual([]);
      expect.soft(await emptyGaps(page, 150), `${path} at ${width} px: empty pixels`).toEqual([]);
    }
  }
});

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

test("nothing on a dark ground repeats the hours or the terms directly above the footer", async ({
  sharedPage: page,
}) => {
  for (const path of [
    "/rentbattingcages",
    "/rentopenarea",
    "/feedback",
    "/teampractice",
    "/hitting",
    "/prices",
  ]) {
    await page.goto(path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const end = await page.locator("main").evaluate((main) => main.getBoundingClientRect().bottom);
      const cards = await page
        .locator("main :is(.facility-card, .package-terms)")
        .evaluateAll((all) =>
          all
            .filter((card) => card.checkVisibility())
            .map(
              (card) =>
                [
                  card.getBoundingClientRect().bottom,
                  getComputedStyle(card).backgroundColor === "rgba(0, 0, 0, 0)",
                ] as const,
            ),
        );
      const dark = cards.filter(([bottom, isOnPaper]) => !isOnPaper && end - bottom < 64);
      expect.soft(dark, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("the text after the cards fills what they leave free", async ({ sharedPage: page }) => {
  for (const path of ["/hitting", "/pitching", "/coaches"]) {
    await page.goto(path);
    for (const width of [768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [note, grid] = await Promise.all([
        page.locator(".card-grid-note").boundingBox(),
        page.locator(".card-grid").boundingBox(),
      ]);
      const edges = (box: typeof note) => box && [box.x + box.width, box.y + box.height].map(Math.round);
      expect.soft(edges(note), `${path} at ${width} px`).toEqual(edges(grid));
    }
  }
});

test("beside the only offer of a page, its short text is as high", async ({ sharedPage: page }) => {
  for (const path of ["/tournamentprice", "/ninjayouthprice"]) {
    await page.goto(path);
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [offer, note] = await Promise.all([
        page.locator(".offer-card").boundingBox(),
        page.locator(".card-note").boundingBox(),
      ]);
      const edges = (box: typeof note) => box && [box.y, box.y + box.height].map(Math.round);
      expect.soft(edges(note), `${path} at ${width} px`).toEqual(edges(offer));
    }
  }
});

test("a single card ends where its column ends", async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ["/hitpricing", "/pitchprice2", "/tournamentprice", "/ninjayouthprice", "/ninjayouth"]) {
    await page.goto(path);
    const off = await page.locator("main :is(.offer-card, .card)").evaluateAll((cards) => {
      const [card] = cards;
      if (cards.length !== 1 || !card) return 0;
      const column = card.closest("ul")?.parentElement;
      const inner = column?.getBoundingClientRect().right ?? 0;
      const padding = Number.parseFloat(column ? getComputedStyle(column).paddingRight : "0");
      return Math.abs(inner - padding - card.getBoundingClientRect().right);
    });
    expect.soft(off, path).toBeLessThanOrEqual(1);
  }
});

test("the footer fits a phone's screen, and its headings are on one line in a wide window", async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/privacy");
  const footer = page.locator("footer");
  expect((await footer.boundingBox())?.height).toBeLessThan(780);
  await page.setViewportSize({ width: 1280, height: 900 });
  const tops = await footer
    .locator("h2")
    .evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().top));
  // The hours and the social pages stand below another part.
  const first = tops.filter((top) => top - Math.min(...tops) < 2);
  expect(first).toHaveLength(tops.length - 2);
});

test("the lines of two memberships meet in a wide window", async ({ sharedPage: page }) => {
  for (const path of ["/", "/packages"]) {
    await page.goto(path);
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [gold, silver] = await page.locator(".offer-card-includes").evaluateAll((lists) =>
        lists.map((list) => {
          const tops = [...list.children].map((line) => Math.round(line.getBoundingClientRect().top));
          return [...new Set(tops)];
        }),
      );
      expect.soft(gold, `${path} at ${width} px`).toHaveLength(3);
      expect.soft(gold, `${path} at ${width} px`).toEqual(silver);
    }
  }
});

test("how to cancel a membership stands directly under the cards", async ({ sharedPage: page }) => {
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

test("the steps stand in one strip between two lines in a wide window", async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ["/packages", "/buytokens", "/hittrax"]) {
    await page.goto(path);
    const list = page.locator(".steps ol");
    expect.soft((await list.boundingBox())?.height, path).toBeLessThanOrEqual(88);
    await expect.soft(list, path).toHaveCSS("border-top-style", "solid");
    await expect.soft(list, path).toHaveCSS("border-bottom-style", "solid");
  }
});

test("the board of a special is a strip above its lines, which are in rows", async ({ sharedPage: page }) => {
  await page.goto("/specials");
  await page.setViewportSize({ width: 1280, height: 900 });
  const board = await page.locator(".special-card-board").boundingBox();
  const card = await page.locator(".special-card").boundingBox();
  expect(Math.round(board?.width ?? 0)).toBeGreaterThanOrEqual(Math.round(card?.width ?? Infinity) - 2);
  expect(board?.height).toBeLessThanOrEqual(160);
  const tops = await page
    .locator(".special-card-terms > li")
    .evaluateAll((lines) => lines.map((line) => Math.round(line.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(Math.ceil(tops.length / 2));
});

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

test("the dots of a dozen reviews are on one line of a phone", async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/");
  const dots = page.locator(".carousel-dot");
  // The script of the page makes them.
  await expect(dots.nth(6)).toBeVisible();
  const tops = await dots.evaluateAll((all) => all.map((dot) => Math.round(dot.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
});

test("the arrows of the reviews stand together, at the end of the scrollbar", async ({
  sharedPage: page,
}) => {
  await page.goto("/testimonials");
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const parts = await page
      .locator(".carousel-track, .carousel-scrollbar, .carousel-arrow")
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
    const [slides, bar, previous, next] = parts;
    if (!slides || !bar || !previous || !next) throw new Error("a control is missing");
    expect.soft(next.left - previous.right, `${width} px`).toBeLessThan(24);
    expect.soft(previous.left, `${width} px`).toBeGreaterThan(bar.right);
    expect.soft(Math.abs(next.right - slides.right), `${width} px`).toBeLessThan(1);
    expect.soft(Math.abs(next.top - previous.top), `${width} px`).toBeLessThan(1);
  }
});

test("the map shows each of its labels whole or not at all", async ({ sharedPage: page }) => {
  const context = page.context();
  await page.goto("/contactus");
  const map = page.locator(".map img");
  const source = await page.request.get((await map.getAttribute("src")) ?? "");
  const drawing = await context.newPage();
  await drawing.setContent(await source.text());
  for (const width of [360, 390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const place = await map.boundingBox();
    const cut = await drawing.locator("svg").evaluate(
      (svg, shown) => {
        const whole = svg.getBoundingClientRect();
        // The picture covers its place, and what is outside it is cut off.
        const scale = Math.max(shown.width / whole.width, shown.height / whole.height);
        const left = whole.left + (whole.width - shown.width / scale) / 2;
        const top = whole.top + (whole.height - shown.height / scale) / 2;
        const edges = [left, left + shown.width / scale, top, top + shown.height / scale] as const;
        const isCut = (label: Element) => {
          const box = label.getBoundingClientRect();
          const [start, end, upper, lower] = edges;
          const isOutside = box.right < start || box.left > end || box.bottom < upper || box.top > lower;
          const isInside = box.left > start && box.right < end && box.top > upper && box.bottom < lower;
          return !isOutside && !isInside;
        };
        const labels = [...svg.querySelectorAll("[data-label]")];
        return {
          count: labels.length,
          cut: labels.filter(isCut).map((label) => label.outerHTML.slice(0, 40)),
        };
      },
      place ?? { width: 0, height: 0 },
    );
    expect(cut.count).toBeGreaterThan(5);
    expect.soft(cut.cut, `${width} px`).toEqual([]);
  }
});

test.describe("the floor plan", () => {
  test("fits a finger and can be read at any width", async ({ sharedPage: page }) => {
    await page.goto("/rentbattingcages");
    const plan = page.locator(".floor-plan-floor");
    for (const width of [360, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const tooSmall = await plan.getByRole("button").evaluateAll((all) =>
        all
          .filter((button) => {
            const { width: wide, height: high } = button.getBoundingClientRect();
            return Math.min(wide, high) < 48 || Number.parseFloat(getComputedStyle(button).fontSize) < 12;
          })
          .map((button) => button.textContent),
      );
      expect(tooSmall, `${width} px`).toEqual([]);
      const box = await plan.boundingBox();
      if (width < 500) expect(box?.height, `${width} px`).toBeGreaterThan(box?.width ?? 0);
    }
  });

  test("is as high as the prices and the legend beside it, whose lines leave no hole", async ({
    sharedPage: page,
  }) => {
    for (const path of ["/", "/rentbattingcages", "/rentopenarea"]) {
      await page.goto(path);
      await expect(page.locator(".plan-legend li")).toHaveCount(3);
      for (const width of [1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const [plan, board] = await Promise.all(
          [".floor-plan-floor", ".rate-board"].map((part) => page.locator(part).boundingBox()),
        );
        expect.soft(board?.y, `${path} at ${width} px`).toBeCloseTo(plan?.y ?? 0, 0);
        expect.soft(board?.height, `${path} at ${width} px`).toBeCloseTo(plan?.height ?? 0, -0.4);
        const lines = await page.locator(".rate-board > *, .plan-legend > li").evaluateAll((all) =>
          all
            .filter((part) => !part.matches(".plan-legend"))
            .map((part) => part.getBoundingClientRect())
            .map(({ top, bottom }) => ({ top, bottom })),
        );
        const gaps = lines.slice(1).map(({ top }, index) => top - (lines[index]?.bottom ?? 0));
        expect.soft(Math.max(...gaps), `${path} at ${width} px`).toBeLessThanOrEqual(32);
      }
      for (const width of [390, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.locator(".plan-legend"), `${path} at ${width} px`).toBeHidden();
      }
    }
  });

  test("has one filled button in each dialog, in yellow", async ({ sharedPage: page }) => {
    await page.goto("/rentbattingcages");
    const filled = await page
      .locator(".turf dialog")
      .evaluateAll((all) =>
        all.map((dialog) =>
          [".button-board", ".button-primary"].map((one) => dialog.querySelectorAll(one).length),
        ),
      );
    expect(filled.length).toBeGreaterThan(0);
    expect(filled).toEqual(filled.map(() => [1, 0]));
    await expect(page.locator("#plan-cage-2 .price-figure")).toHaveText(["$25", "$45"]);
  });

  test("opens a cage's buttons by key and by pointer, without a script of the page", async ({ page }) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/");
    const cage = page.getByRole("button", { name: "Cage 3 Batting cage" });
    const dialog = page.getByRole("dialog", { name: "Cage 3" });
    await cage.press("Enter");
    await expect(dialog.getByRole("link", { name: /^Rent half hour/u })).toBeVisible();
    await expect(dialog.getByRole("link", { name: /^Rent hour/u })).toBeVisible();
    await expect(dialog.getByRole("link", { name: /^See open times/u })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(cage).toBeFocused();

    await page.getByRole("button", { name: "Front desk Check-in" }).click();
    const desk = page.getByRole("dialog", { name: "Front desk" });
    await expect(desk.getByRole("link", { name: "Call (614) 555-0142" })).toBeVisible();
    await expect(desk.getByText("Monday to Friday")).toBeVisible();
  });
});
