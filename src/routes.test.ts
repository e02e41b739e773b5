import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { views } from "./routes.ts";

const fileOf = (view: string) => (view === "notfound" ? "404.astro" : `[...${view}].astro`);

test("every view of the route map has a file, and every file is a view", () => {
  const files = readdirSync(new URL("pages", import.meta.url)).filter((name) => name.endsWith(".astro"));
  expect(files.sort()).toEqual(Object.keys(views).map(fileOf).sort());
});

test("every view shows the text of its page, except Home, whose file may have none (content/rules/pages.ts)", () => {
  const shown = /<(?:PageText|Prose|TextAtEnd)\b/u;
  for (const name of Object.keys(views).filter((view) => view !== "home"))
    expect(readFileSync(new URL(`pages/${fileOf(name)}`, import.meta.url), "utf8"), name).toMatch(shown);
});
