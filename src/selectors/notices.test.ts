import { expect, test } from "vitest";
import { content } from "./dated-content-for-tests.ts";
import { noticesOn } from "./notices.ts";

test("a notice shows on its pages, or on all, through its last day", () => {
  const on = (key: "camps" | "home", today: string) =>
    noticesOn(content, key, today).map(({ text, shown }) => [text, shown]);
  expect(on("home", "2026-12-10")).toEqual([["New turf", true]]);
  expect(on("camps", "2026-12-10")).toEqual([
    ["New turf", true],
    ["Camp", false],
  ]);
  expect(on("camps", "2026-12-30")).toEqual([["Camp", true]]);
  expect(on("camps", "2026-12-31")).toEqual([]);
  expect(noticesOn(content, "camps", "2026-12-30")[0]?.link?.href).toBe("/eventpricing");
});
