/** What each form asks and sends, against the facts of the specification that its browser tests use. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contact, employment, feedback, teamPractice, type FormFacts } from "../../tests/forms/facts.ts";
import { contactMessage } from "./contact/message.ts";
import { contactSchema } from "./contact/schema.ts";
import { employmentMessage } from "./employment/message.ts";
import { employmentSchema } from "./employment/schema.ts";
import { feedbackMessage } from "./feedback/message.ts";
import { feedbackSchema } from "./feedback/schema.ts";
import { emptyAnswers } from "./shared/empty-answers-for-tests.ts";
import { errorsOf, type FormSchema } from "./shared/form-schema.ts";
import { textsForTests } from "./shared/texts-for-tests.ts";
import { teamPracticeMessage } from "./team-practice/message.ts";
import { teamPracticeSchema } from "./team-practice/schema.ts";

interface Case {
  readonly facts: FormFacts;
  readonly schema: FormSchema;
  readonly message: (answers: never) => Readonly<Record<string, string>>;
}

const words = {
  contact: textsForTests("contact"),
  feedback: textsForTests("feedback"),
  teamPractice: textsForTests("team-practice"),
  employment: textsForTests("employment"),
};
const forms: readonly Case[] = [
  {
    facts: contact,
    schema: contactSchema(words.contact),
    message: contactMessage,
  },
  {
    facts: feedback,
    schema: feedbackSchema(words.feedback),
    message: (answers) => feedbackMessage(answers, words.feedback),
  },
  {
    facts: teamPractice,
    schema: teamPracticeSchema(words.teamPractice),
    message: teamPracticeMessage,
  },
  {
    facts: employment,
    schema: employmentSchema(words.employment),
    message: (answers) => employmentMessage(answers, words.employment),
  },
];

describe.each(forms)("the $facts.name", ({ facts: { answers, params, errors }, schema, message }) => {
  const empty = emptyAnswers(schema);
  const sent = (more: object = {}) => message({ ...empty, ...answers, ...more } as never);

  test("left empty breaks every rule, in the words of the specification and the order of the form", () => {
    expect(Object.entries(errorsOf(schema, empty))).toEqual(Object.entries(errors));
  });

  test("asks for nothing else, and takes what is not checked", () => {
    const needed = Object.fromEntries(Object.keys(errors).map((name) => [name, answers[name]]));
    expect(errorsOf(schema, { ...empty, ...needed })).toEqual({});
  });

  test("sends exactly the keys of the specification, in its order and spelling", () => {
    expect(Object.entries(sent())).toEqual(Object.entries(params));
  });

  test("sends any text, unchanged", () => {
    const texts = Object.keys(params).filter((name) => name !== "agree" && params[name] === answers[name]);
    const text = fc.string({ unit: "binary", maxLength: 200 });
    fc.assert(
      fc.property(fc.record(Object.fromEntries(texts.map((name) => [name, text]))), (some) => {
        expect(sent(some)).toMatchObject(some);
      }),
    );
  });
});

test.each([
  ["email", "ann@", "*Valid Email is a required field."],
  ["phone", "555-014", "*Valid Phone Number is a required field."],
  ["from_name", "  ", "*Full Name is a required field."],
  ["message", "\n\t", "*Message is a required field."],
])("the contact form's %s with %j: %s", (field, value, error) => {
  expect(errorsOf(contactSchema(words.contact), { ...contact.answers, [field]: value })).toEqual({
    [field]: error,
  });
});

describe("the review", () => {
  const { fields } = words.feedback;
  const answers = { ...emptyAnswers(feedbackSchema(words.feedback)), name: "Ann" };

  test("sends an empty comment as an empty text, no consent as No", () => {
    expect(feedbackMessage(answers, { fields })).toMatchObject({ comments: "", agree: "No" });
  });

  test("sends neither Yes nor No where the facility does not ask for consent", () => {
    const hidden = { fields: { ...fields, agree: { ...fields.agree, hidden: true } } };
    expect(feedbackMessage(answers, hidden).agree).toBe("");
  });
});

test("the answers to choose from are those of the specification", () => {
  const { balltype, preferday } = words.teamPractice.fields;
  const { position, selectedEmploymentSeeking, wheredoyou, agegroup, expertise, language } =
    words.employment.fields;
  expect({
    balltype: balltype.options.join(),
    preferday: preferday.options.join(),
    position: position.options.join(),
    selectedEmploymentSeeking: selectedEmploymentSeeking.options.join(),
    wheredoyou: wheredoyou.options.join(),
    agegroup: agegroup.options.map(({ value }) => value).join(),
    expertise: expertise.options.join(),
    language: language.options.join(),
  }).toEqual({
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
