import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import PostalMime from "postal-mime";
import { formNames, type FormName } from "../src/form-names.ts";
import { contactMessage } from "../src/forms/contact/message.ts";
import { employmentMessage } from "../src/forms/employment/message.ts";
import { feedbackMessage } from "../src/forms/feedback/message.ts";
import { teamPracticeMessage } from "../src/forms/team-practice/message.ts";
import { textsForTests } from "../src/forms/shared/texts-for-tests.ts";
import { composeEmail } from "./email.ts";
import { fillTemplate, loadTemplate } from "./template.ts";
import { facility } from "./server-for-tests.ts";

/** Answers to any form: every question is answered with an empty list. */
const answers = new Proxy({}, { get: () => [] }) as never;

/** What each form sends, its fields for long text and its field for the visitor's address. */
const forms: Record<FormName, { params: string[]; long: string[]; address: string }> = {
  contact: { params: Object.keys(contactMessage(answers)), long: ["message"], address: "email" },
  employment: {
    params: Object.keys(employmentMessage(answers, textsForTests("employment"))),
    long: ["Accomplishments", "additionalInfo"],
    address: "EmailID",
  },
  feedback: {
    params: Object.keys(feedbackMessage(answers, textsForTests("feedback"))),
    long: ["comments"],
    address: "email",
  },
  "team-practice": {
    params: Object.keys(teamPracticeMessage(answers)),
    long: ["comments"],
    address: "heademail",
  },
};

/** A form's e-mail, parsed by a MIME parser. */
async function emailOf(form: FormName, params: Record<string, unknown>) {
  const source = await composeEmail(fillTemplate(loadTemplate(form), params), facility, new Date(0));
  const email = await PostalMime.parse(source);
  return {
    headers: email.headers.map(({ originalKey }) => originalKey),
    subject: email.subject,
    from: email.from?.address,
    to: email.to?.map(({ address }) => address),
    replyTo: email.replyTo?.map(({ address }) => address),
    html: email.html ?? "",
    text: email.text ?? "",
  };
}

/** Decodes the character references that Mustache writes. */
const unescaped = (html: string) =>
  html.replaceAll(
    /&(?:#x([0-9a-f]+)|#(\d+)|(lt|gt|quot|amp));/gi,
    (_all, hex, decimal, name: keyof typeof named) =>
      name ? named[name] : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
const named = { lt: "<", gt: ">", quot: '"', amp: "&" };

/** Line breaks as the MIME parser returns them. */
const lines = (text: string) => text.replace(/\r\n/g, "\n");

describe.each(formNames)("the %s e-mail", (form) => {
  const { long, address } = forms[form];
  // Sent only if the facility added questions, and in the template of every facility.
  const params = [...forms[form].params, "extra"];
  const withAll = (value: string): Record<string, string> =>
    Object.fromEntries(params.map((name) => [name, value]));
  const all = Object.fromEntries(params.map((name) => [name, `<${name} & "value">`]));

  test("shows every parameter, in HTML (escaped) and in text", async () => {
    const { html, text } = await emailOf(form, all);
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

  test("shows the answers to added questions in a place of their own, and nothing where there are none", async () => {
    const extra = "How did you find us?: A friend\nYour first time?: Yes";
    const { html, text } = await emailOf(form, { ...all, extra });
    expect(html).toContain(`>\n${extra}</pre>`);
    expect(text).toContain(`\n\n${extra}\n\n`);
    const without = await emailOf(form, { ...all, extra: "" });
    expect(without.html).toMatch(/<pre[^>]*>\n<\/pre>/u);
    expect(without.text).not.toMatch(/\n{3}/u);
  });

  test("goes to the facility; the reply goes to the visitor", async () => {
    const email = await emailOf(form, { ...all, [address]: "pat@home.example" });
    expect(email).toMatchObject({
      from: facility.email,
      to: [facility.email],
      replyTo: ["pat@home.example"],
    });
  });

  test.each([
    "pat@home.example, boss@other.example",
    "Pat <pat@home.example>",
    "pat@home.example\r\nBcc: boss@other.example",
    '"pat\n"@home.example',
    "no address",
    "",
  ])("has no Reply-To when the visitor's address is %j", async (value) => {
    const { headers } = await emailOf(form, { ...all, [address]: value });
    expect(headers).toEqual(headerNames);
  });

  test("carries any text a person can type, unchanged", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 200 }), anything, async (short, prose) => {
        const values = withAll(short);
        for (const name of long) values[name] = prose;
        const { html, text } = await emailOf(form, values);
        expect(text).toContain(lines(prose));
        expect(text).toContain(lines(short));
        expect(unescaped(html)).toContain(`>\n${lines(prose)}</pre>`);
      }),
      { numRuns: 60 },
    );
  });

  test("cannot be given headers by a visitor", async () => {
    const attack = fc
      .tuple(fc.constantFrom("\r\n", "\n", "\r", "\u2028", "\u0085", "\v"), fc.string({ maxLength: 20 }))
      .map(([cut, more]) => `Pat${cut}Bcc: boss@other.example${cut}X-Mine: 1${cut}${cut}${more}`);
    await fc.assert(
      fc.asyncProperty(attack, async (value) => {
        expect((await emailOf(form, withAll(value))).headers).toEqual(headerNames);
      }),
      { numRuns: 60 },
    );
  });
});

/** The headers of an e-mail without Reply-To. */
const headerNames = ["From", "To", "Subject", "Date", "Message-ID", "MIME-Version", "Content-Type"];

const typed = [
  "\n",
  "\r\n",
  "\t",
  "<b>",
  "</pre>",
  "{{x}}",
  "مرحبا",
  "👩‍👩‍👧",
  "\u202E",
  ".",
  "=",
  "&amp;",
  "From ",
];
const anything = fc.oneof(
  fc.string({ unit: "binary", maxLength: 500 }).filter((text) => !text.includes("\r")),
  fc.string({ unit: "grapheme", maxLength: 2000 }),
  fc.array(fc.constantFrom(...typed)).map((parts) => parts.join("")),
);

test("20,000 characters arrive unchanged", async () => {
  for (const message of [
    "⚾".repeat(10_000) + "é".repeat(10_000),
    "x y\n".repeat(5_000),
    "<b>\"'&".repeat(3_334),
  ]) {
    expect((await emailOf("contact", { message })).text).toContain(message);
  }
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
] as const)("the subject of the %s e-mail tells what it is about", async (form, params, subject) => {
  expect((await emailOf(form, params)).subject).toBe(subject);
});

test("values that are not strings are shown as JSON, and inherited properties are not shown", async () => {
  const { text } = await emailOf("contact", { from_name: 7, email: null, phone: true, message: { a: [1] } });
  expect(text).toContain('From: 7\nEmail: \nPhone: true\nFor: \n\nMessage\n{"a":[1]}\n');
  const template = { ...loadTemplate("contact"), text: "{{constructor}}{{toString}}{{__proto__}}|" };
  expect(fillTemplate(template, JSON.parse('{"__proto__":{"x":1}}')).text).not.toContain("function");
});
