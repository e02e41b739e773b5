import { expect, test } from "vitest";
import { nowhere, placeOfText } from "./page-text.ts";

const texts = { title: "Camps", description: "Camps.", heading: "Camps" };
const placeOf = (own: Partial<Parameters<typeof placeOfText>[0]>, hasRoom = false) =>
  placeOfText({ ...texts, ...own }, hasRoom);

test("a line or two is a note, in the room that a page has for one, else across the page", () => {
  expect(placeOf({ body: "Call us." }, true)).toEqual({ at: "room", note: "Call us." });
  expect(placeOf({ body: "Call us." })).toEqual({ at: "across", note: "Call us." });
});

test.each(["## Rules\n\nCall us.", "Bring:\n\n- a bat", "1. Sign up", "| Day |\n| --- |"])(
  "a text with a heading, a list or a table is on the page as it is: %j",
  (body) => expect(placeOf({ body }, true)).toEqual({ at: "page" }),
);

test.each([
  { questions: [{ question: "When?", answer: "At 2." }] },
  { deskQuestions: ["parking"] },
  { pictures: ["team.jpg"] },
])("a line with %j is on the page as it is, and so is what has no line: nothing is left out", (more) => {
  expect(placeOf({ body: "Call us.", ...more }, true)).toEqual({ at: "page" });
  expect(placeOf(more, true)).toEqual({ at: "page" });
});

test("a page without a text has none anywhere", () => {
  expect(placeOf({}, true)).toEqual(nowhere);
});
