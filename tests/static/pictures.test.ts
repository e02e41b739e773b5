/** Each page has photographs of its own. */
import { expect, test } from "vitest";
import { pages } from "../addresses.ts";
import { dom } from "./built.ts";

/** The name of the first file in a `srcset`: `hitting` of `/_assets/hitting.D3x_1.avif 640w, …`. */
function fileName(srcset = ""): string {
  return /\/([^/.]+)\.[^/]*$/u.exec(srcset.split(" ")[0] ?? "")?.[1] ?? "";
}

/** The names of a page's photographs in `content/pictures`, without their endings. Drawings have no other formats. */
function photographsOn(path: string): Set<string> {
  const sources = dom(path).querySelectorAll("main picture source");
  return new Set(sources.map((source) => fileName(source.getAttribute("srcset"))));
}

test("no photograph is on two pages, except on Home, which leads to them", () => {
  const pagesWith = new Map<string, string[]>();
  for (const { path } of pages.filter((page) => page.path !== "/"))
    for (const name of photographsOn(path)) pagesWith.set(name, [...(pagesWith.get(name) ?? []), path]);
  const shared = [...pagesWith].filter(([, paths]) => paths.length > 1);
  expect(Object.fromEntries(shared)).toEqual({});
  expect(pagesWith.size).toBeGreaterThan(10);
});

test("no two spaces of a list have the same photograph, so that one can tell them apart", () => {
  const listings = dom("/rentbattingcages").querySelectorAll("main li > article source");
  const names = listings.map((source) => fileName(source.getAttribute("srcset")));
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
});
