import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  parseTyped,
  putBack,
  readDraft,
  textOf,
  typedIn,
  type Control,
  type Typed,
} from "./typed-answers.ts";

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

describe("what is typed", () => {
  test("comes back in a form that is as it was, of every kind", () => {
    const form = blank();
    putBack(form, answers);
    expect(typedIn(form)).toEqual(answers);
  });

  test("comes back whatever it is", () => {
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
    );
  });

  test("is no text where nothing is answered", () => {
    expect(textOf(typedIn(blank()))).toBe("");
  });
});

describe("answers that are put back", () => {
  test("untick what was unticked, and empty what was emptied", () => {
    const form = [
      text("subject", "Hello"),
      box("position", "Staff", true),
      box("balltype", "Baseball", true, "radio"),
    ];
    putBack(form, { subject: [""], position: [], balltype: [] });
    expect(typedIn(form)).toEqual({ subject: [""], position: [], balltype: [] });
  });

  test("leave alone what they do not know: a question that is new", () => {
    const form = [text("subject", "Hello"), box("news", "Yes", true)];
    putBack(form, { subject: ["Cage 3"] });
    expect(typedIn(form)).toEqual({ subject: ["Cage 3"], news: ["Yes"] });
  });

  test("are no fault where a question or an option is gone", () => {
    const form = [box("position", "Staff")];
    putBack(form, { position: ["Umpire", "Staff"], shoeSize: ["9"] });
    expect(typedIn(form)).toEqual({ position: ["Staff"] });
  });

  test("are no fault where a text has become a choice, or a choice a text", () => {
    const form = [box("subject", "Cage 3"), text("position"), text("balltype", "none")];
    putBack(form, { subject: ["Cage 3"], position: ["Staff"], balltype: [] });
    expect(typedIn(form)).toEqual({ subject: ["Cage 3"], position: ["Staff"], balltype: [""] });
  });
});

test.each(["", "{", "null", "1", '"text"', "[1]", '{"a":"b"}', '{"a":[1]}', '{"a":{"0":"b"}}'])(
  "%j holds no answers",
  (written) => expect(parseTyped(written)).toBeUndefined(),
);

describe("answers kept on the device", () => {
  const now = Date.UTC(2027, 0, 10, 15);
  const week = 7 * 24 * 60 * 60 * 1000;
  const kept = JSON.stringify({ saved: now, text: textOf(answers) });

  test("are there to the end of their seventh day, and though the clock was set back", () => {
    for (const then of [now, now + week - 1, now - week])
      expect(readDraft(kept, then)?.text).toBe(textOf(answers));
    expect(readDraft(kept, now + week)).toBeUndefined();
  });

  test.each([null, "", "{", "null", '{"saved":"yesterday","text":"{}"}', '{"saved":1,"text":"[1]"}'])(
    "are none in %j",
    (text) => expect(readDraft(text, now)).toBeUndefined(),
  );
});
