import { newMessage } from "../../src/mail/outbox/queued-message.ts";

/** Records that other programs or other versions may have left, which this version cannot read. */
const CHANGES: readonly Readonly<Record<string, unknown>>[] = [
  { form: "league registration" },
  { state: "draft" },
  { created: Number.NaN },
  { tries: "none" },
  { tries: Array.from({ length: 25 }, (_, at) => at), state: "waiting" },
  { params: { text: 7 } },
  { params: undefined },
  { print: undefined },
  { forced: "no" },
  { last: "refused" },
  { next: 10n },
];

/** The number of kinds. */
export const KINDS = CHANGES.length + 1;

/** A foreign record as stored on the disk. */
export function foreignRecord(id: string, kind: number): unknown {
  const change = CHANGES[kind];
  return change
    ? { ...newMessage(id, "contact", { text: "not ours" }, "print", 1), ...change }
    : { id, note: "to do" };
}
