import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AddedQuestion } from "../../content/schema/form.ts";
import { errorsOf } from "../shared/form-schema.ts";
import { errorSummaryLines } from "../shared/error-summary-lines.ts";
import { textsForTests } from "../shared/texts-for-tests.ts";
import { copyAsText, copyOf } from "./copy.ts";
import { employmentMessage } from "./message.ts";
import { emptyApplication, fullApplication } from "./samples-for-tests.ts";
import { addressFields, employmentSchema, type EmploymentAnswers } from "./schema.ts";
import { answeredSections, progressOf, sectionsOf } from "./sections.ts";

const words = textsForTests("employment");
const schema = employmentSchema(words);
const sections = sectionsOf(words);
const group = "This field is required. Please enter a value.";

describe("the rules", () => {
  test("an empty form breaks every one, in the decided words", () => {
    expect(errorsOf(schema, emptyApplication)).toEqual({
      First_Name: "First Name is required",
      Last_Name: "Last Name is required",
      dateofbirth: "Date of Birth is required",
      position: group,
      agegroup: group,
      expertise: group,
      language: group,
      Street: "Address is required",
      Address: "Address is required",
      City: "Address is required",
      State: "Address is required",
      Postal: "Address is required",
      CellPhone: "Cell Phone is required",
      EmailID: "Email is required",
      GraduateFrom: "High School is required",
      AttendCollege: "College is required",
      Accomplishments: "Accomplishments is required",
    });
  });

  test("nothing else has to be answered, and no format is checked", () => {
    const least: EmploymentAnswers = {
      ...emptyApplication,
      First_Name: "A",
      Last_Name: "B",
      dateofbirth: "2001-02-03",
      position: ["Staff"],
      agegroup: ["17UP"],
      expertise: ["Hitting"],
      language: ["Other"],
      Street: "1",
      Address: "none",
      City: "C",
      State: "S",
      Postal: "not a number",
      CellPhone: "no phone",
      EmailID: "not an address",
      GraduateFrom: "G",
      AttendCollege: "none",
      Accomplishments: "x",
    };
    expect(errorsOf(schema, least)).toEqual({});
  });
});

test("the answers to choose from are those of the specification", () => {
  const { fields } = words;
  expect(fields.position.options).toEqual([
    "General Manager",
    "Assistant Manager",
    "Brand Ambassador",
    "Hitting Instructor",
    "Pitching Instructor",
    "Speed Instructor",
    "General Sports Instructor",
    "Summer Camp Instructor - Soccer",
    "Staff",
  ]);
  expect(fields.selectedEmploymentSeeking.options).toEqual(["Full time", "Part time", "Summer"]);
  expect(fields.wheredoyou.options).toEqual([
    "High School/College",
    "YMCA",
    "Competitor Facility",
    "Other Facility",
  ]);
  expect(fields.agegroup.options.map(({ value }) => value)).toEqual([
    "2to5age",
    "6U8U",
    "9U11U",
    "12U14U",
    "15U16U",
    "17UP",
  ]);
  expect(fields.expertise.options).toEqual([
    "General Knowledge",
    "Pitching",
    "Hitting",
    "Fielding",
    "Catching",
    "Speed & Agility",
  ]);
  expect(fields.language.options).toEqual(["English", "Spanish", "French", "German", "Mandarin", "Other"]);
});

describe("what is sent", () => {
  test("exactly the keys of the specification and what stands behind them", () => {
    expect(Object.entries(employmentMessage(fullApplication, words))).toEqual([
      ["first_name", "Sam"],
      ["Last_name", "Rivera"],
      ["position", "Hitting Instructor, Staff"],
      ["employmenttype", "Part time, Summer"],
      ["teachLesson", "Yes"],
      ["MondayFrom", "14:00"],
      ["MondayTo", "21:00"],
      ["TuesdayFrom", "14:00"],
      ["TuesdayTo", "21:00"],
      ["WednesdayFrom", ""],
      ["WednesdayTo", ""],
      ["ThursdayFrom", ""],
      ["ThursdayTo", ""],
      ["FridayFrom", ""],
      ["FridayTo", ""],
      ["SaturdayFrom", "09:00"],
      ["SaturdayTo", ""],
      ["SundayFrom", ""],
      ["SundayTo", ""],
      ["wheredoyou", "YMCA, Other Facility"],
      ["agegroup", "2to5age, 17UP"],
      ["expertise", "Hitting, Speed & Agility"],
      ["language", "English, Spanish"],
      ["dateofbirth", "2001-02-03"],
      ["Street", "1 Foul Line"],
      ["Address", "Apt 2"],
      ["City", "Columbus"],
      ["State", "OH"],
      ["Postal", "43215"],
      ["CellPhone", "614-555-0150"],
      ["EmailID", "sam@example.com"],
      ["GraduateFrom", "Central"],
      ["AttendCollege", "none"],
      ["Accomplishments", "Hit .400"],
      ["r1name", "Pat"],
      ["r1cell", "614-555-0151"],
      ["r1email", "pat@example.com"],
      ["r2name", ""],
      ["r2cell", ""],
      ["r2email", ""],
      ["r3name", "Kim"],
      ["r3cell", ""],
      ["r3email", ""],
      ["additionalInfo", "Reference 1: My coach\nReference 3: My neighbor"],
    ]);
  });

  test("remarks on references as an empty text when there are none", () => {
    expect(employmentMessage(emptyApplication, words)["additionalInfo"]).toBe("");
  });

  test("the answers about coaching only if the facility wants them", () => {
    const sent = employmentMessage(fullApplication, { ...words, sendCoaching: true });
    expect(sent).toEqual({
      ...employmentMessage(fullApplication, words),
      additionalInfo:
        "Reference 1: My coach\nReference 3: My neighbor\nCoaching experience: ten years\nTeams coached: Mud Hens",
    });
  });

  test("any text, unchanged", () => {
    const text = fc.string({ unit: "binary", maxLength: 200 });
    fc.assert(
      fc.property(fc.record({ Accomplishments: text, r2name: text, Street: text, City: text }), (some) => {
        expect(employmentMessage({ ...fullApplication, ...some }, words)).toMatchObject(some);
      }),
    );
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
    expect(text).toContain("Reference 1: Pat, 614-555-0151, pat@example.com, My coach");
  });

  test("says where a whole section was left empty", () => {
    const without = copyAsText(copyOf(emptyApplication, words), "Employment Application", "no answer");
    expect(without).toContain("REFERENCES\nno answer\n");
  });

  test("leaves out what was not answered, and what stays with the applicant", () => {
    expect(text).not.toContain("Wednesday");
    expect(text).not.toContain("Reference 2");
    expect(text).not.toContain("ten years");
    expect(text).not.toContain("Mud Hens");
  });

  test("has the answers that the facility's switches and questions send", () => {
    const questions: AddedQuestion[] = [{ label: "Shirt size?", kind: "text", options: [] }];
    const more = { ...words, sendCoaching: true, questions };
    const given = { ...fullApplication, "extra-shirt-size": "XL" };
    const copy = copyAsText(copyOf(given, more), "Employment Application", "no answer");
    expect(copy).toContain("\nCoaching experience: ten years\nTeams coached: Mud Hens\n");
    expect(copy).toContain("\nMORE QUESTIONS\nShirt size?: XL\n");
  });
});
