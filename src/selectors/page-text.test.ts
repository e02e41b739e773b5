import { describe, expect, test } from "vitest";
import { nowhere, placeOfText, policyParts } from "./page-text.ts";

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

describe("the text of a policy", () => {
  const intro = "We coach.\n\n";
  const goals = "## Goals\n\nEverybody plays.\n\n";
  const visit = "## Visit\n\n[Contact us](/contactus)";
  const parts = (markdown: string, hasFaces = false) => {
    const { opening, text, note } = policyParts(markdown, hasFaces);
    return { opening, text, note };
  };
  const long = `## Rules\n\n${"Wear a helmet. ".repeat(100)}\n\n`;
  const list = "## Bring\n\n- a bat\n\n";

  test("that is short has its first section in large letters", () => {
    expect(parts(`${intro}## Who\n\nAnybody.\n\n${goals}`)).toEqual({
      opening: `${intro}## Who\n\nAnybody.\n\n`,
      text: goals,
      note: undefined,
    });
  });

  test.each([
    ["is long", long + goals],
    ["begins with a list", list + goals],
    ["has one section", goals],
  ])("that %s has none in large letters", (_, markdown) => {
    expect(parts(markdown)).toEqual({ opening: undefined, text: markdown, note: undefined });
  });

  test("beside the faces of coaches, its first section is always in large letters", () => {
    expect(parts(long + goals, true)).toEqual({ opening: long, text: goals, note: undefined });
    expect(parts(goals, true)).toEqual({ opening: goals, text: "", note: undefined });
  });

  test("ends with a note if its last section ends with links alone", () => {
    expect(parts(long + goals + visit)).toEqual({ opening: undefined, text: long + goals, note: visit });
    expect(parts(long + visit, true)).toEqual({ opening: long, text: "", note: visit });
  });
});
