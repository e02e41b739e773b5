import { expect, test } from "vitest";
import { labeled, withColon } from "./labels.ts";

test.each([
  ["Name", "Name: Dana"],
  ["Baseball or softball?", "Baseball or softball? Dana"],
  ["Anything else…", "Anything else… Dana"],
  ["Coach:", "Coach: Dana"],
])("an answer after %j is one sentence, with one sign between", (label, whole) => {
  expect(labeled(label, "Dana")).toBe(whole);
  expect(`${withColon(label)} Dana`).toBe(whole);
});
