import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compose } from "./compose.ts";
import { formNames, type FormName } from "../src/form-names.ts";
import { contactMessage } from "../src/forms/contact/message.ts";
import { employmentMessage } from "../src/forms/employment/message.ts";
import { emptyApplication } from "../src/forms/employment/samples-for-tests.ts";
import { feedbackMessage } from "../src/forms/feedback/message.ts";
import { teamPracticeMessage } from "../src/forms/team-practice/message.ts";
import { parseMail } from "./message.ts";
import { fillTemplate, loadTemplate } from "./template.ts";
import { facility } from "./trial.ts";

/** What each form sends: the `template_params` its e-mail template must show, every one of them. */
const formParameters: Record<FormName, string[]> = {
  contact: Object.keys(contactMessage({} as Parameters<typeof contactMessage>[0])),
  employment: Object.keys(employmentMessage(emptyApplication)),
  feedback: Object.keys(feedbackMessage({} as Parameters<typeof feedbackMessage>[0])),
  "team-practice": Object.keys(teamPracticeMessage({} as Parameters<typeof teamPracticeMessage>[0])),
};

/** The parameters with what may be typed into several lines. */
const prose: Record<FormName, string[]> = {
  contact: ["message"],
  employment: ["Accomplishments", "additionalInfo"],
  feedback: ["comments"],
  "team-practice": ["comments"],
};

const addressOf: Record<FormName, string> = {
  contact: "email",
  employment: "EmailID",
  feedback: "email",
  "team-practice": "heademail",
};

async function mailOf(form: FormName, params: Record<string, unknown>) {
  const raw = await compose(fillTemplate(loadTemplate(form), params), facility, new Date(0));
  const head = raw.subarray(0, raw.indexOf("\r\n\r\n")).toString("latin1");
  return { headers: head.replace(/\r\n[ \t]+/g, " ").split("\r\n"), ...(await parseMail(raw)) };
}

