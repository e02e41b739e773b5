/** The questions and the parameters of a form, derived from its content. Pure functions. */

type TextSetting =
  | "label"
  | "hint"
  | "required"
  | "autocomplete"
  | "pattern"
  | "wrong"
  | "lowest"
  | "highest"
  | "value"
  | "sentAs";

/** A field of a form, as `content/schema/form-field.ts` describes it. */
export interface FormField extends Readonly<Partial<Record<TextSetting, string | undefined>>> {
  readonly kind: string;
  readonly name: string;
  readonly width?: "full" | "half" | "third" | undefined;
  readonly rows?: number | undefined;
  /** The limits of a number. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly checked?: boolean | undefined;
  readonly sent?: boolean | undefined;
  readonly options?: readonly string[] | undefined;
  readonly values?: readonly string[] | undefined;
  readonly fields?: readonly FormField[] | undefined;
}

/** The parts of a form that its questions and its message follow from. */
export interface FormFields {
  readonly fields: readonly FormField[];
  readonly sendFirst: readonly string[];
}

/** Answers by the names of their controls: a list for a group of check boxes. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;

/** The days of a week of times; the names of its controls begin with them. */
export const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** The words of the buttons that copy Monday's times. */
export const weekTexts = {
  copyToWeekdays: "Copy Monday to the other weekdays",
  copyToAll: "Same times all week",
  copied: "Monday's times are copied.",
} as const;

/** The questions about each of three references, with the heading of each. */
export const references = [1, 2, 3].map((n) => {
  const part = (name: string, label: string, kind: string, autocomplete: string): FormField => ({
    kind,
    width: "third",
    autocomplete: `section-r${n} ${autocomplete}`,
    name: `r${n}${name}`,
    label,
  });
  const contact = [
    part("name", "Name", "text", "name"),
    part("cell", "Cell phone", "phone", "tel"),
    part("email", "Email", "email", "email"),
  ] as const;
  const note: FormField = {
    kind: "long text",
    rows: 2,
    width: "full",
    label: "Additional information",
    name: `r${n}additionalInfo`,
  };
  return {
    heading: `Reference ${n}`,
    /** Their name, cell phone and email, which are sent one by one. */
    contact,
    /** Sent together with those of the others. */
    note,
    fields: [...contact, note],
  };
});

/** Every question with one answer, in the order of the page. The fields of a group have its message. */
export function questionsOf({ fields }: Pick<FormFields, "fields">): readonly FormField[] {
  return fields.flatMap((field): readonly FormField[] => {
    switch (field.kind) {
      case "constant":
      case "section":
      case "words":
        return [];
      case "group":
        return (field.fields ?? []).map((inner) => ({ ...inner, required: field.required }));
      case "references":
        return references.flatMap((one) => one.fields);
      case "week":
        return days.flatMap((day) => [
          { kind: "time", name: `${day}From` },
          { kind: "time", name: `${day}To` },
        ]);
      default:
        return [field];
    }
  });
}

/** The names of the controls of a field, in order; none for a field that asks nothing. */
export function controlsOf(field: FormField): readonly string[] {
  return questionsOf({ fields: [field] }).map(({ name }) => name);
}

/** A part of a form: a heading and the fields under it. */
export interface FormPart {
  readonly heading?: FormField;
  readonly fields: readonly FormField[];
}

/** The parts of a form under their headings, in order; the first may have none. */
export function partsOf(fields: readonly FormField[]): readonly FormPart[] {
  const parts: { heading?: FormField; fields: FormField[] }[] = [];
  for (const field of fields) {
    if (field.kind === "section") parts.push({ heading: field, fields: [] });
    else if (parts.length === 0) parts.push({ fields: [field] });
    else parts.at(-1)?.fields.push(field);
  }
  return parts;
}

/** The lines of a parameter that several answers share; a single answer without a label is the whole of it. */
interface Sent {
  readonly field: FormField;
  readonly param: string;
  readonly text: string;
  readonly label?: string | undefined;
}

/** The parameters that the fields send, each with its field, in the order of sending. */
export function sendingOf(form: FormFields, answers: Answers = {}): readonly Sent[] {
  const { fields, sendFirst } = form;
  const all = fields.flatMap((field) => field.fields ?? [field]);
  const place = ({ name }: FormField) =>
    sendFirst.includes(name) ? sendFirst.indexOf(name) : sendFirst.length;
  const text = textsOf(answers);
  return [...all]
    .sort((one, other) => place(one) - place(other))
    .filter(({ kind, sent = true }) => sent && kind !== "section" && kind !== "words")
    .flatMap((field): Sent[] => {
      const { kind, name, sentAs = name, value = "", label } = field;
      const one = (answer: string): Sent[] => [{ field, param: sentAs, text: answer, label }];
      if (kind === "constant") return one(value);
      if (kind === "box") return one(text(name) === "" ? "No" : text(name));
      if (kind === "references") return sentReferences(field, text);
      if (kind === "week") return controlsOf(field).map((param) => ({ field, param, text: text(param) }));
      return one(kind === "long text" ? text(name) : text(name).trim());
    });
}

function sentReferences(field: FormField, text: (name: string) => string): Sent[] {
  return [
    ...references.flatMap((person) =>
      person.contact.map(({ name }) => ({ field, param: name, text: text(name).trim() })),
    ),
    ...references.map(({ heading, note }) => ({
      field,
      param: "additionalInfo",
      label: heading,
      text: text(note.name),
    })),
  ];
}

/** The parameters for the mail service. Answers that share one are joined: one line each, with its label. */
export function messageOf(form: FormFields, answers: Answers): Record<string, string> {
  const params = new Map<string, Sent[]>();
  for (const sent of sendingOf(form, answers)) {
    const others = params.get(sent.param) ?? [];
    // A parameter that is shared has the place of the last answer in it.
    params.delete(sent.param);
    params.set(sent.param, [...others, sent]);
  }
  const joined = (sent: readonly Sent[]) =>
    sent
      .filter(({ text }) => text !== "")
      .map(({ label, text }) => `${label ?? ""}: ${text}`)
      .join("\n");
  return Object.fromEntries(
    [...params].map(([param, sent]) => [param, sent.length === 1 ? (sent[0]?.text ?? "") : joined(sent)]),
  );
}

/** The answers by name, each as one text: what is checked in a group has commas between. */
export function textsOf(answers: Answers): (name: string) => string {
  return (name) => [answers[name] ?? ""].flat().join(", ");
}
