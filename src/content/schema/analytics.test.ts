import * as v from "valibot";
import { expect, test } from "vitest";
import { analyticsSchema } from "./analytics.ts";

const keys = { apiKey: "a", projectId: "b", appId: "c", measurementId: "d" };

test("off needs no keys", () => {
  expect(v.is(analyticsSchema, {})).toBe(true);
});

test("on needs all of them, and says so", () => {
  expect(v.is(analyticsSchema, { on: true, firebase: keys })).toBe(true);
  const { issues } = v.safeParse(analyticsSchema, { on: true, firebase: { ...keys, appId: "" } });
  expect(issues?.map(({ message }) => message)).toEqual([
    "expected all four values of firebase while on is true",
  ]);
});
