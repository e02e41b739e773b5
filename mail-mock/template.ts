/** The e-mail that EmailJS would make of a message. */
import Mustache from "mustache";
import { emailOf, type Form } from "../src/forms/email/content.ts";
import { loadTemplate } from "../src/forms/email/template.ts";
import { labeled } from "../src/lib/labels.ts";
import type { Colors } from "../src/lib/theme.ts";

/** An EmailJS template plus a plain text part. */
export type MailTemplate = ReturnType<typeof mailTemplate>;

/** A form's template in the facility's colors, with the plain text. */
export function mailTemplate(form: Form, colors?: Colors) {
  return { ...loadTemplate(form, colors), text: plainTextOf(form) };
}

/** The plain text part, which EmailJS makes itself. */
function plainTextOf(form: Form): string {
  const { title, sections, footer } = emailOf(form);
  const blocks = sections.map(({ heading, rows, text }) =>
    [
      heading,
      ...rows.map(({ label, lines }) => labeled(label, lines.map((line) => line.text).join(", "))),
      text,
    ]
      .filter((line) => line !== undefined)
      .join("\n"),
  );
  return [title, ...blocks, footer].join("\n\n");
}

/**
 * Fills a template as EmailJS does: a missing value is an empty string. Header fields are single lines without control
 * characters; `replyTo` is the visitor's address, or an empty string if invalid.
 */
export function fillTemplate(template: MailTemplate, params: Readonly<Record<string, unknown>>) {
  // Without a prototype, `{{constructor}}` is empty.
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries(params)) values[name] = toText(value);
  const render = (source: string) => Mustache.render(source, values);
  return {
    subject: toLine(render(template.subject)),
    fromName: toLine(render(template["from-name"])),
    replyTo: toAddress(render(template["reply-to"])),
    html: render(template.html),
    text: Mustache.render(template.text, values, {}, { escape: String }),
  };
}

function toText(value: unknown): string {
  if (typeof value === "string") return value;
  return value === null || value === undefined ? "" : JSON.stringify(value);
}

/** Removes line breaks: they would begin a new header. */
function toLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, " ").trim();
}

/** A single plain address, or an empty string for anything else, such as a list or a name. */
function toAddress(text: string): string {
  const part = String.raw`[^\s\p{Cc}\p{Cf}"'(),:;<>@[\\\]]+`;
  const address = text.trim();
  return address.length <= 254 && new RegExp(`^${part}@${part}$`, "u").test(address) ? address : "";
}
