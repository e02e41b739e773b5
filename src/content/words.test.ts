/** The texts of `words.yaml`: a facility that changes none has the defaults. */
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { wordsSchema } from "./schema/words.ts";

const usual = v.parse(wordsSchema, {});

/** The texts of the sample, which has changed some. */
const ofSample = {
  ...usual,
  disabled: {
    ...usual.disabled,
    purchase: "To sign up, call {{facility.phone}}.",
    book: "No online booking yet.",
    full: "Every spot is taken.",
  },
};

test.each([
  ["starter/words.yaml", usual],
  ["content/words.yaml", ofSample],
])("%s lists every text as the site has it without the file, or its own", (file, texts) => {
  expect(parse(readFileSync(file, "utf8"))).toEqual(texts);
});

test("one text can be changed alone", () => {
  expect(v.parse(wordsSchema, { home: { findCoach: "Meet a coach" } })).toEqual({
    ...usual,
    home: { ...usual.home, findCoach: "Meet a coach" },
  });
});
