/** The control for a field of any type. */
import { ChoiceControl, EntryControl, PageControl } from "./controls/ChoiceControl.tsx";
import { ColorControl } from "./controls/ColorControl.tsx";
import { FocusControl } from "./controls/FocusControl.tsx";
import { GroupControl } from "./controls/GroupControl.tsx";
import { ListControl } from "./controls/ListControl.tsx";
import { PictureControl } from "./controls/PictureControl.tsx";
import { FlagControl, LineControl, TextControl } from "./controls/ValueControls.tsx";
import { VariantsControl } from "./controls/VariantsControl.tsx";
import type { ControlProps } from "./field-context.ts";

export function Control(props: ControlProps) {
  const { type } = props.field;
  switch (type.kind) {
    case "number":
      return <LineControl {...props} />;
    case "flag":
      return <FlagControl {...props} />;
    case "choice":
      return <ChoiceControl {...props} options={type.options.map((option) => [option] as const)} />;
    case "group":
      if (type.input === "focus") return <FocusControl {...props} fields={type.fields} />;
      return <GroupControl {...props} fields={type.fields} />;
    case "list":
      return <ListControl {...props} item={type.item} />;
    case "variants":
      return <VariantsControl {...props} variants={type.variants} />;
    case "text":
      if (type.input === "picture" || type.input === "logo") return <PictureControl {...props} />;
      if (type.input === "color") return <ColorControl {...props} />;
      if (type.input === "page") return <PageControl {...props} />;
      if (type.input === "entry") return <EntryControl {...props} folder={type.folder ?? ""} />;
      if (type.input === "text") return <TextControl {...props} />;
      return <LineControl {...props} />;
  }
}
