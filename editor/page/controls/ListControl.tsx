/** A list of lines or of expandable cards. */
import { useState } from "react";
import type { Field } from "../../../src/content/schema/fields.ts";
import { itemName } from "../../form/place.ts";
import { rawOf, type Raw, type RawGroup, type RawList } from "../../form/raw-values.ts";
import { joinPath, useControl, useNestedControl, type ControlProps } from "../field-context.ts";
import { LabelText, Message } from "./LabeledControl.tsx";
import { movedItem } from "../../form/order.ts";
import { MovableList } from "./MovableList.tsx";

interface Props extends ControlProps {
  readonly item: Field;
}

export function ListControl({ field, raw, onChange, path, item }: Props) {
  const { id, message } = useControl(path);
  const Control = useNestedControl();
  const [open, setOpen] = useState<number>();
  const list = raw as RawList;
  const cards = item.type.kind === "group" || item.type.kind === "variants";
  const single = itemName(field, { item });
  const change = (now: RawList) => {
    setOpen(undefined);
    onChange(now);
  };
  return (
    <fieldset className="group" aria-describedby={message ? `${id}-message` : undefined}>
      <legend>
        <LabelText field={field} />
      </legend>
      {field.help && <p className="help">{field.help}</p>}
      <Message id={id}>{message}</Message>
      <MovableList
        items={list.map((each, index) => {
          const name = `${single} ${index + 1}`;
          const control = (
            <Control
              field={item}
              raw={each}
              onChange={(value) => onChange(list.with(index, value))}
              path={joinPath(path, index)}
              hiddenLabel={name}
            />
          );
          const content = cards ? (
            <details open={open === index || undefined}>
              <summary>{summaryOf(each as RawGroup) || name}</summary>
              {control}
            </details>
          ) : (
            control
          );
          // Items have no keys.
          return { key: index, name, content };
        })}
        onMove={(from, to) => change(movedItem(list, from, to))}
        onRemove={(index) => change(list.toSpliced(index, 1))}
      />
      <button
        type="button"
        className="outlined"
        onClick={() => {
          setOpen(list.length);
          onChange([...list, rawOf(item, undefined)]);
        }}
      >
        Add {single.toLowerCase()}
      </button>
    </fieldset>
  );
}

/** The first words of a card, shown while it is closed. */
function summaryOf(group: RawGroup): string {
  const isWords = ([key, value]: [string, Raw]) => key !== "sample" && typeof value === "string" && value;
  const words = Object.entries(group).filter(isWords);
  return words
    .slice(0, 4)
    .map(([, value]) => value)
    .join(" · ")
    .slice(0, 90);
}
