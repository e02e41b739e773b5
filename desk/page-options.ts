/** The pages that a form offers where it asks for one. */
import type { Content } from "../src/content/schema/registry.ts";
import { existingPages, pageTexts } from "../src/selectors/pages.ts";

/** A page to choose: its key, and its heading as its name. */
export interface PageOption {
  readonly key: string;
  readonly title: string;
}

/** All pages of a facility, in the order of their files. Works with incomplete content. */
export function pageOptions(content: Partial<Content>): readonly PageOption[] {
  return existingPages(content).map(({ key }) => ({ key, title: pageTexts(content, key).heading }));
}
