import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { sectionTypes } from "./content/schema/sections.ts";

test("pages have one route; only the search, jobs and the 404 page have one of their own", () => {
  const files = readdirSync(new URL("pages", import.meta.url)).filter((name) => name.endsWith(".astro"));
  expect(files.sort()).toEqual(["404.astro", "[...job].astro", "[...page].astro", "[...search].astro"]);
});

test("every kind of section has its file, and every file is a kind", () => {
  const files = readdirSync(new URL("sections/kinds", import.meta.url)).map((name) =>
    name.replace(".tsx", ""),
  );
  expect(files.sort()).toEqual([...sectionTypes].sort());
});
