import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formNames, type FormName } from "../../form-names.ts";
import { contactMessage } from "../contact/message.ts";
import { employmentMessage } from "../employment/message.ts";
import { feedbackMessage } from "../feedback/message.ts";
import { textsForTests } from "../shared/texts-for-tests.ts";
import { teamPracticeMessage } from "../team-practice/message.ts";
import { fillTemplate, loadTemplate } from "./template.ts";

/** Answers to any form: every question is answered with an empty list. */
const answers = new Proxy({}, { get: () => [] }) as never;

/** What each form sends, and its field for the visitor's address. */
const forms: Record<FormName, { params: string[]; address: string }> = {
  contact: { params: Object.keys(contactMessage(answers)), address: "email" },
  employment: {
    params: Object.keys(employmentMessage(answers, textsForTests("employment"))),
    address: "EmailID",
  },
  feedback: { params: Object.keys(feedbackMessage(answers, textsForTests("feedback"))), address: "email" },
  "team-practice": { params: Object.keys(teamPracticeMessage(answers)), address: "heademail" },
};

const emailOf = (form: FormName, params: Record<string, unknown>) => fillTemplate(loadTemplate(form), params);

describe.each(formNames)("the %s e-mail", (form) => {
  const { address } = forms[form];
  // Sent only if the facility added questions, and in the template of every facility.
  const params = [...forms[form].params, "extra"];
  const all = Object.fromEntries(params.map((name) => [name, `<${name} & "value">`]));

  test("shows every parameter, in HTML (escaped) and in text", () => {
    const { html, text } = emailOf(form, all);
    for (const name of params) {
      expect(text).toContain(`<${name} & "value">`);
      expect(html).toContain(`&lt;${name} &amp; &quot;value&quot;&gt;`);
      expect(html).not.toContain(`<${name}`);
    }
  });

  test("uses only EmailJS's plain variables, and only those that the form sends", () => {
    const template = loadTemplate(form);
    expect(template.html).not.toMatch(/\{\{[{#^/&!>]/);
    const used = Object.values(template)
      .join("\n")
      .matchAll(/\{\{\{?(\w+)\}?\}\}/g);
    expect(new Set([...used].map(([, name]) => name))).toEqual(new Set(params));
  });

  test("shows the answers to added questions in a place of their own, and nothing where there are none", () => {
    const extra = "How did you find us?: A friend\nYour first time?: Yes";
    const { html, text } = emailOf(form, { ...all, extra });
    expect(html).toContain(`>\n${extra}</pre>`);
    expect(text).toContain(`\n\n${extra}\n\n`);
    const without = emailOf(form, { ...all, extra: "" });
    expect(without.html).toMatch(/<pre[^>]*>\n<\/pre>/u);
    expect(without.text).not.toMatch(/\n{3}/u);
  });

  test("is answered to the visitor, where the address is one", () => {
    const replyTo = (value: string) => emailOf(form, { ...all, [address]: value }).replyTo;
    expect(replyTo("pat@home.example")).toBe("pat@home.example");
    for (const value of ["pat@home.example, boss@other.example", "Pat <pat@home.example>", "no address", ""])
      expect(replyTo(value)).toBe("");
  });

  test("carries any text a person can type unchanged, in a subject of one line", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 500 }), (value) => {
        const { subject, text } = emailOf(form, Object.fromEntries(params.map((name) => [name, value])));
        expect(text).toContain(value);
        expect(subject).not.toMatch(/\p{Cc}/u);
      }),
      { numRuns: 60 },
    );
  });
});

test.each([
  ["contact", { subject: "Lost glove", from_name: "Dana O'Neil" }, "Contact: Lost glove — Dana O'Neil"],
  ["employment", { first_name: "Sam", Last_name: "Roe", position: "Staff" }, "Application: Sam Roe — Staff"],
  ["feedback", { name: "Kit", rating: "9" }, "Review: 9 out of 10 — Kit"],
  [
    "team-practice",
    { teamname: "Owls", division: "12U", preferday: "Friday", headname: "Jo" },
    "Team practice: Owls, 12U, Friday — Jo",
  ],
] as const)("the subject of the %s e-mail tells what it is about", (form, params, subject) => {
  expect(emailOf(form, params).subject).toBe(subject);
});
