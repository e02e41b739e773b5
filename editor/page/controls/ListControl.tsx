/** A list: lines one under the other, or cards that open. */
import { useState } from "react";
import { inside, useControl, usePart } from "../field-context.ts";
import { rawOf, type Raw, type RawGroup, type RawList, type RawVariant } from "../../form/raw-values.ts";
import type { Field } from "../../form/fields.ts";
import { Message } from "./LabeledControl.tsx";
import type { ControlProps } from "./props.ts";

interface Props extends Omit<ControlProps, "raw"> {
  readonly raw: RawList;
  readonly item: Field;
}

export function ListControl({ field, raw, onChange, place, item }: Props) {
  const { id, message } = useControl(place, undefined);
  const Part = usePart();
  const [opened, setOpened] = useState<number>();
  const cards = item.shape.kind === "group" || item.shape.kind === "variants";
  const one = item.label || singular(field.label);
  const put = (index: number, value: Raw) => onChange(raw.map((each, at) => (at === index ? value : each)));
  const move = (index: number, by: number) => {
    const items = [...raw];
    const [taken] = items.splice(index, 1);
    if (taken !== undefined) items.splice(index + by, 0, taken);
    setOpened(undefined);
    onChange(items);
  };
  const remove = (index: number) => {
    setOpened(undefined);
    onChange(raw.filter((_each, at) => at !== index));
  };
  return (
    <fieldset className="group list" aria-describedby={message ? `${id}-message` : undefined}>
      <legend>
        {field.label}
        {field.optional && <span className="optional"> optional</span>}
      </legend>
      {field.help && <p className="help">{field.help}</p>}
      <Message id={id}>{message}</Message>
      <ol>
        {raw.map((each, index) => {
          const name = `${one} ${index + 1}`;
          const control = (
            <Part
              field={item}
              raw={each}
              onChange={(value) => put(index, value)}
              place={inside(place, index)}
              bare={name}
            />
          );
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the controls hold no state but the value.
            <li key={index} className={cards ? "card" : "row"}>
              {cards ? (
                <details open={opened === index || undefined}>
                  <summary>{summaryOf(each) || name}</summary>
                  {control}
                </details>
              ) : (
                control
              )}
              <span className="tools">
                <button
                  type="button"
                  aria-label={`Move ${name} up`}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  aria-label={`Move ${name} down`}
                  disabled={index === raw.length - 1}
                  onClick={() => move(index, 1)}
                >
                  ↓
                </button>
                <button type="button" aria-label={`Remove ${name}`} onClick={() => remove(index)}>
                  ✕
                </button>
              </span>
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        className="add"
        onClick={() => {
          setOpened(raw.length);
          onChange([...raw, rawOf(item, undefined)]);
        }}
      >
        Add {one.toLowerCase()}
      </button>
    </fieldset>
  );
}

/** `Sessions` is a list of a `Session`, `Entries` of an `Entry`, `Bring` of lines. */
function singular(label: string): string {
  if (!label.endsWith("s")) return "Line";
  return label.replace(/ies$/u, "y").replace(/(?<=[^s])s$/u, "");
}

/** What a closed card says of its content: its first words. */
function summaryOf(raw: Raw): string {
  const group = (typeof raw === "object" && "is" in raw ? (raw as RawVariant).raw : raw) as RawGroup;
  const words = Object.entries(group)
    .filter(([key, value]) => key !== "sample" && typeof value === "string" && value !== "")
    .map(([, value]) => String(value));
  return words.slice(0, 4).join(" · ").slice(0, 90);
}
