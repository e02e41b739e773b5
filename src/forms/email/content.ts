import { readFileSync } from "node:fs";
import * as v from "valibot";
import { parse } from "yaml";
import type { FormName } from "../../form-names.ts";

const contentSchema = v.strictObject({
  /** What kind of message it is, above the title. */
  kind: v.string(),
  title: v.string(),
  subject: v.string(),
  "from-name": v.string(),
  "reply-to": v.string(),
  sections: v.array(
    v.strictObject({
      heading: v.optional(v.string()),
      /** Answers by their labels. `mailto:…` and `tel:…` are links; a list has a line for each. */
      rows: v.optional(v.record(v.string(), v.union([v.string(), v.array(v.string())])), {}),
      text: v.optional(v.string()),
    }),
  ),
  footer: v.string(),
});

/** What a form's e-mail says (`src/forms/<form>/email.yaml`), as `email.mustache` takes it. */
export function readEmailContent(form: FormName) {
  const file = new URL(`../${form}/email.yaml`, import.meta.url);
  const { sections, ...content } = v.parse(contentSchema, parse(readFileSync(file, "utf8")));
  return {
    ...content,
    sections: sections.map(({ heading, rows, text }, index) => ({
      heading,
      rows: Object.entries(rows).map(([label, value]) => ({ label, lines: linesOf(value) })),
      text,
      isFirst: index === 0,
    })),
  };
}

export type EmailContent = ReturnType<typeof readEmailContent>;

function linesOf(value: string | readonly string[]) {
  return [value].flat().map((line, index) => {
    const text = line.replace(/^(?:mailto|tel):/u, "");
    return { text, href: text === line ? undefined : line, another: index > 0 };
  });
}

/** The plain text part, which EmailJS makes itself. */
export function textOf({ title, sections, footer }: EmailContent): string {
  const blocks = sections.map(({ heading, rows, text, isFirst }) =>
    [
      heading,
      ...rows.map(({ label, lines }) => `${label}: ${lines.map((line) => line.text).join(", ")}`),
      text,
      isFirst ? "{{#extra}}\n\n{{extra}}\n{{/extra}}" : undefined,
    ]
      .filter((line) => line !== undefined)
      .join("\n"),
  );
  return [title, ...blocks, footer].join("\n\n");
}
