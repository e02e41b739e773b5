/** Controls for one value: a line, a text, a number, a choice, yes or no. */
import type { EditorInput } from "../../../src/content/schema/types.ts";
import { useFacility } from "../facility-context.ts";
import { useControl } from "../field-context.ts";
import { LabeledControl, Message } from "./LabeledControl.tsx";
import type { ControlProps } from "./props.ts";

type One<Raw> = Omit<ControlProps, "raw"> & { readonly raw: Raw };

const types: Readonly<Record<string, string>> = { date: "date", time: "time" };

const placeholder = (fallback: unknown) =>
  typeof fallback === "string" || typeof fallback === "number" ? String(fallback) : undefined;

/** One line, a day, a time. */
export function LineControl({
  field,
  raw,
  onChange,
  place,
  bare,
  input,
}: One<string> & { readonly input: "line" | EditorInput["input"] }) {
  const { id, message, attributes } = useControl(place, bare === undefined ? field.help : undefined);
  const long = input === "line" && raw.length > 70;
  return (
    <LabeledControl field={field} id={id} message={message} bare={bare} wide={input === "line"}>
      {long ? (
        <textarea
          {...attributes}
          rows={Math.ceil(raw.length / 76)}
          value={raw}
          onChange={(event) => onChange(event.target.value.replaceAll("\n", " "))}
        />
      ) : (
        <input
          {...attributes}
          type={types[input] ?? "text"}
          placeholder={placeholder(field.fallback)}
          value={raw}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <FilledIn text={raw} />
    </LabeledControl>
  );
}

/** A text of several paragraphs, in Markdown. */
export function TextControl({ field, raw, onChange, place, bare }: One<string>) {
  const { id, message, attributes } = useControl(place, bare === undefined ? field.help : undefined);
  const rows = raw.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 76)), 1);
  return (
    <LabeledControl field={field} id={id} message={message} bare={bare} wide>
      <textarea
        {...attributes}
        rows={Math.min(Math.max(rows, 3), 30)}
        value={raw}
        onChange={(event) => onChange(event.target.value)}
      />
      {field.key === "body" && (
        <p className="note">
          A blank line starts a paragraph, <code>## </code> a heading, <code>- </code> a list item;{" "}
          <code>[words](route:cagerules)</code> links to a page.
        </p>
      )}
      <FilledIn text={raw.length < 400 ? raw : ""} />
    </LabeledControl>
  );
}

/** What visitors read where a text names facts. */
function FilledIn({ text }: { readonly text: string }) {
  const facts = useFacility()?.facts;
  if (!facts || !text.includes("{{")) return null;
  const filled = text.replaceAll(/\{\{([^}]*)\}\}/gu, (whole, name: string) => facts[name.trim()] ?? whole);
  return filled === text ? null : <p className="note">Visitors read: {filled}</p>;
}

/** A number: what is typed stays as it is, for the schema to validateField. */
export function NumberControl({
  field,
  raw,
  onChange,
  place,
  bare,
  money,
}: One<string> & { readonly money: boolean }) {
  const { id, message, attributes } = useControl(place, bare === undefined ? field.help : undefined);
  return (
    <LabeledControl field={field} id={id} message={message} bare={bare}>
      <span className={money ? "money" : undefined}>
        <input
          {...attributes}
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholder(field.fallback)}
          value={raw}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </LabeledControl>
  );
}

/** One of a few words. */
export function ChoiceControl({
  field,
  raw,
  onChange,
  place,
  bare,
  options,
}: One<string> & { readonly options: readonly (readonly [value: string, words: string])[] }) {
  const { id, message, attributes } = useControl(place, bare === undefined ? field.help : undefined);
  const known = raw === "" || options.some(([value]) => value === raw);
  return (
    <LabeledControl field={field} id={id} message={message} bare={bare}>
      <select {...attributes} value={raw} onChange={(event) => onChange(event.target.value)}>
        {(raw === "" || (field.optional && field.fallback === undefined)) && (
          <option value="">{field.optional ? "none" : "choose …"}</option>
        )}
        {!known && <option value={raw}>{raw}</option>}
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </LabeledControl>
  );
}

/** Yes or no. */
export function FlagControl({ field, raw, onChange, place }: One<boolean>) {
  const { id, message, attributes } = useControl(place, field.help);
  return (
    <div className="labelled flag">
      <input
        {...attributes}
        type="checkbox"
        checked={raw}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{field.label}</label>
      {field.help && (
        <p className="help" id={`${id}-help`}>
          {field.help.replace(/^true (?=when|while|for|to)/u, "Check it ").replace(/; false .*$/u, "")}
        </p>
      )}
      <Message id={id}>{message}</Message>
    </div>
  );
}
