import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** WCAG 2.2 A and AA, as far as a machine can judge. */
const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The page in the words of the copy of Playwright's types that axe brings. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]["page"];

interface Scope {
  /** The part of the page to judge; all of it unless given. */
  readonly part?: string;
  /** Further rules, by axe's tags. */
  readonly also?: readonly string[];
}

/** What breaks the rules in the page as it stands: one line for each place, as `color-contrast: .button`. */
export async function violationsOn(page: Page, { part = ":root", also = [] }: Scope = {}): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page: page as AxePage })
    // In half the time: no second page to put the results of frames together, no list of what is in order.
    .setLegacyMode()
    .options({ iframes: false, resultTypes: ["violations"] })
    .withTags([...wcag, ...also])
    .include(part)
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
