import { LARGEST, sizeOf } from "../send.ts";
import type { Verdict } from "../verdict.ts";
import { createDrainer } from "./drainer.ts";
import type { FormName } from "../../form-names.ts";
import { isTrouble, type Entry, type Params, type State } from "./entry.ts";
import { fingerprint } from "./fingerprint.ts";
import { admit, again } from "./schedule.ts";
import type { World } from "./world.ts";

export interface Submission {
  readonly form: FormName;
  readonly params: Params;
  /** The visitor knows that the same message is here already, and wants it to go a second time. */
  readonly repeat?: boolean;
}

export interface Receipt {
  /** The message as it is kept now; of a repetition, the one that was there already. */
  readonly entry: Entry;
  /** Whether it is known that it did not get through: then nobody is to be thanked. */
  readonly trouble: boolean;
  /** Where the message is safe: on this device's disk, or only in this page's memory. */
  readonly stored: "disk" | "memory";
  /** Whether the same message was there already; it is not sent twice, but tried again if it had trouble. */
  readonly duplicate: boolean;
  /** What the first try says. Only `{ is: "accepted" }` means sent. Never rejects. */
  readonly firstVerdict: Promise<Verdict>;
}

/** The outbox in a given world. Its promises are in docs/outbox.md. */
export function createOutbox(world: World) {
  const { storage } = world;
  const { wake, reconnect, verdictOf } = createDrainer(world);

  return {
    wake,
    reconnect,

    /** Keeps a message and starts sending it. Resolves once it is kept: only then may the visitor be thanked. */
    async submit({ form, params, repeat }: Submission): Promise<Receipt> {
      const now = world.now();
      const print = fingerprint(form, params);
      const id = world.unique();
      const none = {
        tries: [],
        failures: 0,
        refusals: 0,
        judged: 0,
        pause: 0,
        forced: false,
        closed: 0,
        seen: 0,
      };
      const queued = { id, form, params, print, state: "queued", created: now, next: now, ...none } as const;
      const failed = { state: "failed", last: { is: "too-large" }, judged: now, closed: now } as const;
      const fresh: Entry = sizeOf(params) > LARGEST ? { ...queued, ...failed } : queued;
      const { entry, duplicate, stored } = await storage.admit((kept) =>
        admit(kept, fresh, world.now(), repeat),
      );
      const firstVerdict = verdictOf(entry.id);
      void wake();
      return { entry, trouble: isTrouble(entry), stored, duplicate, firstVerdict };
    },

    /** The visitor asks for another try now. */
    async retry(id: string): Promise<void> {
      await storage.change(id, (entry) => again(entry, world.now()));
      await wake();
    },

    /**
     * The visitor has the text erased. Answers at once, also during a try, with the state it was erased in; what was
     * sent meanwhile has no text left and stays.
     */
    async deleteNow(id: string): Promise<State | undefined> {
      const found: State[] = [];
      await storage.change(id, (entry) => {
        found.push(entry.state);
        return entry.state === "sent" ? entry : undefined;
      });
      void wake();
      return found.at(-1);
    },

    /** The visitor has been shown that this message failed; from now on it need not be kept for ever. */
    async seen(id: string): Promise<void> {
      await storage.change(id, (entry) =>
        entry.state === "failed" && !entry.seen ? { ...entry, seen: world.now() } : entry,
      );
    },
  };
}