/** What a browser would show of the text in HTML. */
function unescaped(html: string): string {
  return html
    .replace(/&#x([0-9a-f]+);/gi, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");
}

/** Line breaks of e-mail: CR LF and LF are the same thing. */
const lines = (text: string) => text.replace(/\r\n/g, "\n");

describe.each(formNames)("the %s e-mail", (form) => {
  const all = Object.fromEntries(formParameters[form].map((name) => [name, `<${name} & "value">`]));

  test("shows every parameter, in HTML (escaped) and in text", async () => {
    const { html, text } = await mailOf(form, all);
    for (const name of formParameters[form]) {
      expect(text).toContain(`<${name} & "value">`);
      expect(html).toContain(`&lt;${name} &amp; &quot;value&quot;&gt;`);
      expect(html).not.toContain(`<${name}`);
    }
  });

  test("uses EmailJS's plain variables only, and none that the form does not send", () => {
    const { html, text, subject, ...rest } = loadTemplate(form);
    expect(html).not.toMatch(/\{\{[{#^/&!>]/);
    const used = [html, text, subject, rest["from-name"], rest["reply-to"]]
      .join("\n")
      .matchAll(/\{\{\{?(\w+)\}?\}\}/g);
    expect(new Set([...used].map(([, name]) => name))).toEqual(new Set(formParameters[form]));
  });

  test("goes to the facility and is answered to the visitor", async () => {
    const mail = await mailOf(form, { ...all, [addressOf[form]]: "pat@home.example" });
    expect(mail.to).toBe(facility.email);
    expect(mail.replyTo).toBe("pat@home.example");
    expect(mail.from.email).toBe(facility.email);
  });

  test.each([
    "pat@home.example, boss@other.example",
    "Pat <pat@home.example>",
    "pat@home.example\r\nBcc: boss@other.example",
    '"pat\n"@home.example',
    "no address",
    "",
  ])("has no Reply-To when the visitor's address is %j", async (address) => {
    const mail = await mailOf(form, { ...all, [addressOf[form]]: address });
    expect(mail.replyTo).toBe("");
    expect(mail.headers.filter((line) => /^(?:bcc|reply-to)/i.test(line))).toEqual([]);
  });

  test("carries any text a person can type, unchanged", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 200 }), anything, async (short, long) => {
        const params = Object.fromEntries(formParameters[form].map((name) => [name, short]));
        for (const name of prose[form]) params[name] = long;
        const { html, text } = await mailOf(form, params);
        expect(text).toContain(lines(long));
        expect(text).toContain(lines(short));
        expect(unescaped(html)).toContain(`>\n${lines(long)}</pre>`);
      }),
      { numRuns: 60 },
    );
  });

  test("cannot be given headers of the visitor's making", async () => {
    const attack = fc
      .tuple(fc.constantFrom("\r\n", "\n", "\r", "\u2028", "\u0085", "\v"), fc.string({ maxLength: 20 }))
      .map(([cut, more]) => `Pat${cut}Bcc: boss@other.example${cut}X-Mine: 1${cut}${cut}${more}`);
    await fc.assert(
      fc.asyncProperty(attack, async (value) => {
        const params = Object.fromEntries(formParameters[form].map((name) => [name, value]));
        const { headers } = await mailOf(form, params);
        expect(headers.join("\n")).not.toMatch(/[\r\n](?:bcc|x-mine)\s*:/i);
        expect(headers.map((line) => line.split(":", 1)[0])).toEqual([
          "From",
          "To",
          "Subject",
          "Date",
          "Message-ID",
          "MIME-Version",
          "Content-Type",
        ]);
      }),
      { numRuns: 60 },
    );
  });
});

const anything = fc.oneof(
  fc.string({ unit: "binary", maxLength: 500 }).filter((text) => !text.includes("\r")),
  fc.string({ unit: "grapheme", maxLength: 2000 }),
  fc
    .array(
      fc.constantFrom(
        "\n",
        "\r\n",
        " ",
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
      ),
      { maxLength: 300 },
    )
    .map((parts) => parts.join("")),
);

test("20,000 characters arrive unchanged", async () => {
  for (const message of [
    "⚾".repeat(10_000) + "é".repeat(10_000),
    "x y\n".repeat(5_000),
    "<b>\"'&".repeat(3_334),
  ]) {
    expect((await mailOf("contact", { message })).text).toContain(message);
  }
});

test("subjects tell the front desk what it is", async () => {
  const subject = async (form: FormName, params: Record<string, string>) =>
    (await mailOf(form, params)).subject;
  expect(await subject("contact", { subject: "Lost glove", from_name: "Dana O'Neil" })).toBe(
    "Contact: Lost glove — Dana O'Neil",
  );
  expect(await subject("employment", { first_name: "Sam", Last_name: "Roe", position: "Staff" })).toBe(
    "Application: Sam Roe — Staff",
  );
  expect(await subject("feedback", { name: "Kit", rating: "9" })).toBe("Review: 9 out of 10 — Kit");
  expect(
    await subject("team-practice", {
      teamname: "Owls",
      division: "12U",
      preferday: "Friday",
      headname: "Jo",
    }),
  ).toBe("Team practice: Owls, 12U, Friday — Jo");
});

test("values that are no text are shown as text, and nothing inherited is ever shown", async () => {
  const { text } = await mailOf("contact", { from_name: 7, email: null, phone: true, message: { a: [1] } });
  expect(text).toBe('From: 7\nEmail: \nPhone: true\nFor: \nSubject: \n\n{"a":[1]}\n');
  const template = { ...loadTemplate("contact"), text: "{{constructor}}{{toString}}{{__proto__}}|" };
  expect(
    fillTemplate(template, JSON.parse('{"__proto__":{"x":1}}') as Record<string, unknown>).text,
  ).not.toContain("function");
});
