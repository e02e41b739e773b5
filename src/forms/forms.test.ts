/** What each form asks and sends, against the forms of the specification that its browser tests use. */
import * as fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { contact, employment, feedback, teamPractice } from "../../tests/forms/specified-forms.ts";
import { runs } from "../../tests/scope.ts";
import type { Answers, FormField } from "./fields/field.ts";
import { messageOf } from "./fields/message.ts";
import { partsOf, questionsOf } from "./fields/questions.ts";
import { forBrowser } from "../selectors/forms.ts";
import { errorsOf } from "./state/answers.ts";
import { copyOf } from "./copy.ts";
import type { Form } from "./email/content.ts";
import { Form as FormDrawing } from "./Form.tsx";
import { createMemory } from "./state/memory.ts";
import { formForTests } from "./forms-for-tests.ts";

const facility = {
  phone: "(614) 555-0142",
  address: { street: "480 Basepath Drive", city: "Columbus", country: "US" },
};

const forms = [
  { specified: contact, form: formForTests("contact") },
  { specified: feedback, form: formForTests("feedback") },
  { specified: teamPractice, form: formForTests("team-practice") },
  { specified: employment, form: formForTests("employment") },
];

/** The answers of an empty form. */
const empty = (form: Form): Answers =>
  Object.fromEntries(questionsOf(form).map(({ name, kind }) => [name, kind === "choices" ? [] : ""]));

describe.each(forms)("the $specified.name", ({ specified: { answers, params, errors }, form }) => {
  const nothing = empty(form);
  const sent = (more: Answers = {}) => messageOf(form, { ...nothing, ...answers, ...more });

  test("left empty shows every error of the specification, in the order of the page", () => {
    const found = errorsOf(form, nothing);
    expect(found).toEqual(errors);
    const asked = questionsOf(form).map(({ name }) => name);
    expect(Object.keys(found)).toEqual(asked.filter((name) => name in errors));
  });

  test.each(["\u200B", " \u2060\u00AD\n\u3164\u2800\u202E\u0007"])(
    "takes %j, of which nobody can see anything, for no answer",
    (unseen) => {
      const answered = Object.entries(nothing).map(([name, answer]) => [
        name,
        answer === "" ? unseen : answer,
      ]);
      expect(errorsOf(form, Object.fromEntries(answered) as Answers)).toEqual(errors);
    },
  );

  test("requires nothing else, and takes anything where no format is checked", () => {
    const needed = Object.fromEntries(Object.keys(errors).map((name) => [name, answers[name] ?? ""]));
    expect(errorsOf(form, { ...nothing, ...needed })).toEqual({});
  });

  test("sends exactly the parameters of the specification, in its order and spelling", () => {
    expect(Object.entries(sent())).toEqual(Object.entries(params));
  });

  test("an email address that was copied from a link is sent, checked and shown without the rest of the link", () => {
    const emails = questionsOf(form).filter(({ kind }) => kind === "email");
    expect(emails.length).toBeGreaterThan(0);
    for (const { name } of emails) {
      const given = { ...answers, [name]: "MAILTO:ann%2Blessons@example.com?subject=Hi" };
      const params = messageOf(form, given);
      expect(Object.values(params)).toContain("ann+lessons@example.com");
      expect(JSON.stringify([params, copyOf(given, forBrowser(form, facility))])).not.toMatch(/mailto/iu);
      expect(errorsOf(form, given)).toEqual(errorsOf(form, answers));
    }
  });

  test("sends any long text unchanged, and a line trimmed", () => {
    const kindOf = new Map(questionsOf(form).map(({ name, kind }) => [name, kind]));
    const isText = (name: string) => !["time", "box", undefined].includes(kindOf.get(name));
    const texts = Object.keys(params).filter((name) => params[name] === answers[name] && isText(name));
    const text = fc.string({ unit: "binary", maxLength: 200 });
    fc.assert(
      fc.property(fc.record(Object.fromEntries(texts.map((name) => [name, text]))), (some) => {
        for (const [name, given] of Object.entries(some))
          expect(sent(some)[name]).toBe(kindOf.get(name) === "long text" ? given : given.trim());
      }),
      { numRuns: runs(100) },
    );
  });
});

test.each([
  ["email", "ann@", "*Valid Email is a required field."],
  ["email", "mailto:", "*Valid Email is a required field."],
  ["email", "mailto:ann@", "*Valid Email is a required field."],
  ["phone", "555-014", "*Valid Phone Number is a required field."],
  ["from_name", "  ", "*Full Name is a required field."],
  ["message", "\n\t", "*Message is a required field."],
])("the contact form's %s with %j: %s", (field, value, error) => {
  expect(errorsOf(formForTests("contact"), { ...contact.answers, [field]: value })).toEqual({
    [field]: error,
  });
});

test("the review sends an unanswered comment as an empty text, and an unchecked box as No", () => {
  const form = formForTests("feedback");
  expect(messageOf(form, { ...empty(form), name: "Ann" })).toMatchObject({ comments: "", agree: "No" });
});

test("the options are those of the specification", () => {
  const offered = [...questionsOf(formForTests("team-practice")), ...questionsOf(formForTests("employment"))]
    .filter(({ options = [] }) => options.length > 0)
    .map(({ name, options = [], values = [] }) => [name, (values.length > 0 ? values : options).join()]);
  expect(Object.fromEntries(offered)).toEqual({
    balltype: "Baseball,Softball",
    preferday: "Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday",
    position:
      "General Manager,Assistant Manager,Brand Ambassador,Hitting Instructor,Pitching Instructor,Speed Instructor,General Sports Instructor,Summer Camp Instructor - Soccer,Staff",
    selectedEmploymentSeeking: "Full time,Part time,Summer",
    wheredoyou: "High School/College,YMCA,Competitor Facility,Other Facility",
    agegroup: "2to5age,6U8U,9U11U,12U14U,15U16U,17UP",
    expertise: "General Knowledge,Pitching,Hitting,Fielding,Catching,Speed & Agility",
    language: "English,Spanish,French,German,Mandarin,Other",
  });
});

