/** Where the parts of a form are: questions, controls and tiles. */
import { expect } from "../../fixtures.ts";
import type { Question } from "./question.ts";

/** How many short options are in a line on a phone. */
const inLineAt: Readonly<Record<number, number>> = { 320: 1, 360: 2, 390: 2 };

export const formQuestions: readonly Question[] = [
  {
    rule: "a question or its hint is right above its control, and in a row the controls are on one line",
    pages: ["/contactus", "/feedback", "/teampractice", "/employmentapp"],
    widths: [390, 1280],
    ask: async (page, { width, where }) => {
      const controls = await page.locator("main .field > .control").evaluateAll((all) =>
        all.map((control) => {
          const above = control.previousElementSibling;
          const [words, { top }] = [above?.getBoundingClientRect(), control.getBoundingClientRect()] as const;
          const row = control.closest(".form-row")?.getBoundingClientRect().top;
          return { name: above?.textContent, gap: top - (words?.bottom ?? Number.NaN), top, row };
        }),
      );
      expect.soft(controls.length, where).toBeGreaterThan(0);
      for (const { name, gap } of controls) {
        expect.soft(gap, `${where}: ${name}`).toBeGreaterThanOrEqual(0);
        expect.soft(gap, `${where}: ${name}`).toBeLessThanOrEqual(8);
      }
      if (width < 576) return;
      const inRows = controls.filter(({ row }) => row !== undefined);
      expect.soft(inRows.length, where).toBeGreaterThan(0);
      for (const row of Map.groupBy(inRows, (control) => control.row).values())
        expect.soft(new Set(row.map(({ top }) => Math.round(top))).size, where).toBe(1);
    },
  },
  {
    rule: "the tiles of a question are equally wide",
    pages: ["/teampractice"],
    widths: [320, 390, 1280],
    ask: async (page, { where }) => {
      const days = page.getByRole("radiogroup", { name: "Preferred day" }).locator(".option");
      const widths = await days.evaluateAll((all) =>
        all.map((tile) => Math.round(tile.getBoundingClientRect().width)),
      );
      expect.soft(new Set(widths).size, `${where}: ${widths.join(", ")}`).toBe(1);
    },
  },
  {
    rule: "on a phone, short options are two in a line, long ones alone, and all fit a finger",
    pages: ["/employmentapp"],
    widths: Object.keys(inLineAt).map(Number),
    ask: async (page, { width, where }) => {
      for (const [question, inLine] of [
        [/^Which languages/u, inLineAt[width]],
        [/^What are you good at/u, inLineAt[width]],
        [/^Which jobs/u, 1],
      ] as const) {
        const boxes = await page
          .getByRole("group", { name: question })
          .locator(".option")
          .evaluateAll((all) => all.map((option) => option.getBoundingClientRect().toJSON() as DOMRect));
        const lines = Map.groupBy(boxes, ({ top }) => Math.round(top));
        const at = `${question.source}: ${where}`;
        expect.soft([...lines.values()][0]?.length, at).toBe(inLine);
        expect.soft(Math.min(...boxes.map(({ height }) => height)), at).toBeGreaterThanOrEqual(44);
      }
    },
  },
  {
    rule: "on a large screen, no option is alone on the last line of its question",
    pages: ["/employmentapp"],
    widths: [1280],
    ask: async (page, { where }) => {
      const lines = await page
        .locator(".options")
        .evaluateAll((groups) =>
          groups.map((group) =>
            [...group.children].map((option) => Math.round(option.getBoundingClientRect().top)),
          ),
        );
      expect.soft(lines.length, where).toBeGreaterThan(0);
      for (const tops of lines) {
        const onLast = tops.filter((top) => top === tops.at(-1));
        expect.soft(onLast.length, `${where}: ${tops.join(", ")}`).toBeGreaterThan(1);
      }
    },
  },
  {
    rule: "the title of a section is nearer to its own questions than to those above",
    pages: ["/employmentapp", "/teampractice"],
    widths: [320, 390, 768, 1280],
    ask: async (page, { where }) => {
      const gaps = await page.locator(".form-section").evaluateAll((sections) =>
        sections.map((section) => {
          const [above, title, first] = [section.previousElementSibling, ...section.children].map((part) =>
            part?.getBoundingClientRect(),
          );
          return {
            above: (title?.top ?? 0) - (above?.bottom ?? 0),
            below: (first?.top ?? 0) - (title?.bottom ?? 0),
          };
        }),
      );
      expect.soft(gaps.length, where).toBeGreaterThan(1);
      for (const { above, below } of gaps.slice(1)) {
        expect.soft(above, where).toBeGreaterThanOrEqual(56);
        expect.soft(below, where).toBeLessThanOrEqual(20);
      }
    },
  },
  {
    rule: "the times of a day are on one line with its name",
    pages: ["/employmentapp"],
    widths: [360, 390, 768, 1280],
    ask: async (page, { where }) => {
      const middles = await page.locator(".time-range").evaluateAll((days) =>
        days.map((day) =>
          [...day.querySelectorAll("legend, .control")].map((part) => {
            const { top, height } = part.getBoundingClientRect();
            return top + height / 2;
          }),
        ),
      );
      expect.soft(middles, where).toHaveLength(7);
      for (const all of middles) expect.soft(Math.max(...all) - Math.min(...all), where).toBeLessThan(4);
    },
  },
  {
    rule: "the application fills the page: its sections at one edge, its questions at the other",
    pages: ["/employmentapp"],
    widths: [1024, 1280, 1440, 1920],
    ask: async (page, { where }) => {
      const gaps = await page.evaluate(() => {
        const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const [all, sections, questions] = [".form-with-progress", ".progress", ".form-frame"].map(boxOf);
        if (!all || !sections || !questions) throw new Error("There is no application.");
        return [
          sections.left - all.left,
          all.right - questions.right,
          Math.max(0, questions.left - sections.right - 48),
        ].map(Math.round);
      });
      expect.soft(gaps, where).toEqual([0, 0, 0]);
    },
  },
];
