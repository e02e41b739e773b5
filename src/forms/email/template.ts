import { readFileSync } from "node:fs";
import Mustache from "mustache";
import { shadeOf } from "../../lib/colors.ts";
import { baseColors, type Colors } from "../../lib/theme.ts";
import { emailOf, plainTextOf, type Form } from "./content.ts";

const layout = readFileSync(new URL("email.mustache", import.meta.url), "utf8");
const tokens = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");

/** An EmailJS template plus a plain text part. */
export type Template = ReturnType<typeof loadTemplate>;

/** Makes a form's template out of what its e-mail says, in the facility's colors. */
export function loadTemplate(form: Form, colors?: Colors) {
  const content = emailOf(form);
  const { clay, board, bulb } = baseColors(tokens, colors);
  const link = shadeOf("#8a3920", baseColors(tokens).clay, clay);
  const { subject, "from-name": from, "reply-to": replyTo } = content;
  return {
    subject,
    "from-name": from,
    "reply-to": replyTo,
    html: Mustache.render(layout, { ...content, clay, link, board, bulb }, {}, ["<%", "%>"]),
    text: plainTextOf(content),
  };
}

/**
 * Fills a template as EmailJS does: a missing value is an empty string. Header fields are single lines without control
 * characters; `replyTo` is the visitor's address, or an empty string if invalid.
 */
export function fillTemplate(template: Template, params: Readonly<Record<string, unknown>>) {
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
