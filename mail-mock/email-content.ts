import { readFileSync } from "node:fs";
import * as v from "valibot";
import { parse } from "yaml";
import type { FormName } from "../src/form-names.ts";

const contentSchema = v.strictObject({
  /** What kind of message it is, above the title. */
  kind: v.string(),
  title: v.string(),
  subject: v.string(),
  "from-name": v.string(),
  "reply-to": v.string(),
  sections: v.array(
    v.strictObject({
      title: v.optional(v.string()),
      /** Answers by their labels. `mailto:…` and `tel:…` are links; a list has a line for each. */
      rows: v.optional(v.record(v.string(), v.union([v.string(), v.array(v.string())]))),
      text: v.optional(v.string()),
    }),
  ),
  footer: v.string(),
});

/** What an e-mail says (`src/forms/<form>/email.yaml`). */
export type EmailContent = v.InferOutput<typeof contentSchema>;

/** Reads what a form's e-mail says. */
export function readEmailContent(form: FormName): EmailContent {
  const file = new URL(`../src/forms/${form}/email.yaml`, import.meta.url);
  return v.parse(contentSchema, parse(readFileSync(file, "utf8")));
}

/** The lines of a row's value, with their links. */
export function linesOf(
  value: string | readonly string[],
): { readonly text: string; readonly href?: string }[] {
  return [value].flat().map((line) => {
    const text = line.replace(/^(?:mailto|tel):/u, "");
    return text === line ? { text } : { text, href: line };
  });
}

/** The plain text part, which EmailJS makes itself. Three braces, because it is not HTML. */
export function textOf({ title, sections, footer }: EmailContent): string {
  const blocks = sections.map(({ title: heading, rows = {}, text }, index) =>
    [
      heading,
      ...Object.entries(rows).map(
        ([label, value]) =>
          `${label}: ${linesOf(value)
            .map((line) => line.text)
            .join(", ")}`,
      ),
      text,
      index === 0 ? "{{#extra}}\n\n{{extra}}\n{{/extra}}" : undefined,
    ]
      .filter((line) => line !== undefined)
      .join("\n"),
  );
  return [title, ...blocks, footer].join("\n\n").replaceAll(/\{\{(\w+)\}\}/gu, "{{{$1}}}");
}
