/** Chooses an existing picture, or adds one. */
import { useState } from "react";
import { AddPictureButton } from "../AddPicture.tsx";
import { useFacility } from "../facility-context.ts";
import type { ControlProps } from "../field-context.ts";
import { ChoiceControl } from "./ChoiceControl.tsx";
import { LineControl } from "./ValueControls.tsx";

export function PictureControl(props: ControlProps) {
  const { type } = props.field;
  const { github, pictures } = useFacility();
  const [added, setAdded] = useState<readonly string[]>([]);
  if (github) return <LineControl {...props} />;
  const names = [...new Set([...pictures, ...added])];
  return (
    <div className="picture-control">
      {props.raw !== "" && <img src={`/editor/pictures/${String(props.raw)}`} alt="" loading="lazy" />}
      <ChoiceControl {...props} options={names.map((name) => [name] as const)} />
      <AddPictureButton
        logo={type.kind === "text" && type.input === "logo"}
        onAdded={(name) => {
          setAdded((before) => [...before, name]);
          props.onChange(name);
        }}
      />
    </div>
  );
}
