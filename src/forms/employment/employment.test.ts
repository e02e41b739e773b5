import { describe, expect, test } from "vitest";
import type { AddedQuestion } from "../../content/schema/form.ts";
import { employment } from "../../../tests/forms/facts.ts";
import { emptyAnswers } from "../shared/empty-answers-for-tests.ts";
import { errorsOf } from "../shared/form-schema.ts";
import { errorSummaryLines } from "../shared/error-summary-lines.ts";
import { textsForTests } from "../shared/texts-for-tests.ts";
import { copyAsText, copyOf } from "./copy.ts";
import { employmentMessage } from "./message.ts";
import { addressFields, employmentSchema, type EmploymentAnswers } from "./schema.ts";
import { answeredSections, progressOf, sectionsOf } from "./sections.ts";

const words = textsForTests("employment");
const schema = employmentSchema(words);
const sections = sectionsOf(words);
const emptyApplication = emptyAnswers(schema);
const fullApplication: EmploymentAnswers = { ...emptyApplication, ...employment.answers };

describe("what is sent", () => {
  test("has an empty text of remarks on references when there are none", () => {
    expect(employmentMessage(emptyApplication, words)["additionalInfo"]).toBe("");
  });

  test("has the answers about coaching only if the facility wants them", () => {
    const sent = employmentMessage(fullApplication, { ...words, sendCoaching: true });
    expect(sent).toEqual({
      ...employment.params,
      additionalInfo: `${employment.params["additionalInfo"]}\nCoaching experience: stays here\nTeams coached: stays here too`,
    });
  });
});

describe("the list of errors", () => {
  const sharedError = { label: words.address.label, fields: addressFields };
  const lines = (attempt: EmploymentAnswers, now = attempt) =>
    errorSummaryLines(
      { attemptErrors: errorsOf(schema, attempt), errors: errorsOf(schema, now) },
      words,
      sharedError,
    );

  test("names the address once, in its place", () => {
    const all = lines(emptyApplication);
    expect(all).toHaveLength(13);
    expect(all[7]).toEqual({
      name: "Street",
      question: "Address",
      error: "Address is required",
      solved: false,
    });
  });

  test("leads to what is still empty of it, and ticks it off when nothing is", () => {
    const address = (given: Partial<EmploymentAnswers>) =>
      lines(emptyApplication, { ...emptyApplication, ...given }).filter(
        ({ question }) => question === "Address",
      );
    const partly = { Street: "1 Foul Line", Address: "none", State: "OH" };
    expect(address(partly)).toMatchObject([{ name: "City", solved: false }]);
    expect(address({ ...partly, City: "Columbus", Postal: "43215" })).toMatchObject([
      { name: "Street", solved: true },
    ]);
  });
});

describe("the sections", () => {
  test("hold every question once", () => {
    const asked = sections.flatMap(({ fields }) => fields);
    expect([...asked].sort()).toEqual(Object.keys(schema.entries).sort());
    expect(new Set(asked).size).toBe(asked.length);
  });

  test("count what is still to be answered", () => {
    const errors = errorsOf(schema, emptyApplication);
    expect(sections.map((section) => progressOf(section, errors, []))).toEqual([
      { is: "open", open: 3 },
      { is: "open", open: 1 },
      { is: "free" },
      { is: "open", open: 3 },
      { is: "open", open: 7 },
      { is: "open", open: 3 },
      { is: "free" },
    ]);
  });

  test("are done when nothing is missing and something was answered", () => {
    const answered = answeredSections(
      { ...emptyApplication, MondayFrom: "09:00", First_Name: "A" },
      sections,
    );
    expect(answered).toEqual(["person", "availability"]);
    expect(sections.map((section) => progressOf(section, {}, answered).is)).toEqual([
      "done",
      "free",
      "done",
      ...Array.from({ length: 4 }, () => "free"),
    ]);
  });

  test("leave out what the facility hides, and end with the questions it added", () => {
    const { availability, references } = words.sections;
    const ids = sectionsOf({
      questions: [{ label: "Shirt size?", kind: "text", options: [] }],
      sections: {
        ...words.sections,
        availability: { ...availability, hidden: true },
        references: { ...references, hidden: true },
      },
    }).map(({ id }) => id);
    expect(ids).toEqual(["person", "job", "coaching", "contact", "education", "more"]);
  });
});

describe("the applicant's copy", () => {
  const text = copyAsText(copyOf(fullApplication, words), "Employment Application", "no answer");

  test("says what was sent, in the words of the questions", () => {
    expect(text).toContain("Employment Application\n\nABOUT YOU\nFirst name: Sam\n");
    expect(text).toContain("Which age groups would you coach?: Ages 2 to 5, 17 and up");
    expect(text).toContain("Monday: From 14:00 to 21:00");
    expect(text).toContain("Reference 1: Pat, 614-555-0151, My coach");
  });

  test("says where a whole section was left empty", () => {
    const without = copyAsText(copyOf(emptyApplication, words), "Employment Application", "no answer");
    expect(without).toContain("REFERENCES\nno answer\n");
  });

  test("leaves out what was not answered, and what stays with the applicant", () => {
    expect(text).not.toContain("Wednesday");
    expect(text).not.toContain("Reference 2");
    expect(text).not.toContain("stays here");
  });

  test("has the answers that the facility's switches and questions send", () => {
    const questions: AddedQuestion[] = [{ label: "Shirt size?", kind: "text", options: [] }];
    const more = { ...words, sendCoaching: true, questions };
    const given = { ...fullApplication, "extra-shirt-size": "XL" };
    const copy = copyAsText(copyOf(given, more), "Employment Application", "no answer");
    expect(copy).toContain("\nCoaching experience: stays here\nTeams coached: stays here too\n");
    expect(copy).toContain("\nMORE QUESTIONS\nShirt size?: XL\n");
  });
});
