import { isPending, unattempted, type QueuedMessage, type Params, type State } from "./queued-message.ts";
import { HOUR, lifetimes, MAX_TRIES } from "./schedule.ts";

const states = new Set<State>(["queued", "sending", "sent", "waiting", "refused", "failed"]);
/** The required fields, each with a value of its type. */
const required: Readonly<Record<string, unknown>> = {
  ...unattempted,
  id: "",
  print: "",
  created: 0,
  next: 0,
};
const LONGEST_PAUSE = 6 * HOUR;

/**
 * Reads a record as a message, adding fields that an older version did not write; `undefined` for a record that this
 * version cannot read. Keeps unknown fields for the newer version that wrote them.
 */
export function asMessage(record: unknown): QueuedMessage | undefined {
  if (!isObject(record)) return undefined;
  const message = { ...unattempted, ...record } as unknown as QueuedMessage &
    Readonly<Record<string, unknown>>;
  const { form, params, state, tries, last, judged, pause } = message;
  const isValid =
    Object.keys(required).every((name) => isLike(message[name], required[name])) &&
    Object.keys(lifetimes).includes(form) &&
    states.has(state) &&
    Array.isArray(tries) &&
    tries.every(Number.isFinite) &&
    tries.length < MAX_TRIES + Number(!isPending(message) || state === "sending") &&
    (last === undefined || isObject(last)) &&
    (params === undefined ? state === "sent" : isParams(params));
  return isValid ? { ...message, pause: Math.min(pause, judged + LONGEST_PAUSE) } : undefined;
}

function isLike(value: unknown, like: unknown): boolean {
  return typeof value === typeof like && (typeof value !== "number" || Number.isFinite(value));
}

function isParams(value: unknown): value is Params {
  return isObject(value) && Object.values(value).every((value) => isLike(value, ""));
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Texts that only the outbox reads. */
const internal = { id: 0, form: 0, print: 0, state: 0, last: 0 };

/** All texts in an unreadable record, by name, for the visitor to read. */
export function salvage(record: unknown): Params {
  const texts = new Map<string, string>();
  const visited = new Set<unknown>();
  try {
    JSON.stringify({ ...(record as object), ...internal }, (key, value: unknown) => {
      if (typeof value === "string") texts.set(key, texts.has(key) ? `${texts.get(key)}\n${value}` : value);
      if (typeof value !== "object" || visited.has(value) || ArrayBuffer.isView(value)) return undefined;
      visited.add(value);
      return value instanceof Map || value instanceof Set ? [...value] : value;
    });
  } catch {
    // Nested too deeply.
  }
  return Object.fromEntries(texts);
}
