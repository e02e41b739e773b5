/** Chooses an existing picture, or adds one. */
import { AddPictureButton } from "../AddPicture.tsx";
import { useFacility } from "../facility-facts.ts";
import type { ControlProps } from "../field-context.ts";
import { ChoiceControl } from "./ChoiceControl.tsx";
import { LineControl } from "./ValueControls.tsx";

export function PictureControl(props: ControlProps) {
  const { type } = props.field;
  const { github, pictures } = useFacility();
  if (github) return <LineControl {...props} />;
  return (
    <div className="picture-control">
      {props.raw !== "" && <img src={`/editor/pictures/${String(props.raw)}`} alt="" loading="lazy" />}
      <ChoiceControl {...props} options={pictures.map((name) => [name] as const)} />
      <AddPictureButton logo={type.kind === "text" && type.input === "logo"} onAdded={props.onChange} />
    </div>
  );
}
