import { useContext } from "react";
import { fieldId, FieldsContext } from "./context.ts";

interface TimeRangeProps {
  /** The prefix of both names: `Monday` makes `MondayFrom` and `MondayTo`. */
  name: string;
  label: string;
  from: string;
  to: string;
}

/** Two optional times of day, from and to. */
export function TimeRange({ name, label, from, to }: TimeRangeProps) {
  const form = useContext(FieldsContext)?.id ?? "";
  const times = [
    { field: `${name}From`, text: from },
    { field: `${name}To`, text: to },
  ];
  return (
    <fieldset className="time-range">
      <legend className="field-label">{label}</legend>
      {times.map(({ field, text }) => (
        <label key={field} className="time-range-end">
          <span>{text}</span>
          <input className="control" type="time" id={fieldId(form, field)} name={field} />
        </label>
      ))}
    </fieldset>
  );
}
