/** What is read from a disk: only records that this version wrote are messages. */
import { inspect } from "node:util";
import { expect, test } from "vitest";
import { submission } from "../../../tests/outbox/submission.ts";
import { impossibility } from "../../../tests/simulation/possible.ts";
import {
  FORMAT,
  fieldNames,
  hasShape,
  isPossible,
  messagesIn,
  newMessage,
  states,
  type QueuedMessage,
} from "./queued-message.ts";
import { mostRetryHours } from "../../lib/retry-hours.ts";
import { sendResults } from "../send.ts";
import { LAST_TIME } from "../timing.ts";
import { afterResult, begin, deleted, retryNow } from "./rules.ts";

const T = 1_800_000_000_000;
const queued = newMessage("a", submission, T);
const sending = begin(queued, T);
const refused = afterResult(sending, { is: "refused" }, T);

test.each<[string, QueuedMessage]>([
  ["new", queued],
  ["being sent", sending],
  ["sent", afterResult(sending, { is: "accepted" }, T)],
  ["refused", refused],
  ["asked for again", retryNow(refused, T)],
  ["too large", afterResult(sending, { is: "too-large" }, T)],
  ["unanswered", afterResult(sending, { is: "unknown" }, T)],
  ["without a network", afterResult(sending, { is: "offline" }, T)],
  ["deleted", deleted(refused, T)],
  ["deleted during an attempt", deleted(sending, T)],
])("a message that is %s is read as it was written", (_what, message) => {
  expect(messagesIn([structuredClone(message)])).toEqual([message]);
});

/** Values of every type that a disk can hold. */
const values: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  Infinity,
  -1,
  0.5,
  1e300,
  "",
  "x",
  true,
  false,
  [],
  ["x"],
  [Number.NaN],
  {},
  { text: 1 },
  new Date(Number.NaN),
  new Map(),
  1n,
  { text: "x" },
  [0.5],
  0,
  FORMAT,
  mostRetryHours,
  mostRetryHours + 1,
  LAST_TIME,
  LAST_TIME + 10,
  ...states,
  ...sendResults.filter((result) => result !== "refused"),
];
/** The values that a field of a message may hold, as text. */
function accepted(field: keyof QueuedMessage): string {
  const read = values.filter((value) => hasShape({ ...queued, [field]: value }));
  return read.map((value) => inspect(value)).join(", ");
}

/** The fields that a message may be without. */
const optional: ReadonlySet<string> = new Set(["params", "lastResult"]);

test.each(fieldNames)("a record without %s is left alone, unless a message may be without", (field) => {
  const { [field]: _value, ...rest } = { lastResult: "offline" as const, ...queued };
  expect(hasShape(rest)).toBe(optional.has(field));
});

test("a record of another shape is left alone, and the others are read", () => {
  const others = [
    undefined,
    null,
    "text",
    7,
    [],
    {},
    { id: "x" },
    { format: FORMAT, id: "x" },
    { ...queued, format: FORMAT + 1 },
    { ...queued, priority: 1 },
  ];
  expect(messagesIn([...others, queued, ...others])).toEqual([queued]);
});

test("a state and its flags that no message has are left alone, like any other shape", () => {
  const flags = [false, true];
  const { params, ...withoutText } = queued;
  let possible = 0;
  for (const state of states)
    for (const hasText of flags)
      for (const isTrouble of flags)
        for (const isInForm of flags)
          for (const isDeleted of flags)
            for (const isForced of flags) {
              const message = {
                ...withoutText,
                ...(hasText && { params: params ?? {} }),
                state,
                isTrouble,
                isInForm,
                isDeleted,
                isForced,
              };
              const why = impossibility(message);
              expect(isPossible(message), why).toBe(why === undefined);
              expect(messagesIn([message])).toHaveLength(why === undefined ? 1 : 0);
              possible += Number(why === undefined);
            }
  expect(possible).toBeGreaterThan(20);
});

/**
 * The shape of each format that the site has ever written. What was written once stays as it is here:
 * the values of the list above that each field may hold.
 */
const shapes: Readonly<Record<number, string>> = {
  1: `format: 1
id: '', 'x', 'queued', 'sending', 'sent', 'waiting', 'refused', 'failed', 'deleted', 'accepted', 'unknown', 'crash', 'offline', 'busy', 'quota', 'too-large'
form: '', 'x', 'queued', 'sending', 'sent', 'waiting', 'refused', 'failed', 'deleted', 'accepted', 'unknown', 'crash', 'offline', 'busy', 'quota', 'too-large'
messageName: '', 'x', 'queued', 'sending', 'sent', 'waiting', 'refused', 'failed', 'deleted', 'accepted', 'unknown', 'crash', 'offline', 'busy', 'quota', 'too-large'
hours: 1, 72
waitsForDelivery: true, false
fingerprint: '', 'x', 'queued', 'sending', 'sent', 'waiting', 'refused', 'failed', 'deleted', 'accepted', 'unknown', 'crash', 'offline', 'busy', 'quota', 'too-large'
state: 'queued', 'sending', 'sent', 'waiting', 'refused', 'failed', 'deleted'
isTrouble: true, false
isInForm: true, false
isDeleted: true, false
isForced: true, false
createdAt: 0.5, 0, 1, 72, 73, 8640000000000000
nextTryAt: 0.5, 0, 1, 72, 73, 8640000000000000
tries: [], [ 0.5 ]
failures: 0, 1, 72, 73, 8640000000000000, 8640000000000010
refusals: 0, 1, 72, 73, 8640000000000000, 8640000000000010
pausedUntil: 0.5, 0, 1, 72, 73, 8640000000000000
endedAt: 0.5, 0, 1, 72, 73, 8640000000000000
seenAt: 0.5, 0, 1, 72, 73, 8640000000000000
params: {}, { text: 'x' }
lastResult: 'refused', 'accepted', 'unknown', 'crash', 'offline', 'busy', 'quota', 'too-large'`,
};

test("the format's number rises with each change of the records' shape", () => {
  const now = fieldNames.map((field) => `${field}: ${accepted(field)}`).join("\n");
  const advice =
    "Records have another shape: raise FORMAT, add the new shape to `shapes`, and leave the old ones there.";
  expect(now, advice).toBe(shapes[FORMAT]);
  expect(Object.keys(shapes)).toEqual(Array.from({ length: FORMAT }, (_, index) => String(index + 1)));
});
