import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../tests/scope.ts";
import { parseTyped, putBack, textOf, typedIn, type Control, type Typed } from "./typed-answers.ts";

const text = (name: string, value = "", type = "text"): Control => ({ name, type, value, checked: false });
const box = (name: string, value: string, checked = false, type = "checkbox"): Control => ({
  name,
  type,
  value,
  checked,
});

/** A form with every kind of control and no answers. */
const blank = () => [
  text("subject"),
  text("message", "", "textarea"),
  text("MondayFrom", "", "time"),
  box("position", "Staff"),
  box("position", "Brand Ambassador"),
  box("balltype", "Baseball", false, "radio"),
  box("balltype", "Softball", false, "radio"),
  text("", "", "submit"),
];

const answers: Typed = {
  subject: ["Cage 3"],
  message: ["two\nlines"],
  MondayFrom: ["14:00"],
  position: ["Staff"],
  balltype: ["Softball"],
};

describe("typed answers", () => {
  test("return to every kind of control", () => {
    const form = blank();
    putBack(form, answers);
    expect(typedIn(form)).toEqual(answers);
  });

  test("return whatever characters they have", () => {
    const given = fc.record({
      subject: fc.tuple(fc.string({ unit: "binary" })),
      message: fc.tuple(fc.string({ unit: "grapheme" })),
      position: fc.subarray(["Staff", "Brand Ambassador"]),
    });
    fc.assert(
      fc.property(given, (some) => {
        const written = textOf({ ...typedIn(blank()), ...some });
        const form = blank();
        const read = parseTyped(written);
        if (read) putBack(form, read);
        expect(typedIn(form)).toMatchObject(some);
      }),
      { numRuns: runs(100) },
    );
  });

  test("are an empty text when nothing is answered", () => {
    expect(textOf(typedIn(blank()))).toBe("");
  });
});

describe("restored answers", () => {
  test("uncheck and empty controls as well", () => {
    const form = [
      text("subject", "Hello"),
      box("position", "Staff", true),
      box("balltype", "Baseball", true, "radio"),
    ];
    putBack(form, { subject: [""], position: [], balltype: [] });
    expect(typedIn(form)).toEqual({ subject: [""], position: [], balltype: [] });
  });

  test("leave a new question as it is", () => {
    const form = [text("subject", "Hello"), box("news", "Yes", true)];
    putBack(form, { subject: ["Cage 3"] });
    expect(typedIn(form)).toEqual({ subject: ["Cage 3"], news: ["Yes"] });
  });

  test("ignore a question or an option that no longer exists", () => {
    const form = [box("position", "Staff")];
    putBack(form, { position: ["Umpire", "Staff"], shoeSize: ["9"] });
    expect(typedIn(form)).toEqual({ position: ["Staff"] });
  });

  test("survive a text that became a choice, and a choice that became a text", () => {
    const form = [box("subject", "Cage 3"), text("position"), text("balltype", "none")];
    putBack(form, { subject: ["Cage 3"], position: ["Staff"], balltype: [] });
    expect(typedIn(form)).toEqual({ subject: ["Cage 3"], position: ["Staff"], balltype: [""] });
  });
});

test.each(["", "{", "null", "1", '"text"', "[1]", '{"a":"b"}', '{"a":[1]}', '{"a":{"0":"b"}}'])(
  "%j is not read as answers",
  (written) => expect(parseTyped(written)).toBeUndefined(),
);
