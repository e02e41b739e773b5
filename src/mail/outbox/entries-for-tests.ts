import type { Entry, Params } from "./entry.ts";

/** A contact message as the outbox keeps it before its first try. */
export function untried(id: string, params: Params, print: string, now: number): Entry {
  return {
    id,
    form: "contact",
    params,
    print,
    state: "queued",
    created: now,
    next: now,
    tries: [],
    failures: 0,
    refusals: 0,
    judged: 0,
    pause: 0,
    forced: false,
    closed: 0,
    seen: 0,
  };
}
