/** Controls for a single value: a line, a number, a text, or yes or no. */
import { useState } from "react";
import { useFacility } from "../facility-facts.ts";
import type { ControlProps } from "../field-context.ts";
import { InsertFact } from "./InsertFact.tsx";
import { LabeledControl } from "./LabeledControl.tsx";

/** One line, a number, a date or a time. A number stays as typed, for the schema to validate. */
export function LineControl(props: ControlProps) {
  const { field, onChange } = props;
  const { type, fallback } = field;
  const raw = String(props.raw);
  const plain = type.kind === "text" && type.input === "line";
  // Decided once: an input that turns into a textarea loses focus.
  const [long] = useState(plain && raw.length > 70);
  return (
    <LabeledControl {...props} className={plain ? "wide" : ""}>
      {(attributes) => (
        <>
          {long ? (
            <textarea
              {...attributes}
              rows={2}
              value={raw}
              onChange={(event) => onChange(event.target.value.replaceAll("\n", " "))}
            />
          ) : (
            <span className={type.kind === "number" && type.money ? "money" : undefined}>
              <input
                {...attributes}
                type={type.kind === "text" && /date|time/u.test(type.input) ? type.input : "text"}
                inputMode={type.kind === "number" ? "decimal" : undefined}
                autoComplete="off"
                placeholder={fallback === undefined ? undefined : String(fallback)}
                value={raw}
                onChange={(event) => onChange(event.target.value)}
              />
            </span>
          )}
          <WithFacts text={raw} />
          {plain && <InsertFact target={attributes.id} onChange={onChange} />}
        </>
      )}
    </LabeledControl>
  );
}

/** A Markdown text of several paragraphs. */
export function TextControl(props: ControlProps) {
  const raw = String(props.raw);
  return (
    <LabeledControl {...props} className="wide">
      {(attributes) => (
        <>
          <textarea
            {...attributes}
            rows={props.field.key === "body" ? 12 : 3}
            value={raw}
            onChange={(event) => props.onChange(event.target.value)}
          />
          {props.field.key === "body" && (
            <p className="note">
              A blank line starts a paragraph, <code>## </code> a heading, <code>- </code> a list item;{" "}
              <code>[words](route:cagerules)</code> links to a page.
            </p>
          )}
          {raw.length < 400 && <WithFacts text={raw} />}
          <InsertFact target={attributes.id} onChange={props.onChange} />
        </>
      )}
    </LabeledControl>
  );
}

/** A text with facts such as `{{price.gold}}` filled in. */
function WithFacts({ text }: { readonly text: string }) {
  const { facts } = useFacility();
  const filled = text.replaceAll(/\{\{([^}]*)\}\}/gu, (whole, name: string) => facts[name.trim()] ?? whole);
  return filled === text ? null : <p className="note">Visitors read: {filled}</p>;
}

/** Yes or no. */
export function FlagControl(props: ControlProps) {
  // Schemas describe a flag as `true while …; false …`.
  const help = props.field.help
    ?.replace(/^true (?=when|while|for|to)/u, "Check it ")
    .replace(/; false .*$/u, "");
  return (
    <LabeledControl {...props} field={{ ...props.field, help, optional: false }} className="flag">
      {(attributes) => (
        <input
          {...attributes}
          type="checkbox"
          checked={props.raw === true}
          onChange={(event) => props.onChange(event.target.checked)}
        />
      )}
    </LabeledControl>
  );
}
