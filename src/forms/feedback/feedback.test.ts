import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { errorsOf } from "../shared/form-schema.ts";
import { textsForTests } from "../shared/texts-for-tests.ts";
import { feedbackMessage } from "./message.ts";
import { feedbackSchema } from "./schema.ts";

const words = textsForTests("feedback");
const schema = feedbackSchema(words);
const empty = { name: "", phone: "", email: "", recomanded: "", rating: "", comments: "", agree: "" };
const complete = {
  ...empty,
  name: "Ann",
  phone: "call me",
  email: "not an address",
  recomanded: "No",
  rating: "10",
};

describe("the rules", () => {
  test("comments and consent are optional, and no format is checked", () => {
    expect(errorsOf(schema, complete)).toEqual({});
  });

  test("an empty form breaks the others, in the words of the specification and the order of the form", () => {
    expect(Object.entries(errorsOf(schema, empty))).toEqual([
      ["name", "Name is required"],
      ["phone", "Phone is required"],
      ["email", "Email is required"],
      ["recomanded", "This field is required"],
      ["rating", "This field is required"],
    ]);
  });
});

describe("what is sent", () => {
  test("exactly the keys of the specification, in its order and spelling", () => {
    expect(Object.entries(feedbackMessage({ ...complete, comments: "Nice", agree: "Yes" }, words))).toEqual([
      ["name", "Ann"],
      ["phone", "call me"],
      ["email", "not an address"],
      ["recomaned", "No"],
      ["rating", "10"],
      ["comments", "Nice"],
      ["picture", ""],
      ["agree", "Yes"],
    ]);
  });

  test("an empty comment as an empty text, no consent as No", () => {
    expect(feedbackMessage(complete, words)).toMatchObject({ comments: "", agree: "No" });
  });

  test("no consent, neither Yes nor No, where the facility does not ask for it", () => {
    const { fields } = words;
    const hidden = { fields: { ...fields, agree: { ...fields.agree, hidden: true } } };
    expect(feedbackMessage(complete, hidden).agree).toBe("");
  });

  test("any text, unchanged", () => {
    const text = fc.string({ unit: "binary", maxLength: 200 });
    const answers = fc.record({
      name: text,
      phone: text,
      email: text,
      recomanded: text,
      rating: text,
      comments: text,
    });
    fc.assert(
      fc.property(answers, ({ recomanded, ...others }) => {
        expect(feedbackMessage({ ...others, recomanded, agree: "" }, words)).toEqual({
          ...others,
          recomaned: recomanded,
          picture: "",
          agree: "No",
        });
      }),
    );
  });
});

test("it thanks in the words that were decided", () => {
  expect(words.thanks).toBe("Thank you for your feedback.");
});
