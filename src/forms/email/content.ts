/** What a form's e-mail says: it follows from the form's fields. `email.mustache` lays it out. */
import type { Content } from "../../content/schema/registry.ts";
import { days, partsOf, references, sendingOf, type FormField } from "../../lib/form-fields.ts";

export type Form = Content["forms"][number];

interface Row {
  readonly label: string;
  /** The lines of the answer; `mailto:` and `tel:` links have an address. */
  readonly lines: readonly { readonly text: string; readonly href?: string; readonly another: boolean }[];
}

/** A part of the e-mail: short answers by their labels, or a long text. */
interface EmailSection {
  readonly heading?: string | undefined;
  readonly rows: readonly Row[];
  readonly text?: string;
}

/** The e-mail of a form with its parameters in braces, as EmailJS fills them in. */
export function emailOf(form: Form) {
  const { subject, from = "", replyTo, note } = form.email;
  const all = form.fields.flatMap((field): readonly FormField[] => field.fields ?? [field]);
  const inBraces = (text: string, [open, close]: readonly [string, string]) =>
    text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
      const field = all.find((one) => one.name === name);
      return `${open}${field?.sentAs ?? name}${close}`;
    });
  const plain = ["{{{", "}}}"] as const;
  return {
    "message-name": form.messageName.charAt(0).toUpperCase() + form.messageName.slice(1),
    title: inBraces(subject, ["{{", "}}"]),
    subject: inBraces(subject, plain),
    "from-name": inBraces(from, plain),
    "reply-to": inBraces(`{${replyTo}}`, plain),
    sections: sectionsOf(form),
    footer: note,
  };
}

function sectionsOf(form: Form): EmailSection[] {
  const sent = sendingOf(form);
  const shown = new Set<string>();
  const paramsOf = (field: FormField) => {
    const params = sent.filter((one) => one.field.name === field.name).map(({ param }) => param);
    const fresh = [...new Set(params)].filter((param) => !shown.has(param));
    for (const param of fresh) shown.add(param);
    return fresh;
  };
  return partsOf(form.fields).flatMap(({ heading, fields }) => {
    const sections: (EmailSection & { rows: Row[] })[] = [];
    const addRows = (rows: readonly Row[]) => {
      const last = sections.at(-1);
      if (last && last.text === undefined) last.rows.push(...rows);
      else sections.push({ heading: sections.length === 0 ? heading?.label : undefined, rows: [...rows] });
    };
    const addText = (label: string | undefined, param: string) =>
      sections.push({ heading: label, rows: [], text: `{{${param}}}` });
    for (const field of fields) {
      const inner = field.fields ?? [];
      if (field.kind === "group") addRows([row(field.label, inner.flatMap(paramsOf))]);
      const params = paramsOf(field);
      const [param] = params;
      if (param === undefined) continue;
      if (field.kind === "week")
        addRows(
          days.map((day) => ({
            label: day,
            lines: [{ text: `{{${day}From}} – {{${day}To}}`, another: false }],
          })),
        );
      else if (field.kind === "references") {
        addRows(
          references.map(({ contact: [person, cell, email] }) =>
            row(`{{${person.name}}}`, [cell.name, email.name], ["tel:", "mailto:"]),
          ),
        );
        if (params.includes("additionalInfo")) addText(field.label, "additionalInfo");
      } else if (field.kind === "long text") addText(field.label, param);
      else addRows([row(field.label ?? field.name, [param], [links[field.kind]])]);
    }
    return sections;
  });
}

const links: Readonly<Record<string, string>> = { email: "mailto:", phone: "tel:" };

function row(label = "", params: readonly string[], schemes: readonly (string | undefined)[] = []): Row {
  const lines = params.map((param, index) => {
    const text = `{{${param}}}`;
    const scheme = schemes[index];
    return { text, ...(scheme && { href: scheme + text }), another: index > 0 };
  });
  return { label, lines };
}
