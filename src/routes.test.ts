import { expect, test } from "vitest";
import { isRouteKey, kindPath, kinds, parentOf, routeKeys, routeOf, type RouteKey } from "./routes.ts";

test("every page stands within a page of the map, and none within itself", () => {
  for (const key of routeKeys) {
    const { within } = routeOf(key);
    if (within !== undefined) expect(isRouteKey(within), `${key} within ${within}`).toBe(true);
    const above = new Set<RouteKey>([key]);
    for (let next = parentOf(key); next; next = parentOf(next)) {
      expect(above.has(next), `${key} comes back to ${next}`).toBe(false);
      above.add(next);
    }
  }
});

test("no page of a kind can take the address of another page", () => {
  const taken = routeKeys.flatMap((key) => [routeOf(key).path, ...(routeOf(key).aliases ?? [])]);
  for (const { path } of Object.values(kinds)) {
    const start = path.slice(0, path.indexOf("["));
    expect(taken.filter((each) => each.startsWith(start))).toEqual([]);
  }
  expect(kindPath("camp", "june-hitting")).toBe("/camps/june-hitting");
});
