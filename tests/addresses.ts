/** Every address of the site, main and alias, for the tests that loop over all of them. */
import { content } from "../src/content/content.ts";
import { sitePages } from "../src/selectors/pages.ts";
import { kindKeys, kinds, routeKeys, routeOf, type KindKey, type RouteKey } from "../src/routes.ts";
import { everything } from "./scope.ts";

export interface Address {
  /** The route, or the kind that the page belongs to. */
  readonly key: RouteKey | KindKey;
  readonly path: string;
  /** The main address of the same page. */
  readonly main: string;
}

const ofTheMap = routeKeys
  .filter((key) => key !== "notfound")
  .flatMap((key): Address[] => {
    const { path, aliases = [] } = routeOf(key);
    return [path, ...aliases].map((each) => ({ key, path: each, main: path }));
  });

const ofKinds = sitePages(content()).flatMap(({ of, path }): Address[] =>
  "kind" in of ? [{ key: of.kind, path, main: path }] : [],
);

/** Every address except the 404 page's. */
export const addresses: readonly Address[] = [...ofTheMap, ...ofKinds];

/** One address for each page. */
export const pages = addresses.filter(({ path, main }) => path === main);

/** One page of every view. */
export const onePerView: readonly Address[] = [
  ...new Map(
    pages.toReversed().map((page) => {
      const kind = kindKeys.find((key) => key === page.key);
      return [kind ? kinds[kind].view : routeOf(page.key as RouteKey).view, page];
    }),
  ).values(),
].toReversed();

/** The pages to open in a browser: one of each view, or every page in the full run. The others are read as files. */
export const pagesToVisit = everything ? pages : onePerView;