describe("the application", () => {
  const form = formForTests("employment");
  const full = { ...empty(form), ...employment.answers };
  const copy = (answers: Answers) =>
    copyOf(answers, forBrowser(form, facility)).flatMap(({ title, lines }) => [
      title,
      ...lines.map(({ question, answer }) => `${question}: ${answer}`),
    ]);

  test("sends an empty additionalInfo when there are no references", () => {
    expect(messageOf(form, empty(form))["additionalInfo"]).toBe("");
  });

  test("sends the answers about coaching in additionalInfo if the form says so", () => {
    const fields = form.fields.map((field) =>
      field.name.startsWith("Coaching") ? { ...field, sent: true, sentAs: "additionalInfo" } : field,
    );
    expect(messageOf({ ...form, fields }, full)).toEqual({
      ...employment.params,
      additionalInfo: `Coaching experience: stays here\nTeams coached: stays here too\n${employment.params["additionalInfo"]}`,
    });
  });

  test("has its seven sections", () => {
    expect(partsOf(form.fields).map(({ heading }) => heading?.name)).toEqual(
      "person job availability coaching contact education references".split(" "),
    );
  });

  test("gives a copy of what was sent, under the form's questions, and of nothing else", () => {
    const lines = copy(full);
    expect(lines.slice(0, 2)).toEqual(["About you", "First name: Sam"]);
    expect(lines).toContain("Which age groups would you coach?: Ages 2 to 5, 17 and up");
    expect(lines).toContain("Monday: From 14:00 to 21:00");
    expect(lines).toContain("Reference 1: Pat, 614-555-0151, My coach");
    for (const absent of ["Wednesday", "Reference 2", "stays here"])
      expect(lines.join()).not.toContain(absent);
    expect(copy(empty(form)).at(-1)).toBe("References");
  });
});

test("a pattern checks the whole answer, unless it is empty", () => {
  const zip: FormField = {
    kind: "text",
    name: "zip",
    label: "ZIP",
    pattern: "[0-9]{5}",
    wrong: "five digits",
  };
  const form = { ...formForTests("contact"), fields: [zip] };
  const errors = ["43215", " 43215 ", "", "4321", "432155"].map(
    (given) => errorsOf(form, { zip: given })["zip"],
  );
  expect(errors).toEqual([undefined, undefined, undefined, "five digits", "five digits"]);
});

describe("a waiver and a number of players", () => {
  const contact = formForTests("contact");
  const players: FormField = {
    kind: "number",
    name: "players",
    label: "Players",
    wrong: "6 to 12",
    from: 6,
    to: 12,
  };
  const waiver = { kind: "box", name: "waiver", label: "I accept the waiver", required: "Accept the waiver" };
  const section = { kind: "section", name: "rules", label: "Waiver", hint: "Wear a helmet in the cages." };
  const words = { kind: "words", name: "risk", label: "Training has risks." };
  const form: Form = { ...contact, fields: [players, section, words, waiver] as Form["fields"] };

  test("the box has to be ticked, and says so", () => {
    expect(errorsOf(form, { players: "", waiver: "" })).toEqual({ waiver: "Accept the waiver" });
    expect(errorsOf(form, { players: "", waiver: "Yes" })).toEqual({});
  });

  test.each(["6", " 12 ", "012"])("%j is a number within the limits", (given) => {
    expect(errorsOf(form, { players: given, waiver: "Yes" })).toEqual({});
  });

  test.each(["5", "13", "-7", "7.5", "seven", "7 or 8", "Infinity"])(
    "%j is not a number within the limits",
    (given) => {
      expect(errorsOf(form, { players: given, waiver: "Yes" })).toEqual({ players: "6 to 12" });
    },
  );

  test("without limits, a number is whole and not below zero", () => {
    const { from: _from, to: _to, ...any } = players;
    const errors = ["0", "1000000", "-1", "1.5"].map(
      (given) => errorsOf({ fields: [any] }, { players: given })["players"],
    );
    expect(errors).toEqual([undefined, undefined, "6 to 12", "6 to 12"]);
  });

  test("both are sent and in the copy, the words between them are not", () => {
    const answers = { players: " 8 ", waiver: "Yes" };
    expect(messageOf(form, answers)).toEqual({ players: "8", waiver: "Yes" });
    expect(JSON.stringify(copyOf(answers, forBrowser(form, facility)))).not.toMatch(/helmet|risks/u);
  });

  test("are drawn: digits on a phone's keyboard, the words, a box that says it is required", () => {
    const html = renderToStaticMarkup(
      createElement(FormDrawing, { definition: forBrowser(form, facility), memory: createMemory() }),
    );
    expect(html).toMatch(/<input[^>]*type="text" inputMode="numeric" name="players"/u);
    expect(html).toContain('<p class="form-note">Wear a helmet in the cages.</p>');
    expect(html).toMatch(/<p class="form-note">Training has risks\.<\/p><div[^>]*>.*name="waiver"/u);
    expect(html).toMatch(/<input type="checkbox"[^>]*aria-required="true" name="waiver"/u);
    expect(html).toContain("<span>I accept the waiver</span>");
    expect(html).toMatch(/Needed to send: [^<]*I accept the waiver/u);
  });
});
