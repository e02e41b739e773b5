import { expect, test } from "vitest";
import { readContent } from "./content.ts";
import type { Content } from "./schema/registry.ts";
import { singleBraces } from "./single-braces.ts";

test("a variable in single braces, which visitors would see as typed, causes a warning", () => {
  const content = readContent("starter").content as Content;
  const membership = content.packages.find(({ slug }) => slug === "membership");
  if (!membership) throw new Error("the starter has no membership");
  const packages = [
    { ...membership, includes: ["Bring {benefits.gold.friends} friends, {or not}, for {{x.y}}"] },
  ];
  expect(singleBraces({ ...content, packages }, "content")).toEqual([
    "content/packages/membership.yaml includes.0: {benefits.gold.friends} shows as it is written; with double braces it is a variable: {{benefits.gold.friends}}",
  ]);
});
