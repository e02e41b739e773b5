/** A picture: chosen from those that there are, or handed in. */
import { useState } from "react";
import { useFacility } from "../facility-context.ts";
import { AddPictureButton } from "../AddPicture.tsx";
import { ChoiceControl, LineControl } from "./ValueControls.tsx";
import type { ControlProps } from "./props.ts";

interface Props extends Omit<ControlProps, "raw"> {
  readonly raw: string;
}

export function PictureControl(props: Props) {
  const facility = useFacility();
  const [added, setAdded] = useState<readonly string[]>([]);
  if (!facility || facility.github) return <LineControl {...props} input="line" />;
  const names = [...new Set([...facility.pictures, ...added])];
  return (
    <div className="picture-control">
      {props.raw !== "" && <img src={`/editor/pictures/${props.raw}`} alt="" loading="lazy" />}
      <ChoiceControl {...props} options={names.map((name) => [name, name])} />
      <AddPictureButton
        onAdded={(name) => {
          setAdded((before) => [...before, name]);
          props.onChange(name);
        }}
      />
    </div>
  );
}
