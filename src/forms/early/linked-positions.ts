/** The positions of the application that the link of a job checks, such as `?position=Staff`. */
import { positionField } from "../fields/position-field.ts";
import { read, write } from "./tab-storage.ts";

/**
 * Checks the positions that the address asks for. They take the place of those that only the last such link has
 * checked, which are kept under a key, one a line.
 */
export function checkLinkedPositions(controls: readonly HTMLInputElement[], key: string): void {
  const wanted = new URLSearchParams(location.search).getAll(positionField);
  const positions = controls.filter(({ name }) => name === positionField);
  const open = positions.filter(({ checked, value }) => !checked && wanted.includes(value));
  if (!open[0]) return;
  const last = read(key)?.split("\n");
  for (const one of positions)
    one.checked = open.includes(one) || (one.checked && !last?.includes(one.value));
  write(key, open.map(({ value }) => value).join("\n"));
}

/** Whoever has answered anything has seen the checked positions: the next job's link keeps them. */
export function acceptLinkedPositions(key: string): void {
  if (read(key)) write(key, "");
}
