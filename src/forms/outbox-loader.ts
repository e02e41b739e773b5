/** Loads the outbox when a form hydrates, so that it is ready before anything is sent. */
import type * as outboxModule from "../mail/outbox/outbox.ts";

type Outbox = typeof outboxModule;

/** The outbox's URL relative to this file; `build/chunking.ts` fills it in. */
const address = "outbox-address";

let outbox: Promise<Outbox> | undefined;
let here: Outbox | undefined;
let failures = 0;

function fetchOutbox(): Promise<Outbox> {
  outbox ??= import("../mail/outbox/outbox.ts")
    .catch((error: unknown) => {
      failures++;
      if (failures === 1) throw error;
      // Firefox does not fetch a module again after a failure, except from another URL.
      return import(/* @vite-ignore */ `${address}?again=${failures}`) as Promise<Outbox>;
    })
    .then((fetched) => (here = fetched))
    .catch((error: unknown) => {
      // Allow another attempt when the network is back.
      outbox = undefined;
      throw error;
    });
  return outbox;
}

/** Loads the outbox; if that fails, sending tries again. */
export function warmUp(): void {
  void fetchOutbox().catch(() => undefined);
}

/** See the outbox's `follow`. */
export function follow(...following: Parameters<Outbox["follow"]>): (() => void) | undefined {
  return here?.follow(...following);
}

/** Resolves once the message is stored, or cannot be; rejects if the outbox cannot be loaded. */
export async function submit(...submission: Parameters<Outbox["submit"]>): ReturnType<Outbox["submit"]> {
  return (await fetchOutbox()).submit(...submission);
}
