/** Cards in a row are equal, and nothing has an empty area in it. */
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { alive } from "../forms/drive.ts";
import { expect, test } from "../on-the-day.ts";
import { paint } from "../paint.ts";

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

/** Cards in one row that differ in height, or have their buttons on different lines. */
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

test("the words of an open spot, and in a narrow card those of a coach, have no gap in them, and nothing below them", async ({
  sharedPage: page,
}) => {
  for (const path of ["/hitting", "/speed", "/coaches"]) {
    await page.goto(path);
    for (const width of [768, 1024, 1199, 1280, 1920]) {
      const kind = width < 1200 ? ".coach-card:not(:has(.price))" : ".coach-card.card-placeholder";
      // All coaches are on one page, without open spots.
      if (width >= 1200 && path === "/coaches") continue;
      await page.setViewportSize({ width, height: 900 });
      const gaps = await page.locator(`${kind} .card-words`).evaluateAll((all) =>
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

test("in a wide window, names of the coaches in a row are on one line, and what is not sold is said on the line of the prices", async ({
  sharedPage: page,
}) => {
  for (const path of ["/hitting", "/speed", "/fielding", "/coaches"]) {
    await page.goto(path);
    for (const width of [1200, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const cards = await page.locator(".coach-card:not(.card-placeholder)").evaluateAll((all) =>
        all.map((card) => {
          const boxOf = (part: string) => card.querySelector(part)?.getBoundingClientRect();
          return {
            row: Math.round(card.getBoundingClientRect().top),
            picture: boxOf("picture")?.height ?? 0,
            name: boxOf("h2")?.top ?? 0,
            last: boxOf(".card-words > :last-child"),
            above: boxOf(".card-words > :nth-last-child(2)"),
            isSold: card.querySelector(".price") !== null,
          };
        }),
      );
      const rows = [...Map.groupBy(cards, ({ row }) => row).values()];
      for (const row of rows) {
        const spread = (all: number[]) => Math.max(...all) - Math.min(...all);
        const where = `${path} at ${width} px`;
        expect.soft(spread(row.map(({ picture }) => picture)), `pictures of ${where}`).toBeLessThan(1);
        expect.soft(spread(row.map(({ name }) => name)), `names of ${where}`).toBeLessThan(1);
        expect.soft(spread(row.map(({ last }) => last?.bottom ?? 0)), `ends of ${where}`).toBeLessThan(1);
        // What is free is no more than the line about a coach and a price take.
        for (const { last, above } of row.filter(({ isSold }) => !isSold))
          expect.soft((last?.top ?? 0) - (above?.bottom ?? 0), `a gap of ${where}`).toBeLessThan(64);
      }
    }
  }
});

test("reviews beside each other begin on one line, and their names stand on one line", async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ["/", "/testimonials"]) {
    await page.goto(path);
    for (const part of ["blockquote", "figcaption"]) {
      const tops = await page
        .locator(`.testimonial ${part}`)
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
      expect(tops.length).toBeGreaterThan(2);
      expect.soft(new Set(tops).size, `${part} on ${path}`).toBe(1);
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

test("the column beside a form ends where the form ends, with its note", async ({ sharedPage: page }) => {
  for (const path of ["/feedback", "/teampractice"]) {
    await page.goto(path);
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const form = await bottomOf(page.locator("main form"));
      const note = await bottomOf(page.locator(".form-page-aside .card-note"));
      expect.soft(Math.abs(form - note), `${path} at ${width} px`).toBeLessThan(24);
      const starts = await page
        .locator(".form-page-aside :is(h2, .card-note-heading)")
        .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().left));
      expect.soft(starts.length, path).toBeGreaterThan(1);
      expect.soft(new Set(starts).size, `${path} at ${width} px: margins`).toBe(1);
    }
  }
});

/** The most pixels above each other of a part of the page that show nothing, in a screenshot. */
async function emptyRun(page: Page, part: Locator): Promise<number> {
  const clip = await part.boundingBox();
  if (!clip) throw new Error("It is not shown.");
  await paint(page);
  const shot = sharp(await page.screenshot({ clip, fullPage: true })).removeAlpha();
  const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true });
  const bytes = info.width * info.channels;
  let run = 0;
  let longest = 0;
  for (let row = 0; row < info.height; row++) {
    // Not its edges, which have a border or corners.
    const line = data.subarray(row * bytes + 4 * info.channels, (row + 1) * bytes - 4 * info.channels);
    const first = line.subarray(0, info.channels);
    const isEmpty = line.every((value, index) => value === first[index % info.channels]);
    run = isEmpty ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

test("the column beside a form with errors has no tall empty area", async ({ sharedPage: page }) => {
  for (const path of ["/feedback", "/teampractice"]) {
    await page.goto(path);
    await alive(page);
    await page.locator("main form [type=submit]").click();
    await expect(page.locator(".error-summary")).toBeVisible();
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => scrollTo(0, 0));
      const run = await emptyRun(page, page.locator(".form-page-aside .card-note"));
      expect.soft(run, `${path} at ${width} px`).toBeLessThan(150);
    }
  }
});

test("a page's last words are on the infield, not in loose lines", async ({ sharedPage: page }) => {
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
  // The hours and the social pages are below another part.
  const first = tops.filter((top) => top - Math.min(...tops) < 2);
  expect(first).toHaveLength(tops.length - 2);
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

test("in a wide window, the rent of a space is at the start of its strip, and the links are at the end", async ({
  sharedPage: page,
}) => {
  for (const path of ["/rentbattingcages", "/rentopenarea"]) {
    await page.goto(path);
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const { start, end, lines } = await page.locator(".rental-board").evaluate((board) => {
        const outer = board.getBoundingClientRect();
        const parts = [...board.children].map((part) => part.getBoundingClientRect());
        return {
          start: (parts[0]?.left ?? 0) - outer.left,
          end: outer.right - (parts.at(-1)?.right ?? 0),
          lines: new Set(parts.map(({ top, height }) => Math.round((top + height / 2) / 8))).size,
        };
      });
      expect.soft(start, `${path} at ${width} px`).toBeLessThan(40);
      expect.soft(end, `${path} at ${width} px`).toBeLessThan(40);
      expect.soft(lines, `${path} at ${width} px, lines`).toBe(1);
    }
  }
});

test("in a wide window, the steps are one strip between two lines", async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ["/packages", "/buytokens", "/hittrax", "/camps"]) {
    await page.goto(path);
    const list = page.locator(".steps :is(ol, p)");
    expect.soft((await list.boundingBox())?.height, path).toBeLessThanOrEqual(88);
    await expect.soft(list, path).toHaveCSS("border-top-style", "solid");
    await expect.soft(list, path).toHaveCSS("border-bottom-style", "solid");
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
