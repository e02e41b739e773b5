/** The texts of `words.yaml`: a facility that changes none has the defaults. */
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { wordsSchema } from "./schema/words.ts";

const usual = v.parse(wordsSchema, {});

test.each(["content/words.yaml", "starter/words.yaml"])(
  "%s lists every text as the site has it without the file",
  (file) => {
    expect(parse(readFileSync(file, "utf8"))).toEqual(usual);
  },
);

test("one text can be changed alone", () => {
  expect(v.parse(wordsSchema, { home: { findCoach: "Meet a coach" } })).toEqual({
    ...usual,
    home: { ...usual.home, findCoach: "Meet a coach" },
  });
});
