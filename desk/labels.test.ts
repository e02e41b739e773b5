import { expect, test } from "vitest";
import { collections, singles } from "../src/content/schema/registry.ts";
import { fieldLabels, listedFile, messageInForm } from "./labels.ts";

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
  [
    "packages",
    "price",
    "`upTo` and `per` need an amount",
    "“Up to” and “The price is for each” need an amount",
  ],
  ["forms", "fields.0.pattern", "say it under `wrong`", "say it under “Wrong”"],
  ["packages", "price", "`colour` is not a field", "“colour” is not a field"],
] as const)("of %s, the message about %s, %s, is %s", (folder, field, message, inForm) => {
  expect(messageInForm(collections[folder].schema, field, message)).toBe(inForm);
});

test("a setting that a message names has the label of its field", () => {
  const message = "expected one of these: `closed: true`, or both `opens` and `closes`";
  expect(messageInForm(singles.hours.schema, "exceptions.2.closed", message)).toBe(
    "expected one of these: “Closed: true”, or both “Opens” and “Closes”",
  );
});

test.each([
  ["hours.yaml", "Hours, closures, notices"],
  ["packages/gold.yaml", "All packages: gold"],
  ["pictures/hero.jpg", undefined],
])("the file %s is listed as %s", (file, label) => {
  expect(listedFile(file)?.label).toBe(label);
});
