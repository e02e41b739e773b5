/** What a form's e-mail says: it follows from the form's fields. `email.mustache` lays it out. */
import type { Content } from "../../content/schema/registry.ts";
import type { FormField } from "../fields/field.ts";
import { paramOf, sendingOf } from "../fields/message.ts";
import { days, partsOf, referencesOf } from "../fields/questions.ts";

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
  const inBraces = (text: string, [open, close]: readonly [string, string]) =>
    text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => open + paramOf(form.fields, name) + close);
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

/** The parameters of a field that no field before it has shown. */
type FreshParams = (field: FormField) => readonly string[];

function freshParamsOf(form: Form): FreshParams {
  const sent = sendingOf(form);
  const shown = new Set<string>();
  return ({ name }) => {
    const params = sent.filter(({ field }) => field.name === name).map(({ param }) => param);
    const fresh = [...new Set(params)].filter((param) => !shown.has(param));
    for (const param of fresh) shown.add(param);
    return fresh;
  };
}

/** The sections of an e-mail: for each part of the form, rows of short answers, and each long text by itself. */
function sectionsOf(form: Form): EmailSection[] {
  const freshParams = freshParamsOf(form);
  return partsOf(form.fields).flatMap(({ heading, fields }) => {
    const part = new EmailPart(heading?.label);
    for (const field of fields) addField(part, field, freshParams);
    return part.sections;
  });
}

/** The sections of one part of a form. Only the first of them has the part's heading. */
class EmailPart {
  readonly sections: (EmailSection & { rows: Row[] })[] = [];
  readonly #heading: string | undefined;

  constructor(heading: string | undefined) {
    this.#heading = heading;
  }

  addRows(...rows: readonly Row[]): void {
    const last = this.sections.at(-1);
    if (last && last.text === undefined) last.rows.push(...rows);
    else this.sections.push({ heading: last ? undefined : this.#heading, rows: [...rows] });
  }

  addText(label: string | undefined, param: string): void {
    this.sections.push({ heading: label, rows: [], text: `{{${param}}}` });
  }
}

function addField(part: EmailPart, field: FormField, freshParams: FreshParams): void {
  const { kind, name, label } = field;
  if (kind === "group") part.addRows(row(label, (field.fields ?? []).flatMap(freshParams)));
  const params = freshParams(field);
  const [param] = params;
  if (param === undefined) return;
  switch (kind) {
    case "week":
      part.addRows(...days.map(rowOfDay));
      break;
    case "references":
      part.addRows(...referencesOf(field).map(rowOfReference));
      if (params.includes("additionalInfo")) part.addText(label, "additionalInfo");
      break;
    case "long text":
      part.addText(label, param);
      break;
    default:
      part.addRows(row(label ?? name, [param], [links[kind]]));
  }
}

function rowOfDay(day: string): Row {
  return { label: day, lines: [{ text: `{{${day}From}} – {{${day}To}}`, another: false }] };
}

function rowOfReference({ contact: [person, cell, email] }: ReturnType<typeof referencesOf>[number]): Row {
  return row(`{{${person.name}}}`, [cell.name, email.name], ["tel:", "mailto:"]);
}

const links: Readonly<Partial<Record<FormField["kind"], string>>> = { email: "mailto:", phone: "tel:" };

function row(label = "", params: readonly string[], schemes: readonly (string | undefined)[] = []): Row {
  const lines = params.map((param, index) => {
    const text = `{{${param}}}`;
    const scheme = schemes[index];
    return { text, ...(scheme && { href: scheme + text }), another: index > 0 };
  });
  return { label, lines };
}
