import { expect, test } from "vitest";
import { singles } from "../src/content/schema/registry.ts";
import { fieldLabels, listedFile } from "./labels.ts";

test.each([
  ["hours", "exceptions.2.closed", "Closures and special days 3 › Closed"],
  ["hours", "exceptions", "Closures and special days"],
  ["hours", "weekly.0.and.1.closes", "Regular days 1 › More hours 2 › Closes"],
  ["pictures", "hero.jpg.alt", "hero.jpg › What it shows"],
  ["pictures", "hero.jpg.focus.x", "hero.jpg › Focus › From the left"],
  ["navigation", "menus.1.entries.0.route", "Menus 2 › List 1 › Page"],
  ["hours", "unknown.2", "unknown.2"],
] as const)("%s: %s is %s", (single, field, labels) => {
  expect(fieldLabels(singles[single].schema, field)).toBe(labels);
});

test.each([
  ["hours.yaml", "Hours, closures, notices"],
  ["packages/gold.yaml", "All packages: gold"],
  ["pictures/hero.jpg", undefined],
])("the file %s is listed as %s", (file, label) => {
  expect(listedFile(file)?.label).toBe(label);
});
