import { readFileSync } from "node:fs";
import Mustache from "mustache";
import * as v from "valibot";
import { parse as parseYaml } from "yaml";
import type { FormName } from "../src/form-names.ts";

const settingsSchema = v.strictObject({
  to: v.literal("facility"),
  subject: v.string(),
  "from-name": v.string(),
  "reply-to": v.string(),
  text: v.string(),
});

/** An e-mail template as EmailJS keeps one, and the plain text part we add to it. */
export type Template = v.InferOutput<typeof settingsSchema> & { readonly html: string };

/** A template filled with the values of one form. Header fields are single lines without control characters. */
export type FilledTemplate = {
  readonly subject: string;
  readonly fromName: string;
  /** What the visitor gave as an address to answer to, or an empty string when it is not one. */
  readonly replyTo: string;
  readonly html: string;
  readonly text: string;
};

/** Reads a form's template (`src/forms/<form>/email.html`) and its settings (`email.yaml`). */
export function loadTemplate(form: FormName): Template {
  const read = (kind: string) =>
    readFileSync(new URL(`../src/forms/${form}/email.${kind}`, import.meta.url), "utf8");
  return { ...v.parse(settingsSchema, parseYaml(read("yaml"))), html: read("html") };
}

/** Puts the values into the template, as EmailJS does: a missing value is an empty string. */
export function fillTemplate(template: Template, params: Readonly<Record<string, unknown>>): FilledTemplate {
  const values = asText(params);
  const render = (source: string) => Mustache.render(source, values);
  return {
    subject: oneLine(render(template.subject)),
    fromName: oneLine(render(template["from-name"])),
    replyTo: oneAddress(render(template["reply-to"])),
    html: render(template.html),
    text: render(template.text),
  };
}

/** Every value as the text that stands in the mail; nothing is inherited, so `{{constructor}}` is empty. */
function asText(params: Readonly<Record<string, unknown>>): Record<string, string> {
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries(params)) values[name] = toText(value);
  return values;
}

function toText(value: unknown): string {
  if (typeof value === "string") return value;
  if (value === null || value === undefined) return "";
  return JSON.stringify(value);
}

/** No header of a mail may hold a line break: that would start a header of the sender's own. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, " ").trim();
}

/** One plain address or nothing: a list, a name or a second line must never reach the header. */
function oneAddress(text: string): string {
  const address = text.trim();
  return address.length <= 254 &&
    /^[^\s\p{Cc}\p{Cf}"'(),:;<>@[\\\]]+@[^\s\p{Cc}\p{Cf}"'(),:;<>@[\\\]]+$/u.test(address)
    ? address
    : "";
}
