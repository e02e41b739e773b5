import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesBelow } from "../content/read/folder.ts";

test("no component hydrates as an island", () => {
  const files = filesBelow("src").filter((file) => file.endsWith(".astro"));
  expect(files.length).toBeGreaterThan(20);
  const islands = files.filter((file) => /\sclient:[a-z]/u.test(readFileSync(`src/${file}`, "utf8")));
  expect(islands, "a client:* directive does nothing; see src/forms/hydrate.ts").toEqual([]);
});
