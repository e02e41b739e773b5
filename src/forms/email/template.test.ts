import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fillTemplate, mailTemplate } from "../../../mail-mock/template.ts";
import { messageOf } from "../fields/message.ts";
import { formForTests, formsForTests } from "../forms-for-tests.ts";

const emailOf = (form: string, params: Record<string, unknown>) =>
  fillTemplate(mailTemplate(formForTests(form)), params);

describe.each(formsForTests)("the $slug e-mail", (form) => {
  const address = form.email.replyTo;
  const params = Object.keys(messageOf(form, {}));
  const all = Object.fromEntries(params.map((name) => [name, `<${name} & "value">`]));

  test("shows every parameter, in HTML (escaped) and in text", () => {
    const { html, text } = emailOf(form.slug, all);
    for (const name of params) {
      expect(text).toContain(`<${name} & "value">`);
      expect(html).toContain(`&lt;${name} &amp; &quot;value&quot;&gt;`);
      expect(html).not.toContain(`<${name}`);
    }
  });

  test("uses only EmailJS's plain variables, and only those that the form sends", () => {
    const template = mailTemplate(form);
    expect(template.html).not.toMatch(/\{\{[{#^/&!>]/);
    const used = Object.values(template)
      .join("\n")
      .matchAll(/\{\{\{?(\w+)\}?\}\}/g);
    expect(new Set([...used].map(([, name]) => name))).toEqual(new Set(params));
  });

  test("has the visitor's address for replies, if it is valid", () => {
    const replyTo = (value: string) => emailOf(form.slug, { ...all, [address]: value }).replyTo;
    expect(replyTo("pat@home.example")).toBe("pat@home.example");
    for (const value of ["pat@home.example, boss@other.example", "Pat <pat@home.example>", "no address", ""])
      expect(replyTo(value)).toBe("");
  });

  test("contains any text unchanged, and has a subject of one line", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 500 }), (value) => {
        const { subject, text } = emailOf(form.slug, Object.fromEntries(params.map((name) => [name, value])));
        expect(text).toContain(value);
        expect(subject).not.toMatch(/\p{Cc}/u);
      }),
      { numRuns: 60 },
    );
  });
});

test.each(["How did you hear about us?", "Any allergies?", "Anything else:", "Please explain.", "Tell us!"])(
  "an answer after the label %s has no second sign, by itself and joined with others",
  (label) => {
    const questions = ["first", "second"].map((name) => ({
      kind: "text" as const,
      name,
      label,
      sentAs: "answers",
    }));
    const form = {
      ...formForTests("contact"),
      fields: [{ kind: "text" as const, name: "one", label }, ...questions],
    };
    const params = messageOf(form, { one: "A friend", first: "None", second: "Later" });
    expect(params["answers"]).toBe(`${label} None\n${label} Later`);
    expect(fillTemplate(mailTemplate(form), params).text).toContain(`\n${label} A friend\n`);
  },
);

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
