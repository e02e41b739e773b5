/**
 * The way into the outbox. It belongs to the browser and is fetched when a form comes to life, so that it is
 * there before anything is sent.
 */
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
      // Firefox remembers that a module could not be fetched, and asks for it no more: at another address it does.
      return import(/* @vite-ignore */ `${address}?again=${failures}`) as Promise<Outbox>;
    })
    .then((fetched) => (here = fetched))
    .catch((error: unknown) => {
      // The network may be back at the next try.
      outbox = undefined;
      throw error;
    });
  return outbox;
}

/** Fetches the outbox. Should that fail, sending tries again. */
export function warmUp(): void {
  void fetchOutbox().catch(() => undefined);
}

/**
 * Has the outbox show what becomes of a message it has taken in this place of the page, and tell it, until the
 * function that it gives is called.
 */
export function follow(...following: Parameters<Outbox["follow"]>): (() => void) | undefined {
  return here?.follow(...following);
}

/** Hands a message to the outbox. Resolves once it is safely kept; rejects when the outbox cannot be fetched. */
export async function submit(...submission: Parameters<Outbox["submit"]>): ReturnType<Outbox["submit"]> {
  return (await fetchOutbox()).submit(...submission);
}
