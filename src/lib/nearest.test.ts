import { expect, test } from "vitest";
import { nearestName } from "./nearest.ts";

const names = ["waiver.pdf", "fall-schedule.pdf", "spring-schedule.pdf"];

test.each([
  ["waver.pdf", "waiver.pdf"],
  ["Waiver.PDF", "waiver.pdf"],
  ["waivers.pdf", "waiver.pdf"],
  ["waiver", undefined],
  ["fall_schedule.pdf", "fall-schedule.pdf"],
  ["menu.pdf", undefined],
  ["", undefined],
])("%j means %j", (name, meant) => {
  expect(nearestName(name, names)).toBe(meant);
});

test("without names, nothing is meant", () => {
  expect(nearestName("waiver.pdf", [])).toBeUndefined();
});
