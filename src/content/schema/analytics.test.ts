import * as v from "valibot";
import { expect, test } from "vitest";
import { analyticsSchema } from "./analytics.ts";

const keys = { apiKey: "a", projectId: "b", appId: "c", measurementId: "d" };

test("analytics that are off need no keys", () => {
  expect(v.is(analyticsSchema, {})).toBe(true);
});

test("analytics that are on need every key, and say which is missing", () => {
  expect(v.is(analyticsSchema, { on: true, firebase: keys })).toBe(true);
  const { issues } = v.safeParse(analyticsSchema, { on: true, firebase: { ...keys, appId: "" } });
  expect(issues?.map(({ message }) => message)).toEqual([
    "expected all four values of `firebase` while `on` is true",
  ]);
});
