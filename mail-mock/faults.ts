import * as v from "valibot";
import { textFor } from "./answers.ts";

const times = v.optional(v.union([v.pipe(v.number(), v.integer(), v.minValue(1)), v.literal("forever")]), 1);

const faultSchema = v.variant("kind", [
  /** Pass one request through untouched, as a place in the programme. */
  v.strictObject({ kind: v.literal("none"), times }),
  /** Answer with this status and the real service's text for it. */
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
  /** Never answer; with `accept` the e-mail is taken all the same. */
  v.strictObject({ kind: v.literal("hang"), accept: v.optional(v.boolean(), false), times }),
  /** Cut the connection; with `accept` after the e-mail is taken. */
  v.strictObject({ kind: v.literal("reset"), accept: v.optional(v.boolean(), false), times }),
  /**
   * 200, but an HTML page: a request that ended up somewhere else. `before` comes before it (such as a byte-order
   * mark), and `type` is the Content-Type it pretends to have.
   */
  v.strictObject({
    kind: v.literal("html"),
    encoding: v.optional(v.picklist(["utf-8", "utf-16le", "utf-16be"]), "utf-8"),
    before: v.optional(v.string(), ""),
    type: v.optional(v.pipe(v.string(), v.regex(/^[\w ;=/+.-]+$/)), "text/html; charset=utf-8"),
    times,
  }),
  /** Send the request elsewhere, where another program answers. */
  v.strictObject({
    kind: v.literal("redirect"),
    status: v.optional(v.picklist([301, 302, 303, 307, 308]), 302),
    location: v.optional(v.pipe(v.string(), v.regex(/^[!-~]+$/)), "/"),
    times,
  }),
  /** Work as always, but without any CORS header: only another origin notices. */
  v.strictObject({ kind: v.literal("no-cors"), times }),
  /** Let one request a second through and answer 429 to the others, as the real service does. */
  v.strictObject({ kind: v.literal("rate-limit"), times }),
  /** Take this long (milliseconds, at most ten minutes) and then work as always. */
  v.strictObject({
    kind: v.literal("delay"),
    ms: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
    times,
  }),
]);

const programmeSchema = v.pipe(v.array(faultSchema), v.maxLength(100));

/** One fault, complete; `times` counts the requests it still has to spoil. */
export type Fault = v.InferOutput<typeof faultSchema>;

/** A fault as it may be given: `times` is 1 and `accept` is false unless said otherwise. */
export type FaultInput = v.InferInput<typeof faultSchema>;

/** The programme of faults: each request meets the first one that has times left. */
export type Faults = {
  /** What is still to come, in order. */
  get(): readonly Fault[];
  /** Replaces the programme. Throws an error that says what is wrong when a fault is not one. */
  set(faults: readonly FaultInput[]): void;
  /** Adds to the end of the programme. */
  add(fault: FaultInput): void;
  clear(): void;
  /** The fault for the request that arrives now, used up by one. */
  take(): Fault | undefined;
  /** The fault the next request will meet, not used up. */
  peek(): Fault | undefined;
};

/** An empty programme. */
export function createFaults(): Faults {
  let programme: Fault[] = [];
  return {
    get: () => structuredClone(programme),
    set(faults) {
      programme = parseFaults(faults);
    },
    add(fault) {
      programme = parseFaults([...programme, fault]);
    },
    clear() {
      programme = [];
    },
    take() {
      const [head, ...rest] = programme;
      if (head === undefined) return undefined;
      if (head.times !== "forever") {
        programme = head.times > 1 ? [{ ...head, times: head.times - 1 }, ...rest] : rest;
      }
      return head;
    },
    peek: () => programme[0],
  };
}

/** Reads a programme from anything; throws a `TypeError` whose message names the place and the rule. */
export function parseFaults(input: unknown): Fault[] {
  const result = v.safeParse(programmeSchema, input);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new TypeError(`${v.getDotPath(issue) ?? "faults"}: ${issue.message}`);
}

/** A fault in a few words, for the panel and the log. */
export function describeFault(fault: Fault): string {
  const often =
    fault.times === "forever" ? "until cleared" : fault.times === 1 ? "once" : `${fault.times} times`;
  return `${what(fault)}, ${often}`;
}

function what(fault: Fault): string {
  switch (fault.kind) {
    case "none":
      return "No fault";
    case "status": {
      const wait = fault.retryAfter === undefined ? "" : ` (Retry-After: ${fault.retryAfter})`;
      return `${fault.status} ${fault.body ?? textFor(fault.status)}${wait}`;
    }
    case "hang":
      return fault.accept ? "Accepts, then never answers" : "Never answers";
    case "reset":
      return fault.accept ? "Accepts, then cuts the connection" : "Cuts the connection";
    case "html":
      return `200 with an HTML page${fault.encoding === "utf-8" ? "" : ` in ${fault.encoding.toUpperCase()}`}`;
    case "redirect":
      return `${fault.status} to ${fault.location}`;
    case "no-cors":
      return "No CORS headers";
    case "rate-limit":
      return "One request a second";
    case "delay":
      return `Waits ${fault.ms} ms`;
  }
}
