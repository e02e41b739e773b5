/** The positions of the application that the link of a job checks, such as `?position=Staff`. */
import { positionField } from "../lib/position-field.ts";
import { read, write } from "./tab-storage.ts";

/** Where the positions are kept that only the last job's link has checked, one a line. */
const keyOf = (formId: string) => `linked-${formId}`;

/** Checks the positions that the address asks for. They take the place of those that the last such link has checked. */
export function checkLinkedPositions(controls: readonly HTMLInputElement[], formId: string): void {
  const wanted = new URLSearchParams(location.search).getAll(positionField);
  const positions = controls.filter(({ name }) => name === positionField);
  const open = positions.filter(({ checked, value }) => !checked && wanted.includes(value));
  if (!open[0]) return;
  const key = keyOf(formId);
  const last = read(key)?.split("\n");
  for (const one of positions)
    one.checked = open.includes(one) || (one.checked && !last?.includes(one.value));
  write(key, open.map(({ value }) => value).join("\n"));
}

/** Whoever has answered anything has seen the checked positions: the next job's link keeps them. */
export function acceptLinkedPositions(formId: string): void {
  const key = keyOf(formId);
  if (read(key)) write(key, "");
}
