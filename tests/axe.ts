import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { still } from "./still.ts";

/** Half as long as `axe.source`: every page reads it anew. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The WCAG 2.2 A and AA rules that can be checked automatically. */
const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

export interface Scope {
  /** The part of the page to check; the whole page by default. */
  readonly part?: string;
  /** Parts of it to leave out. */
  readonly except?: readonly string[];
  /** More rules, by axe's tags. */
  readonly also?: readonly string[];
  /** Only the rules that a theme can break: for a page that was checked in the other theme. */
  readonly onlyColors?: boolean;
}

const colorRules = ["color-contrast", "link-in-text-block"];

/** The current violations on the page, one line for each element, such as `color-contrast: .button`. */
export async function violationsOn(
  page: Page,
  { part = ":root", except = [], also = [], onlyColors = false }: Scope = {},
): Promise<string[]> {
  await still(page);
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ({ include, exclude, rules }) => {
      // An element under the shortcuts would count as too small; a visitor scrolls it into view.
      const shortcuts = document.querySelector<HTMLElement>(".shortcuts");
      if (shortcuts) shortcuts.style.position = "static";
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      // axe skips what is unseen, as is all of a page that is not painted (paint.ts).
      const { adoptedStyleSheets } = document;
      document.adoptedStyleSheets = adoptedStyleSheets.filter((sheet) => !("hidesAll" in sheet));
      const { passes, violations, incomplete } = await run(
        { include, exclude },
        { iframes: false, resultTypes: ["violations"], runOnly: rules },
      );
      document.adoptedStyleSheets = adoptedStyleSheets;
      if (![passes, violations, incomplete].flat().some(({ id }) => id === "color-contrast"))
        throw new Error("axe sees no text here.");
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
    },
    { include: [part], exclude: [...except], rules: onlyColors ? colorRules : [...wcag, ...also] },
  );
}
