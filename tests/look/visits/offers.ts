/** The cards of what is sold: memberships, assessments and tokens. */
import { expect } from "../../fixtures.ts";
import type { Question } from "./question.ts";

/** In how many columns memberships are. */
const columnsAt: Readonly<Record<number, number>> = { 390: 1, 768: 2, 1024: 2 };

export const offers: readonly Question[] = [
  {
    rule: "from a tablet on, the lines of two memberships meet: in fewer columns, Silver's first has two, each in the text's size",
    pages: ["/", "/packages"],
    widths: [768, 1024, 1280, 1920],
    ask: async (page, { width, where }) => {
      const met = width < 1280 ? [0, 2] : [0, 1];
      const [gold, silver] = await page.locator(".included-lines").evaluateAll((lists) =>
        lists.map((list) => {
          const tops = [...list.children].map((line) => Math.round(line.getBoundingClientRect().top));
          return [...new Set(tops)];
        }),
      );
      expect.soft(gold, where).toHaveLength(width < 1280 ? 3 : 2);
      expect.soft(silver, where).toEqual(met.map((line) => gold?.[line]));
      const first = page.locator(".first-in-two > :first-child > span");
      await expect.soft(first, where).toHaveText(["10 tokens a day ", "(150 swings a day)"]);
      const parts = await first.evaluateAll((all) =>
        all.map((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return { middle: (top + bottom) / 2, size: getComputedStyle(part).fontSize };
        }),
      );
      expect.soft(new Set(parts.map(({ size }) => size)), where).toEqual(new Set(["16px"]));
      const [top = 0, middle = 0, bottom = 0] = gold ?? [];
      const middles = [(top + middle) / 2, (middle + bottom) / 2];
      if (width < 1280)
        for (const [index, part] of parts.entries())
          expect.soft(Math.abs(part.middle - (middles[index] ?? 0)), where).toBeLessThan(2);
    },
  },
  {
    rule: "the benefits of a membership fill all their rows and columns, and what is said about its renewal is directly below its price",
    pages: ["/", "/packages"],
    widths: [768, 1024, 1280, 1920],
    ask: async (page, { width, where }) => {
      const [gold] = await page.locator(".included-lines").evaluateAll((lists) =>
        lists.map((list) =>
          [...list.children].map((line) => {
            const { top, left, right, width: lineWidth } = line.getBoundingClientRect();
            return { top: Math.round(top), left, right, width: Math.round(lineWidth) };
          }),
        ),
      );
      const rows = [...Map.groupBy(gold ?? [], ({ top }) => top).values()];
      const columns = width < 1280 ? 2 : 3;
      expect
        .soft(
          rows.map(({ length }) => length),
          where,
        )
        .toEqual(rows.map(() => columns));
      const widths = (gold ?? []).map((line) => line.width);
      expect.soft(Math.max(...widths) - Math.min(...widths), `${where}: widths`).toBeLessThanOrEqual(1);
      for (const row of rows)
        for (const [index, { left }] of row.entries())
          if (index > 0) expect.soft(left - (row[index - 1]?.right ?? 0), `${where}: a rule`).toBeLessThan(1);
      await expect
        .soft(page.locator(".offer-card .price + p"), where)
        .toHaveText(Array(2).fill("Auto-renews monthly; cancel at the desk"));
    },
  },
  {
    rule: "two memberships are side by side from a tablet on",
    pages: ["/", "/packages"],
    widths: Object.keys(columnsAt).map(Number),
    ask: async (page, { width, where }) => {
      const starts = await page
        .locator(".offer-card")
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
      expect.soft(new Set(starts).size, where).toBe(columnsAt[width]);
    },
  },
  {
    rule: "how to cancel a membership is directly under the cards",
    pages: ["/packages"],
    widths: [390, 1280],
    ask: async (page, { where }) => {
      const cards = await page.locator(".offer-grid").boundingBox();
      const note = await page
        .getByText("Cancel anytime at the desk; no refunds. See the refund and cancellation policy.")
        .boundingBox();
      const gap = (note?.y ?? Infinity) - (cards?.y ?? 0) - (cards?.height ?? 0);
      expect.soft(gap, where).toBeGreaterThan(0);
      expect.soft(gap, where).toBeLessThanOrEqual(32);
    },
  },
  {
    rule: "the two buttons of an assessment are as wide as each other",
    pages: ["/hittrax"],
    widths: [390, 1280],
    ask: async (page, { where }) => {
      const widths = await page
        .locator(".offer-card-actions > .button")
        .evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().width)));
      expect.soft(widths, where).toHaveLength(6);
      expect.soft(new Set(widths).size, `${where}: ${widths.join(", ")}`).toBe(1);
    },
  },
  {
    rule: "the picture of an offer leaves its words their room: its name has two lines at most, three in the narrowest window, and no label is cut",
    pages: ["/hittrax"],
    widths: [320, 360, 390, 600, 768, 1280],
    ask: async (page, { width, where }) => {
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
      expect.soft(Math.max(...lines), where).toBeLessThanOrEqual(width < 360 ? 3 : 2);
      expect.soft(cut, where).toBe(0);
    },
  },
  {
    rule: "the prices of offers in a row are on one line, however long their names are",
    pages: ["/pitchprice", "/buytokens", "/hittrax", "/packages"],
    widths: [640, 768, 1024, 1280],
    ask: async (page, { where }) => {
      const rows = await page.locator(".offer-card").evaluateAll((cards) => {
        const topOf = (element: Element | null) => Math.round(element?.getBoundingClientRect().top ?? 0);
        const byRow = Map.groupBy(cards, topOf);
        return [...byRow.values()].map(
          (row) => new Set(row.map((card) => topOf(card.querySelector(".price")))).size,
        );
      });
      expect.soft(Math.max(...rows), where).toBe(1);
    },
  },
  {
    rule: "three offers leave no place of their rows free",
    pages: ["/hittrax"],
    widths: [390, 640, 700, 768, 1280],
    ask: async (page, { where }) => {
      const grid = await page.locator(".offer-grid").boundingBox();
      const boxes = await page
        .locator(".offer-card")
        .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
      const rows = [...Map.groupBy(boxes, ({ top }) => Math.round(top)).values()];
      const rightEdges = rows.map((row) => Math.round(Math.max(...row.map(({ right }) => right))));
      const end = Math.round((grid?.x ?? 0) + (grid?.width ?? 0));
      expect.soft(rightEdges, where).toEqual(rows.map(() => end));
    },
  },
  {
    rule: "on a phone, two buttons of an offer share a line, which no font moves",
    pages: ["/hittrax"],
    widths: [360, 390],
    ask: async (page, { where }) => {
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
      expect.soft([tops, cut], where).toEqual([1, 0]);
    },
  },
  {
    rule: "on a phone, the line above an offer looks like those at its other sides",
    pages: ["/buytokens"],
    widths: [390],
    ask: async (page, { where }) => {
      const colors = await page.locator(".offer-card").evaluateAll((cards) =>
        cards.map((card) => {
          const { borderTopColor, borderBottomColor } = getComputedStyle(card);
          return [borderTopColor, borderBottomColor];
        }),
      );
      expect.soft(colors, where).toEqual(colors.map(([, bottom]) => [bottom, bottom]));
    },
  },
  {
    rule: "on a phone, no card of an offer has empty space below what is last in it",
    pages: ["/", "/buytokens", "/hittrax", "/packages"],
    widths: [390],
    ask: async (page, { where }) => {
      const holes = await page.locator(".offer-card").evaluateAll((cards) =>
        cards.map((card) => {
          const bottoms = [...card.querySelectorAll(".button, .offer-card-top, .included-lines")].map(
            (part) => part.getBoundingClientRect().bottom,
          );
          const room = card.getBoundingClientRect().bottom - Math.max(...bottoms);
          return room - Number.parseFloat(getComputedStyle(card).paddingBlockEnd);
        }),
      );
      expect.soft(holes.length, where).toBeGreaterThan(0);
      expect.soft(Math.max(...holes), where).toBeLessThanOrEqual(4);
    },
  },
  {
    rule: "every line of what a membership includes has a base before it",
    pages: ["/packages"],
    widths: [1280],
    ask: async (page, { where }) => {
      const turns = await page
        .locator(".included-lines > li")
        .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, "::before").rotate));
      expect.soft(new Set(turns), where).toEqual(new Set(["45deg"]));
    },
  },
  {
    rule: "beside the only offer of a page, its short text is as high",
    pages: ["/tournamentprice", "/ninjayouthprice"],
    widths: [1024, 1280, 1920],
    ask: async (page, { where }) => {
      const [offer, note] = await Promise.all([
        page.locator(".offer-card").boundingBox(),
        page.locator(".card-note").boundingBox(),
      ]);
      const edges = (box: typeof note) => box && [box.y, box.y + box.height].map(Math.round);
      expect.soft(edges(note), where).toEqual(edges(offer));
    },
  },
  {
    rule: "in a wide window, the steps are one strip between two lines",
    pages: ["/packages", "/buytokens", "/hittrax", "/camps"],
    widths: [1280],
    ask: async (page, { where }) => {
      const list = page.locator(".steps :is(ol, p)");
      expect.soft((await list.boundingBox())?.height, where).toBeLessThanOrEqual(88);
      await expect.soft(list, where).toHaveCSS("border-top-style", "solid");
      await expect.soft(list, where).toHaveCSS("border-bottom-style", "solid");
    },
  },
];
