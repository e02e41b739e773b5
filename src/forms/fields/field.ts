/** A form as its content describes it, and its answers. */

/** The kinds of fields. `constant` is sent and not shown; `section` begins a part of the form; `words` ask nothing. */
export const fieldKinds = [
  "text",
  "long text",
  "email",
  "phone",
  "date",
  "number",
  "choice",
  "choices",
  "yes or no",
  "box",
  "rating",
  "week",
  "references",
  "constant",
  "section",
  "words",
  "group",
] as const;

export type FieldKind = (typeof fieldKinds)[number];

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

/** The buttons that copy Monday's times to other days, and what is said then. */
interface CopyTimesTexts {
  readonly toWeekdays: string;
  readonly toAll: string;
  readonly done: string;
}

/** The words about one of several people. */
interface PersonTexts {
  /** The heading, with `{number}`. */
  readonly heading: string;
  readonly name: string;
  readonly cell: string;
  readonly email: string;
  readonly note: string;
}

/** A field of a form, as `content/schema/form-field.ts` describes it. */
export interface FormField extends Readonly<Partial<Record<TextSetting, string | undefined>>> {
  /** A `time` is a control of a `week`; no file of `content/forms` has one. */
  readonly kind: FieldKind | "time";
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
  /** Only a `week` has it. */
  readonly copyTimes?: CopyTimesTexts | undefined;
  /** Only `references` have it. */
  readonly person?: PersonTexts | undefined;
}

/** The parts of a form that its questions and its message follow from. */
export interface FormFields {
  readonly fields: readonly FormField[];
  readonly sendFirst: readonly string[];
}

/** Answers by the names of their controls: a list for a group of check boxes. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;
