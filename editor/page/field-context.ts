/** What a control asks about itself: the sentence at its place, an id that no other has, and what draws its parts. */
import { createContext, useContext, useId, type ComponentType } from "react";
import type { ControlProps } from "./controls/props.ts";

interface Judging {
  /** The sentence to show at a place inside the field, if any. */
  readonly messageAt: (place: string) => string | undefined;
  /** The control for a part of a group or a list: handed down, because it leads back to them. */
  readonly Part: ComponentType<ControlProps>;
}

export const FieldContext = createContext<Judging>({ messageAt: () => undefined, Part: () => null });

/** The control that draws the parts of a group or a list. */
export function usePart(): ComponentType<ControlProps> {
  return useContext(FieldContext).Part;
}

/** The attributes that tie a control to its label, its help and its sentence. */
export function useControl(place: string, help: string | undefined) {
  const { messageAt } = useContext(FieldContext);
  const id = useId();
  const message = messageAt(place);
  const describedBy = [help && `${id}-help`, message && `${id}-message`].filter(Boolean).join(" ");
  return {
    id,
    message,
    attributes: {
      id,
      "data-place": place,
      "aria-invalid": message ? (true as const) : undefined,
      "aria-describedby": describedBy || undefined,
    },
  };
}

/** The place of something inside a place. */
export function inside(place: string, key: string | number): string {
  return place === "" ? String(key) : `${place}.${key}`;
}
