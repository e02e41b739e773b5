/** What a form sends, derived from its fields and its answers. */
import type { Answers, FormField, FormFields } from "./field.ts";
import { bareAddress } from "../../lib/email.ts";
import { labeled } from "../../lib/labels.ts";
import { controlsOf, referencesOf } from "./questions.ts";

/** An answer of a parameter. Several that share one are lines with their labels; a single one is the whole of it. */
interface Sent {
  readonly field: FormField;
  readonly param: string;
  readonly text: string;
  readonly label?: string | undefined;
}

/** The parameters that the fields send, each with its field, in the order of sending. */
export function sendingOf(definition: FormFields, answers: Answers = {}): readonly Sent[] {
  const { fields, sendFirst } = definition;
  const place = ({ name }: FormField) =>
    sendFirst.includes(name) ? sendFirst.indexOf(name) : sendFirst.length;
  const text = textsOf(answers);
  return fieldsWithoutGroups(fields)
    .toSorted((one, other) => place(one) - place(other))
    .filter(({ kind, sent = true }) => sent && kind !== "section" && kind !== "words")
    .flatMap((field): Sent[] => {
      const { kind, name, sentAs = name, value = "", label } = field;
      const one = (answer: string): Sent[] => [{ field, param: sentAs, text: answer, label }];
      if (kind === "constant") return one(value);
      if (kind === "box") return one(text(name) === "" ? "No" : text(name));
      if (kind === "references") return sentReferences(field, text);
      if (kind === "week") return controlsOf(field).map((param) => ({ field, param, text: text(param) }));
      return one(sentText(kind, text(name)));
    });
}

/** All fields, with those of a group in its place. */
function fieldsWithoutGroups(fields: readonly FormField[]): FormField[] {
  return fields.flatMap((field) => field.fields ?? [field]);
}

/** An answer as it is checked and sent: of an email address that was copied from a link, only the address. */
export function sentText(kind: FormField["kind"], answer: string): string {
  if (kind === "long text") return answer;
  return kind === "email" ? bareAddress(answer) : answer.trim();
}

/** The parameter that holds the answer of this name, if it is sent. */
export function paramOf(fields: readonly FormField[], name: string): string {
  return fieldsWithoutGroups(fields).find((field) => field.name === name)?.sentAs ?? name;
}

function sentReferences(field: FormField, text: (name: string) => string): Sent[] {
  const people = referencesOf(field);
  return [
    ...people.flatMap((person) =>
      person.contact.map(({ kind, name }) => ({ field, param: name, text: sentText(kind, text(name)) })),
    ),
    ...people.map(({ heading, note }) => ({
      field,
      param: "additionalInfo",
      label: heading,
      text: text(note.name),
    })),
  ];
}

/** The parameters for the mail service. Answers that share one are joined: one line each, with its label. */
export function messageOf(definition: FormFields, answers: Answers): Record<string, string> {
  const params = new Map<string, Sent[]>();
  for (const sent of sendingOf(definition, answers)) {
    const others = params.get(sent.param) ?? [];
    // A parameter that is shared has the place of the last answer in it.
    params.delete(sent.param);
    params.set(sent.param, [...others, sent]);
  }
  const joined = (sent: readonly Sent[]) =>
    sent
      .filter(({ text }) => text !== "")
      .map(({ label, text }) => labeled(label ?? "", text))
      .join("\n");
  return Object.fromEntries(
    [...params].map(([param, sent]) => [param, sent.length === 1 ? (sent[0]?.text ?? "") : joined(sent)]),
  );
}

/** The answers by name, each as one text: what is checked in a group has commas between. */
export function textsOf(answers: Answers): (name: string) => string {
  return (name) => [answers[name] ?? ""].flat().join(", ");
}
