/** The control for a field of any shape. */
import type { RawGroup, RawList, RawNamed, RawVariant } from "../form/raw-values.ts";
import { ChoiceControl, FlagControl, LineControl, NumberControl, TextControl } from "./controls/ValueControls.tsx";
import { GroupControl } from "./controls/GroupControl.tsx";
import { ListControl } from "./controls/ListControl.tsx";
import { NameControl } from "./controls/NameControl.tsx";
import { PictureControl } from "./controls/PictureControl.tsx";
import { VariantsControl } from "./controls/VariantsControl.tsx";
import type { ControlProps } from "./controls/props.ts";

export function Control({ field, raw, onChange, place, bare }: ControlProps) {
  const props = { field, onChange, place, bare };
  const text = typeof raw === "string" ? raw : "";
  const { shape } = field;
  switch (shape.kind) {
    case "number":
      return <NumberControl {...props} raw={text} money={shape.money} />;
    case "flag":
      return <FlagControl {...props} raw={raw === true} />;
    case "choice":
      return (
        <ChoiceControl {...props} raw={text} options={shape.options.map((option) => [option, option])} />
      );
    case "group":
      return <GroupControl {...props} raw={raw as RawGroup} fields={shape.fields} />;
    case "list":
      return <ListControl {...props} raw={raw as RawList} item={shape.item} />;
    case "variants":
      return <VariantsControl {...props} raw={raw as RawVariant} variants={shape.variants} />;
    case "named":
      return (
        <>
          {(raw as RawNamed).entries.map(({ name }) => (
            <p key={name}>{name}</p>
          ))}
        </>
      );
    case "text":
      if (shape.input === "picture") return <PictureControl {...props} raw={text} />;
      if (shape.input === "page" || shape.input === "entry")
        return <NameControl {...props} raw={text} folder={shape.folder} />;
      if (shape.input === "text") return <TextControl {...props} raw={text} />;
      return <LineControl {...props} raw={text} input={shape.input} />;
  }
}
