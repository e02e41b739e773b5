import { expect, test } from "vitest";
import { readContent } from "../content.ts";
import { sourceOfVariable, variablesOf } from "./variables.ts";

test("every variable knows the file that it comes from, so that a fault there is not reported as a missing variable", () => {
  const { content, documents } = readContent("content");
  const names = [...variablesOf(content).keys()];
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !documents.has(sourceOfVariable(name)))).toEqual([]);
});
