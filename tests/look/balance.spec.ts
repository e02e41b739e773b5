/** Cards in a row are equal, and nothing stands around an empty area. */
import type { Locator, Page } from "@playwright/test";
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

/** Where something ends, in px from the top of the window. */
async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not shown.");
  return box.y + box.height;
}

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

test("what a coach's card or an open spot says has no hole in it, and nothing below it", async ({
  sharedPage: page,
}) => {
  for (const path of ["/hitting", "/speed", "/coaches"]) {
    await page.goto(path);
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const gaps = await page.locator(".coach-card:not(:has(.price)) .card-words").evaluateAll((all) =>
        all.flatMap((words) => {
          const parts = [...words.children].map((part) => part.getBoundingClientRect());
          const end = words.getBoundingClientRect().bottom;
          return parts.map(({ bottom }, index) => Math.round((parts[index + 1]?.top ?? end) - bottom));
        }),
      );
      expect(gaps.length, path).toBeGreaterThan(0);
      expect.soft(Math.max(...gaps), `${path} at ${width} px`).toBeLessThanOrEqual(8);
    }
  }
});

test("a short review stands in the middle between its mark and its name", async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const offsets = await page.locator(".testimonial").evaluateAll((all) =>
    all.map((review) => {
      const { paddingBlockStart, rowGap } = getComputedStyle(review);
      const boxOf = (part: string) => review.querySelector(part)?.getBoundingClientRect();
      const [words, name] = [boxOf("blockquote"), boxOf("figcaption")];
      if (!words || !name) throw new Error("A review has no words or no name.");
      const above =
        words.top -
        review.getBoundingClientRect().top -
        review.clientTop -
        Number.parseFloat(paddingBlockStart);
      return { above, below: name.top - words.bottom - Number.parseFloat(rowGap) };
    }),
  );
  expect(Math.max(...offsets.map(({ above }) => above))).toBeGreaterThan(8);
  for (const { above, below } of offsets) expect(Math.abs(above - below)).toBeLessThan(2);
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

test("the column beside a form ends where the form ends, with its note", async ({ sharedPage: page }) => {
  for (const path of ["/feedback", "/teampractice"]) {
    await page.goto(path);
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const form = await bottomOf(page.locator("main form"));
      const note = await bottomOf(page.locator(".form-page-aside .card-note"));
      expect.soft(Math.abs(form - note), `${path} at ${width} px`).toBeLessThan(24);
    }
  }
});

test("what a page says at last stands on the infield, not in loose lines", async ({ sharedPage: page }) => {
  for (const path of [
    "/contactus",
    "/hittrax",
    "/fielding",
    "/camps",
    "/tournament",
    "/pitchprice",
    "/mission",
    "/staff",
    "/ninjainfo",
  ]) {
    await page.goto(path);
    const main = await bottomOf(page.locator("main"));
    const note = await bottomOf(page.locator("main .card-note"));
    expect.soft(main - note, path).toBeLessThan(2);
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

test("two memberships stand side by side from a tablet on", async ({ sharedPage: page }) => {
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

test("on a phone, the rent of a cage and the link to its times share a line", async ({
  sharedPage: page,
}) => {
  await page.goto("/rentbattingcages");
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const board = page.locator(".rental-board");
    expect.soft((await board.boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(76);
    const link = await board.getByRole("link").boundingBox();
    expect.soft(link?.height, `${width} px`).toBeLessThan(48);
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

test("the steps stand in one strip between two lines in a wide window", async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ["/packages", "/buytokens", "/hittrax", "/camps"]) {
    await page.goto(path);
    const list = page.locator(".steps :is(ol, p)");
    expect.soft((await list.boundingBox())?.height, path).toBeLessThanOrEqual(88);
    await expect.soft(list, path).toHaveCSS("border-top-style", "solid");
    await expect.soft(list, path).toHaveCSS("border-bottom-style", "solid");
  }
});

test("the board of a special is a strip above its lines, which are in two columns", async ({
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

test("the words beside a special's price stand on its line", async ({ sharedPage: page }) => {
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
    ["/packages", ".offer-card-includes"],
  ] as const) {
    await page.goto(path);
    const turns = await page
      .locator(`${list} > li`)
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, "::before").rotate));
    expect(new Set(turns), path).toEqual(new Set(["45deg"]));
  }
});

test("the buttons of a single card end at one edge", async ({ sharedPage: page }) => {
  await page.goto("/ninjayouth");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await page
      .locator(".card-single .card-actions .button")
      .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().toJSON() as DOMRect));
    const rows = [...Map.groupBy(boxes, ({ top }) => Math.round(top)).values()];
    const ends = rows.map((row) => Math.round(Math.max(...row.map(({ right }) => right))));
    expect(rows.length, `${width} px`).toBeGreaterThan(1);
    expect.soft(new Set(ends).size, `${ends.join(", ")} at ${width} px`).toBe(1);
  }
});

test("questions begin below a heading of their own", async ({ sharedPage: page }) => {
  await page.goto("/first-visit");
  const questions = page.getByRole("region", { name: "Questions" });
  await expect(questions.locator("> :first-child")).toHaveRole("heading");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const heading = await questions.getByRole("heading").boundingBox();
    const first = questions.locator("details").first();
    expect.soft(((await first.boundingBox())?.y ?? 0) - (heading?.y ?? 0), `${width} px`).toBeLessThan(70);
    await expect.soft(first, `${width} px`).toHaveCSS("border-top-style", "solid");
  }
});
