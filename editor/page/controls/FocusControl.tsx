/** The point of a picture that stays in view, set by a click on the picture, and how places cut it. */
import { useContext, type MouseEvent } from "react";
import type { Group } from "../../../src/content/schema/fields.ts";
import type { RawGroup } from "../../form/raw-values.ts";
import { FieldContext, type ControlProps } from "../field-context.ts";
import { GroupControl } from "./GroupControl.tsx";
import { LabelText } from "./LabeledControl.tsx";

const shapes = ["wide", "card", "tall"] as const;

export function FocusControl(props: ControlProps & Pick<Group, "fields">) {
  const { key } = useContext(FieldContext);
  const { x, y } = props.raw as RawGroup;
  const isSet = x !== "" && y !== "";
  const [left, top] = isSet ? [`${String(x)}%`, `${String(y)}%`] : ["50%", "50%"];
  const source = `/editor/pictures/${key}`;
  const choose = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // A press of a key has no place.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    const percent = (at: number, size: number) => String(Math.round((at / size) * 100));
    props.onChange({
      x: percent(clientX - box.left, box.width),
      y: percent(clientY - box.top, box.height),
    });
  };
  return (
    <details className="focus">
      <summary>
        <LabelText field={props.field} />
      </summary>
      <p className="help">{props.field.help}</p>
      <button type="button" className="focus-picture" aria-label="Set the focus by a click" onClick={choose}>
        <img src={source} alt="" loading="lazy" />
        {isSet && (
          <svg aria-hidden="true">
            <circle cx={left} cy={top} r="9" />
          </svg>
        )}
      </button>
      <div className="focus-shapes">
        {shapes.map((shape) => (
          <img
            key={shape}
            className={shape}
            src={source}
            alt={`Cut ${shape}`}
            loading="lazy"
            ref={(image) => {
              if (image) image.style.objectPosition = `${left} ${top}`;
            }}
          />
        ))}
        {isSet && (
          <button type="button" className="outlined" onClick={() => props.onChange({ x: "", y: "" })}>
            Use the middle
          </button>
        )}
      </div>
      <GroupControl {...props} hiddenLabel={props.field.label} />
    </details>
  );
}
