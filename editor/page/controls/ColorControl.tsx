/** A color as its code and in a picker, and the nearest readable one if it can't be read. */
import { useContext, useRef } from "react";
import { baseColors, nearestReadable, type Colors, type Family } from "../../../src/lib/theme.ts";
import { useFacility } from "../facility-facts.ts";
import { FieldContext, type ControlProps } from "../field-context.ts";
import { LabeledControl } from "./LabeledControl.tsx";

const code = /^#[0-9a-f]{6}$/iu;

export function ColorControl(props: ControlProps) {
  const { styleTokens } = useFacility();
  const { value } = useContext(FieldContext);
  const { onChange } = props;
  const raw = String(props.raw);
  const family = props.field.key as Family;
  const fallback = baseColors(styleTokens)[family];
  const colors: Colors = Object.fromEntries(
    Object.entries(value).filter(([, color]) => code.test(String(color))),
  );
  const nearest = code.test(raw) ? nearestReadable(styleTokens, colors, family) : undefined;
  const readable = nearest === undefined || nearest === raw;
  const text = useRef<HTMLInputElement>(null);
  const use = (color: string) => {
    onChange(color);
    // The button goes.
    text.current?.focus();
  };
  return (
    <LabeledControl {...props}>
      {(attributes) => (
        <>
          <span className="color">
            <input
              type="color"
              aria-label={`${props.field.label}, picker`}
              value={code.test(raw) ? raw : fallback}
              onChange={(event) => onChange(event.target.value)}
            />
            <input
              {...attributes}
              ref={text}
              aria-invalid={readable ? attributes["aria-invalid"] : true}
              type="text"
              autoComplete="off"
              placeholder={fallback}
              value={raw}
              onChange={(event) => onChange(event.target.value)}
            />
          </span>
          {!readable && (
            <p className="message" id={`${attributes.id}-message`} role="alert">
              Words in this color, or on it, would be hard to read.{" "}
              <button type="button" className="outlined" onClick={() => use(nearest)}>
                <svg className="swatch" viewBox="0 0 1 1" aria-hidden="true">
                  <path fill={nearest} d="M0 0h1v1H0z" />
                </svg>
                Use {nearest}, the nearest one that works
              </button>
            </p>
          )}
        </>
      )}
    </LabeledControl>
  );
}
