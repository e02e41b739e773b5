import { expect, test } from "vitest";
import { phaseOn } from "./today.ts";

test.each([
  ["2026-12-09", "before"],
  ["2026-12-10", "during"],
  ["2026-12-20", "during"],
  ["2026-12-21", "after"],
])("on %s, December 10 to 20 is %s", (today, phase) => {
  expect(phaseOn({ from: "2026-12-10", until: "2026-12-20" }, today)).toBe(phase);
});

test("without a first or last day there is no limit", () => {
  expect(phaseOn({ until: "2026-12-20" }, "0001-01-01")).toBe("during");
  expect(phaseOn({ from: "2026-12-20" }, "9999-12-31")).toBe("during");
  expect(phaseOn({}, "2026-12-20")).toBe("during");
});
