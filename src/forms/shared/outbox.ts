/** Loads the outbox when a form hydrates, so that it is there before anything is sent. */
import type * as outboxModule from "../../mail/outbox/outbox.ts";

type Outbox = typeof outboxModule;

/** Where the outbox lies beside this file, as `build/chunking.ts` fills in. */
const address = "outbox-address";

let outbox: Promise<Outbox> | undefined;
let here: Outbox | undefined;
let failures = 0;

function fetchOutbox(): Promise<Outbox> {
  outbox ??= import("../../mail/outbox/outbox.ts")
    .catch((error: unknown) => {
      failures++;
      if (failures === 1) throw error;
      // Firefox does not fetch a module again that failed once, except from another URL.
      return import(/* @vite-ignore */ `${address}?again=${failures}`) as Promise<Outbox>;
    })
    .then((fetched) => (here = fetched))
    .catch((error: unknown) => {
      // The network may be back at the next attempt.
      outbox = undefined;
      throw error;
    });
  return outbox;
}

/** Loads the outbox; if that fails, sending tries again. */
export function warmUp(): void {
  void fetchOutbox().catch(() => undefined);
}

/** See `follow` of the outbox. */
export function follow(...following: Parameters<Outbox["follow"]>): (() => void) | undefined {
  return here?.follow(...following);
}

/** Resolves once the message is stored; rejects if the outbox cannot be loaded. */
export async function submit(...submission: Parameters<Outbox["submit"]>): ReturnType<Outbox["submit"]> {
  return (await fetchOutbox()).submit(...submission);
}
