import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The WCAG 2.2 A and AA rules that can be checked automatically. */
const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The page type from axe's own copy of Playwright's types. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]["page"];

interface Scope {
  /** The part of the page to check; the whole page by default. */
  readonly part?: string;
  /** More rules, by axe's tags. */
  readonly also?: readonly string[];
}

/** The current violations on the page, one line for each element, such as `color-contrast: .button`. */
export async function violationsOn(page: Page, { part = ":root", also = [] }: Scope = {}): Promise<string[]> {
  // What happens to be under the shortcuts would count as too small; the page scrolls it out from there.
  await page.evaluate(() => {
    const shortcuts = document.querySelector<HTMLElement>(".quick-bar");
    if (shortcuts) shortcuts.style.position = "static";
  });
  const { violations } = await new AxeBuilder({ page: page as AxePage })
    // Twice as fast: no second page to merge the results of frames, no list of passes.
    .setLegacyMode()
    .options({ iframes: false, resultTypes: ["violations"] })
    .withTags([...wcag, ...also])
    .include(part)
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
