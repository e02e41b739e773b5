/** Every address of the site, main and alias, for the tests that loop over all of them. */
import { content } from "../src/content/content.ts";
import { pageOf, sitePages } from "../src/selectors/pages.ts";
import type { ViewName } from "../src/routes.ts";
import { everything } from "./scope.ts";

export interface Address {
  readonly key: string;
  readonly view: ViewName;
  readonly path: string;
  /** The main address of the same page. */
  readonly main: string;
}

/** Every address except the 404 page's. */
export const addresses: readonly Address[] = sitePages(content()).flatMap(({ key, path, aliases }) => {
  const page = { key, view: pageOf(content(), key).view };
  return [path, ...aliases].map((each) => ({ ...page, path: each, main: path }));
});

/** One address for each page. */
export const pages = addresses.filter(({ path, main }) => path === main);

/** One page of every view. */
const onePerView: readonly Address[] = [
  ...new Map(pages.toReversed().map((page) => [page.view, page])).values(),
].toReversed();

/** The pages to open in a browser: one of each view, or every page in the full run. The others are read as files. */
export const pagesToVisit = everything ? pages : onePerView;
