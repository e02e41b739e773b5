import * as v from "valibot";
import { describe, expect, test } from "vitest";
import type { AddedQuestion } from "../../content/schema/form.ts";
import { formNames } from "../../form-names.ts";
import { addedAnswers, addedRules } from "./added-questions.ts";
import { errorsOf } from "./form-schema.ts";
import { textsForTests } from "./texts-for-tests.ts";

const questions: AddedQuestion[] = [
  { label: "How did you find us?", kind: "choice", options: ["A friend", "Search"] },
  { label: "Your first time?", kind: "yes or no", options: [] },
  { label: "¿Su equipo?", kind: "text", options: [] },
  { label: "Tell us more", kind: "long text", options: [] },
];
const words = { ...textsForTests("contact"), questions };
const find = "extra-how-did-you-find-us";
const more = "extra-tell-us-more";

test.each(formNames)("without added questions, the %s form sends no parameter for them", (form) => {
  expect(textsForTests(form).questions).toEqual([]);
  expect(addedAnswers({ message: "Hi" }, textsForTests(form))).toEqual({});
});

describe("what is sent", () => {
  test("a line for each answer, in the order of the questions", () => {
    const answers = {
      [more]: "One\nTwo",
      "extra-your-first-time": "No",
      "extra-su-equipo": "",
      [find]: "Search",
    };
    expect(addedAnswers(answers, words)).toEqual({
      extra: "How did you find us?: Search\nYour first time?: No\nTell us more: One\nTwo",
    });
  });

  test("an empty text when none is answered", () => expect(addedAnswers({}, words)).toEqual({ extra: "" }));
});

describe("the rules", () => {
  const schema = v.object(addedRules(words));
  const none = Object.fromEntries(Object.keys(schema.entries).map((name) => [name, ""]));
  const errors = (answers: Record<string, string>) => errorsOf(schema, { ...none, ...answers });

  test("nothing has to be answered", () => expect(errors({})).toEqual({}));

  test("a choice is one of the answers", () => {
    expect(errors({ [find]: "Search" })).toEqual({});
    expect(errors({ [find]: "Radio" })).toEqual({ [find]: "Please choose one of these answers." });
  });

  test("a text may be 500 letters long, a long text 5000", () => {
    expect(errors({ "extra-su-equipo": "x".repeat(500), [more]: "x".repeat(5000) })).toEqual({});
    expect(errors({ "extra-su-equipo": "x".repeat(501), [more]: "x".repeat(5001) })).toEqual({
      "extra-su-equipo": "Please shorten this answer to 500 letters.",
      [more]: "Please shorten this answer to 5000 letters.",
    });
  });
});
