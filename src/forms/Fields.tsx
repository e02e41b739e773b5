import { Fragment, useContext, type ReactNode } from "react";
import type { FormField } from "./fields/field.ts";
import { questionsOf, referencesOf } from "./fields/questions.ts";
import { Box, Options } from "../ui/fields/choices.tsx";
import { Scale } from "../ui/fields/Scale.tsx";
import { FieldsContext, fieldId } from "../ui/fields/context.ts";
import { FieldError } from "../ui/fields/FieldText.tsx";
import { TextControl } from "../ui/fields/TextControl.tsx";
import { Week } from "./application/Week.tsx";

/** Draws fields in order. Narrow ones that fit share a row on a wide screen. */
export function Fields({ fields }: { readonly fields: readonly FormField[] }) {
  return rowsOf(fields).map((row) => {
    const controls = row.map((field) => <AnyField key={field.name} field={field} />);
    const [first] = row;
    const isNarrow = first?.width === "half" || first?.width === "third";
    return isNarrow ? (
      <div key={first.name} className="form-row">
        {controls}
      </div>
    ) : (
      <Fragment key={first?.name}>{controls}</Fragment>
    );
  });
}

/** How many sixths of a row a field takes. */
const sixths = { full: 6, half: 3, third: 2 };

function rowsOf(fields: readonly FormField[]): readonly (readonly FormField[])[] {
  const rows: FormField[][] = [];
  let room = 0;
  for (const field of fields.filter(({ kind }) => kind !== "constant")) {
    const width = sixths[field.width ?? "full"];
    if (width > room) {
      rows.push([]);
      room = 6;
    }
    rows.at(-1)?.push(field);
    room -= width;
  }
  return rows;
}

/** The kinds that `TextControl` draws. */
type TextKind = "text" | "long text" | "email" | "phone" | "date" | "number";
/** The kinds that no control is asked for: `Week` draws its times. */
type UndrawnKind = "constant" | "section" | "time";

function AnyField({ field }: { readonly field: FormField }): ReactNode {
  const { kind, options = [], values } = field;
  switch (kind) {
    case "choice":
    case "choices":
      return <Options field={field} options={options} values={values} many={kind === "choices"} />;
    case "yes or no":
      return <Options field={field} options={["Yes", "No"]} many={false} />;
    case "box":
      return <Box field={field} />;
    case "rating":
      return <Scale field={field} />;
    case "week":
      return <Week copyTimes={field.copyTimes} />;
    case "references":
      return <References field={field} />;
    case "words":
      return <p className="form-note">{field.label}</p>;
    case "group":
      return <Group field={field} />;
    default:
      // A new kind does not compile until it has its case, or is one of these.
      kind satisfies TextKind | UndrawnKind;
      return <TextControl field={field} />;
  }
}

/** Fields that are answered together, such as an address, and share one error. */
function Group({ field }: { readonly field: FormField }) {
  const { name, label } = field;
  const asked = questionsOf({ fields: [field] });
  const form = useContext(FieldsContext);
  const id = fieldId(form.id, name);
  const sharedError = `${id}-error`;
  const error = asked.map((one) => form.errors[one.name]).find(Boolean);
  return (
    <fieldset className="field field-group fields-together" data-error={error ? "" : undefined}>
      <legend className="fields-title">{label}</legend>
      <FieldsContext value={{ ...form, sharedError }}>
        <Fields fields={asked} />
      </FieldsContext>
      <FieldError field={{ id, error, live: false }} />
    </fieldset>
  );
}

/** Up to three references, all optional. */
function References({ field }: { readonly field: FormField }) {
  return referencesOf(field).map(({ heading, fields }) => (
    <fieldset key={heading} className="fields-together">
      <legend className="fields-title">{heading}</legend>
      <Fields fields={fields} />
    </fieldset>
  ));
}
