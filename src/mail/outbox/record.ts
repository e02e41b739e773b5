import { isPending, type Entry, type Params, type State } from "./entry.ts";
import { HOUR, lives, MAX_TRIES } from "./schedule.ts";

const states = new Set<State>(["queued", "sending", "sent", "waiting", "refused", "failed"]);
/** What a record of an older version may lack: then nothing of the kind has happened to it. */
const since = { tries: [], failures: 0, refusals: 0, judged: 0, pause: 0, forced: false, closed: 0, seen: 0 };
/** What every entry has, each with a value of its type. */
const always: Readonly<Record<string, unknown>> = { ...since, id: "", print: "", created: 0, next: 0 };
/** No answer has the queue rest for longer than this. */
const LONGEST_PAUSE = 6 * HOUR;

/**
 * The entry that a record of the disk stands for, completed if an older version wrote it; `undefined` for a record
 * that this version cannot work with. Fields it does not know stay as they are, for the version that does.
 */
export function asEntry(record: unknown): Entry | undefined {
  if (!isObject(record)) return undefined;
  const entry = { ...since, ...record } as unknown as Entry & Readonly<Record<string, unknown>>;
  const { form, params, state, tries, last, judged, pause } = entry;
  const isRight =
    Object.keys(always).every((name) => isLike(entry[name], always[name])) &&
    Object.keys(lives).includes(form) &&
    states.has(state) &&
    Array.isArray(tries) &&
    tries.every(Number.isFinite) &&
    tries.length < MAX_TRIES + Number(!isPending(entry) || state === "sending") &&
    (last === undefined || isObject(last)) &&
    (params === undefined ? state === "sent" : isParams(params));
  return isRight ? { ...entry, pause: Math.min(pause, judged + LONGEST_PAUSE) } : undefined;
}

function isLike(value: unknown, like: unknown): boolean {
  return typeof value === typeof like && (typeof value !== "number" || Number.isFinite(value));
}

function isParams(value: unknown): value is Params {
  return isObject(value) && Object.values(value).every((answer) => isLike(answer, ""));
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a person may want to read of a record that cannot be read: all its texts, under their names. */
export function salvage(record: unknown): Params {
  const found: [string, string][] = [];
  const met = new Set<unknown>();
  try {
    JSON.stringify({ ...(record as object), ...ours }, (key, value: unknown) => {
      if (typeof value === "string") found.push([key, value]);
      if (typeof value !== "object" || met.has(value) || ArrayBuffer.isView(value)) return undefined;
      met.add(value);
      return value instanceof Map || value instanceof Set ? [...value] : value;
    });
  } catch {
    // Too deep to be walked to its end.
  }
  const texts = new Map<string, string>();
  for (const [key, text] of found) texts.set(key, [texts.get(key) ?? [], text].flat().join("\n"));
  return Object.fromEntries(texts);
}

/** Texts that nobody but the outbox reads. */
const ours = { id: 0, form: 0, print: 0, state: 0, last: 0 };
