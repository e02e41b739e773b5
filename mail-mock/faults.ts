import * as v from "valibot";

const times = v.optional(v.union([v.pipe(v.number(), v.integer(), v.minValue(1)), v.literal("forever")]), 1);

const faultSchema = v.variant("kind", [
  /** Responds with this status and, without a `body`, EmailJS's text for it. */
  v.strictObject({
    kind: v.literal("status"),
    status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
    /** Seconds, or an HTTP date. */
    retryAfter: v.optional(
      v.union([v.pipe(v.number(), v.minValue(0)), v.pipe(v.string(), v.regex(/^[\w ,:.+-]+$/))]),
    ),
    body: v.optional(v.string()),
    times,
  }),
  /** Never responds; with `accept`, still accepts the message. */
  v.strictObject({ kind: v.literal("hang"), accept: v.optional(v.boolean(), false), times }),
  /** Resets the connection; with `accept`, after the message is accepted. */
  v.strictObject({ kind: v.literal("reset"), accept: v.optional(v.boolean(), false), times }),
  /** Responds 200 with an HTML page. `before` precedes it (such as a byte-order mark), `type` is its Content-Type. */
  v.strictObject({
    kind: v.literal("html"),
    encoding: v.optional(v.picklist(["utf-8", "utf-16le", "utf-16be"]), "utf-8"),
    before: v.optional(v.string(), ""),
    type: v.optional(v.pipe(v.string(), v.regex(/^[\w ;=/+.-]+$/)), "text/html; charset=utf-8"),
    times,
  }),
  /** Redirects to a URL that is not the mail service's. */
  v.strictObject({
    kind: v.literal("redirect"),
    status: v.optional(v.picklist([301, 302, 303, 307, 308]), 302),
    location: v.optional(v.pipe(v.string(), v.regex(/^[!-~]+$/)), "/"),
    times,
  }),
  /** Waits `ms` milliseconds, at most ten minutes, before it processes the request. */
  v.strictObject({
    kind: v.literal("delay"),
    ms: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
    times,
  }),
]);

const faultsSchema = v.pipe(v.array(faultSchema), v.maxLength(100));

/** An injected failure; `times` is the number of remaining requests that get it. */
export type Fault = v.InferOutput<typeof faultSchema>;

/** A fault without its defaults: `times` is 1, `accept` is false. */
export type FaultInput = v.InferInput<typeof faultSchema>;

export type Faults = ReturnType<typeof createFaults>;

/** The queue of faults: each request takes one. */
export function createFaults() {
  let queue: readonly Fault[] = [];
  return {
    get: () => queue,
    /** @throws a `TypeError` with the field and the rule if a fault is invalid. */
    set(faults: readonly FaultInput[]) {
      const { success, output, issues } = v.safeParse(faultsSchema, faults);
      if (!success) throw new TypeError(`${v.getDotPath(issues[0]) ?? "faults"}: ${issues[0].message}`);
      queue = output;
    },
    /** Returns the fault for the current request and counts it. */
    take() {
      const [first, ...rest] = queue;
      if (first !== undefined && first.times !== "forever") {
        queue = first.times > 1 ? [{ ...first, times: first.times - 1 }, ...rest] : rest;
      }
      return first;
    },
  };
}

/** The unvalidated fault of a query: a kind or a status (`?fault=hang&accept=true`, `?fault=503&times=2`). */
export function faultFromQuery(query: URLSearchParams): FaultInput {
  const { fault = "", ...fields } = Object.fromEntries(query);
  const kind = /^\d+$/.test(fault) ? { kind: "status", status: Number(fault) } : { kind: fault };
  const values = Object.entries(fields).map(([name, value]) => [
    name,
    /^(?:\d+|true|false)$/.test(value) ? JSON.parse(value) : value,
  ]);
  return { ...kind, ...Object.fromEntries(values) };
}
