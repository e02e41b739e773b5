/** Every address of the map, main and alias, for the tests that loop over all of them. */
import { routeKeys, routeOf, type RouteKey } from "../src/routes.ts";

export interface Address {
  readonly key: RouteKey;
  readonly path: string;
  /** The main address of the same page. */
  readonly main: string;
}

/** Every address but the one of the 404 page. */
export const addresses: readonly Address[] = routeKeys
  .filter((key) => key !== "notfound")
  .flatMap((key) => {
    const { path, aliases = [] } = routeOf(key);
    return [path, ...aliases].map((each) => ({ key, path: each, main: path }));
  });

/** One address for each page. */
export const pages = addresses.filter(({ path, main }) => path === main);
