import { expect, test } from "vitest";
import { content } from "./dated-content-for-tests.ts";
import { warningsOf } from "./warnings.ts";

test("the build warns of an end, from two weeks before it until the content no longer names it", () => {
  const warned = (today: string) =>
    warningsOf(content, "content", today).map((warning) => [
      warning.split(": ")[0],
      warning.includes("ended on"),
    ]);
  expect(warned("2026-11-20")).toEqual([]);
  expect(warned("2026-12-16")).toEqual([
    ["content/hours.yaml", true],
    ["content/events/swinging-holiday.md", false],
    ["content/hours.yaml", false],
  ]);
  expect(warned("2026-12-31").map(([, passed]) => passed)).toEqual([true, true, true]);
});
