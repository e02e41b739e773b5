import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { language } from "./language.ts";

test("one file names the language in which the site writes dates, prices and lists", () => {
  const files = globSync("src/**/*.{ts,tsx,astro}").filter((file) => !file.endsWith(".test.ts"));
  const naming = files.filter((file) => readFileSync(file, "utf8").includes(`"${language}"`));
  expect(naming).toEqual(["src/lib/language.ts"]);
});
