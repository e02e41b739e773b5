/** What is read from a disk: only records that this version wrote are messages. */
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { submission } from "../../../tests/outbox/submission.ts";
import { impossibility } from "../../../tests/simulation/possible.ts";
import {
  FORMAT,
  isPossible,
  messagesIn,
  newMessage,
  queuedMessage,
  type QueuedMessage,
  type State,
} from "./queued-message.ts";
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
];
const fields = Object.keys(queuedMessage.entries) as (keyof QueuedMessage)[];
/** What a field may hold among these values, besides what it has. */
const allowed: Readonly<Partial<Record<keyof QueuedMessage, readonly unknown[]>>> = {
  id: ["", "x"],
  form: ["", "x"],
  messageName: ["", "x"],
  fingerprint: ["", "x"],
  params: [{}],
  waitsForDelivery: [true, false],
  isTrouble: [true, false],
  isInForm: [true, false],
  isForced: [true, false],
  isDeleted: [false],
  createdAt: [0.5],
  nextTryAt: [0.5],
  pausedUntil: [0.5],
  endedAt: [0.5],
  seenAt: [0.5],
  tries: [[]],
};

const asText = (value: unknown) => inspect(value);

describe.each(fields)("a record", (field) => {
  const { [field]: _value, ...rest } = { lastResult: "offline" as const, ...queued };

  test(`without ${field} is ${field === "lastResult" ? "read" : "left alone"}`, () => {
    expect(messagesIn([rest])).toEqual(field === "lastResult" ? [queued] : []);
  });

  test(`with anything else as its ${field} is left alone`, () => {
    const read = values.filter((value) => messagesIn([{ ...rest, [field]: value }]).length > 0);
    expect(read.map(asText)).toEqual((allowed[field] ?? []).map(asText));
  });
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
  const states: readonly State[] = ["queued", "sending", "sent", "waiting", "refused", "failed", "deleted"];
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

/** What a schema of Valibot accepts, as text. */
function described(schema: unknown): string {
  const { type, expects, entries, item, pipe, requirement, wrapped, key, value } = schema as Readonly<
    Record<"type" | "expects", string> & Record<string, unknown>
  >;
  if (Array.isArray(pipe)) return pipe.map(described).join(" ");
  if (requirement !== undefined && typeof requirement !== "function") return `${type} ${String(requirement)}`;
  if (entries)
    return Object.entries(entries)
      .map(([name, field]) => `${name}: ${described(field)}`)
      .join("\n");
  if (wrapped) return `${described(wrapped)}, or none`;
  if (item) return `list of ${described(item)}`;
  if (type === "record") return `${described(value)} by ${described(key)}`;
  return expects ?? type;
}

/** The shape of each format that the site has ever written. What was written once stays as it is here. */
const shapes: Readonly<Record<number, string>> = {
  1: `format: 1
id: string
form: string
messageName: string
hours: number min_value 1 max_value 72
params: unknown string by string, or none
waitsForDelivery: boolean
fingerprint: string
state: ("queued" | "sending" | "sent" | "waiting" | "refused" | "failed" | "deleted")
isTrouble: boolean
isInForm: boolean
isDeleted: boolean
isForced: boolean
createdAt: number min_value 0 max_value 8640000000000000
nextTryAt: number min_value 0 max_value 8640000000000000
tries: list of number min_value 0 max_value 8640000000000000
failures: number safe_integer min_value 0
refusals: number safe_integer min_value 0
lastResult: ("accepted" | "unknown" | "crash" | "offline" | "busy" | "quota" | "too-large" | "refused"), or none
pausedUntil: number min_value 0 max_value 8640000000000000
endedAt: number min_value 0 max_value 8640000000000000
seenAt: number min_value 0 max_value 8640000000000000`,
};

test("the format's number rises with each change of the records' shape", () => {
  const now = described(queuedMessage);
  const advice =
    "Records have another shape: raise FORMAT, add the new shape to `shapes`, and leave the old ones there.";
  expect(now, advice).toBe(shapes[FORMAT]);
  expect(Object.keys(shapes)).toEqual(Array.from({ length: FORMAT }, (_, index) => String(index + 1)));
});
