/** Every address of the site, main and alias, for the tests that loop over all of them. */
import { content } from "../src/content/content.ts";
import { sitePages, type SitePage } from "../src/selectors/pages.ts";
import { everything } from "./scope.ts";

export interface Address {
  readonly key: string;
  /** What the page is made of: its folder and the kinds of its sections, or its name if it has a head of its own. */
  readonly shape: string;
  readonly path: string;
  /** The main address of the same page. */
  readonly main: string;
}

function shapeOf({ key, folder, sections }: SitePage): string {
  if (key === "home" || key === "search" || folder === "jobs") return folder === "jobs" ? folder : key;
  return [...new Set(sections.map(({ type }) => type))]
    .filter((type) => !around.has(type))
    .sort()
    .join(" ");
}

/** Texts around what a page is about, which make no page a different one. */
const around: ReadonlySet<string> = new Set(["text", "note", "terms", "coach-list", "links", "map", "rates"]);

/** Every address except the 404 page's. */
export const addresses: readonly Address[] = sitePages(content()).flatMap((page) => {
  const { key, path, aliases } = page;
  return [path, ...aliases].map((each) => ({ key, shape: shapeOf(page), path: each, main: path }));
});

/** One address for each page. */
export const pages = addresses.filter(({ path, main }) => path === main);

/** One page of every shape. */
const onePerShape: readonly Address[] = [
  ...new Map(pages.toReversed().map((page) => [page.shape, page])).values(),
].toReversed();

/** The pages to open in a browser: one of each shape, or every page in the full run. The others are read as files. */
export const pagesToVisit = everything ? pages : onePerShape;
