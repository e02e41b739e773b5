import { useContext, useState, type MouseEvent } from "react";
import type { FormField } from "../fields/field.ts";
import { days } from "../fields/questions.ts";
import { fieldId, FieldsContext } from "../../ui/fields/context.ts";

const ends = ["From", "To"] as const;

/** Optional times for each day of a week. Buttons with these texts copy Monday's to the other days. */
export function Week({ copyTimes }: Pick<FormField, "copyTimes">) {
  const { id } = useContext(FieldsContext);
  const [copied, setCopied] = useState(0);
  const copyTo = (targets: readonly string[]) => (event: MouseEvent<HTMLButtonElement>) => {
    const form = event.currentTarget.form;
    if (form && copyMonday(form, targets)) setCopied((times) => times + 1);
  };
  const [monday, ...otherDays] = days.map((day) => (
    <fieldset key={day} className="time-range">
      <legend className="field-label">{day}</legend>
      {ends.map((end) => (
        <label key={end}>
          <span>{end}</span>
          <input className="control" type="time" id={fieldId(id, day + end)} name={day + end} />
        </label>
      ))}
    </fieldset>
  ));
  return (
    <div className="stack">
      {monday}
      {copyTimes && (
        <div className="row">
          <button type="button" className="button button-quiet" onClick={copyTo(days.slice(1, 5))}>
            {copyTimes.toWeekdays}
          </button>
          <button type="button" className="button button-quiet" onClick={copyTo(days.slice(1))}>
            {copyTimes.toAll}
          </button>
          <output key={copied}>{copied > 0 && copyTimes.done}</output>
        </div>
      )}
      {otherDays}
    </div>
  );
}

/** Copies Monday's times to other days. If Monday has none yet, moves the focus there and returns false. */
function copyMonday(form: HTMLFormElement, targets: readonly string[]): boolean {
  const control = (name: string) => document.getElementById(fieldId(form.id, name)) as HTMLInputElement;
  if (ends.every((end) => control(`Monday${end}`).value === "")) {
    control("MondayFrom").focus();
    return false;
  }
  for (const day of targets) for (const end of ends) control(day + end).value = control(`Monday${end}`).value;
  form.dispatchEvent(new Event("input", { bubbles: true }));
  return true;
}
