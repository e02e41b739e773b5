import { expect, test } from "vitest";
import { readContent } from "../content.ts";
import { sourceOfVariable, variablesLike, variablesOf } from "./variables.ts";

test("every variable knows the file that it comes from, so that a fault there is not reported as a missing variable", () => {
  const { content, documents } = readContent("content");
  const names = [...variablesOf(content).keys()];
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !documents.has(sourceOfVariable(name)))).toEqual([]);
});

test("each group of variables has some to choose from, at most eight, for a name that is almost right", () => {
  const names = [...variablesOf(readContent("content").content).keys()];
  const groups = new Set(names.map((name) => name.split(".")[0] ?? ""));
  for (const group of groups) {
    const like = variablesLike(`${group}.nowhere`, names);
    expect(like.length, group).toBeGreaterThan(0);
    expect(like.length, group).toBeLessThanOrEqual(8);
    expect(like.every((name) => name.startsWith(`${group}.`))).toBe(true);
  }
});

test.each([
  ["rate.turf.hour", ["rate.turf.2Hours", "rate.turf.hourAfter500pm"]],
  ["rate.field.hour", ["rate.cages.hour", "rate.turf.2Hours", "rate.turf.hourAfter500pm"]],
  ["prise.gold", ["price.gold"]],
])("for %s, the likeliest are first", (name, expected) => {
  const names = ["rate.turf.hourAfter500pm", "rate.turf.2Hours", "rate.cages.hour", "price.gold"];
  const like = variablesLike(name, names);
  expect(like.slice(0, 1)).toEqual(expected.slice(0, 1));
  expect(like).toEqual(expect.arrayContaining(expected));
});
