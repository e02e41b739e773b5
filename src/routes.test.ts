import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { kindPath, kinds, routeKeys, routeOf, views } from "./routes.ts";

test("every view has its file, and every file is a view of the map", () => {
  const files = readdirSync(new URL("views", import.meta.url)).sort();
  expect(files).toEqual(
    Object.keys(views)
      .map((name) => `${name}.astro`)
      .sort(),
  );
});

test("every view shows the text of its page", () => {
  const shown = /<(?:PageText|FormPage|Prose)\b/u;
  for (const name of Object.keys(views))
    expect(readFileSync(new URL(`views/${name}.astro`, import.meta.url), "utf8"), name).toMatch(shown);
});

test("no page of a kind can take the address of another page", () => {
  const taken = routeKeys.flatMap((key) => [routeOf(key).path, ...(routeOf(key).aliases ?? [])]);
  for (const { path } of Object.values(kinds)) {
    const start = path.slice(0, path.indexOf("["));
    expect(taken.filter((each) => each.startsWith(start))).toEqual([]);
  }
  expect(kindPath("camp", "june-hitting")).toBe("/camps/june-hitting");
});
