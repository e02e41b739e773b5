import type { QueuedMessage, State } from "../../src/mail/outbox/queued-message.ts";

interface Flags {
  readonly text: boolean;
  readonly trouble: boolean;
  readonly inForm: boolean;
  readonly deleted: boolean;
  readonly forced: boolean;
}

/** The flags of a message that may be any; the others are off, unless they are in `always`. */
interface Possible {
  readonly always?: readonly (keyof Flags)[];
  readonly maybe?: readonly (keyof Flags)[];
}

/** The table of `queued-message.ts`. */
const possible: Readonly<Record<State, readonly Possible[]>> = {
  queued: [{ always: ["text"], maybe: ["trouble", "inForm", "forced"] }],
  waiting: [{ always: ["text"], maybe: ["trouble", "inForm"] }],
  refused: [{ always: ["text", "trouble"], maybe: ["inForm"] }],
  failed: [{ always: ["text", "trouble"], maybe: ["inForm"] }],
  sending: [{ always: ["text"], maybe: ["trouble", "inForm"] }, { always: ["deleted"] }],
  sent: [{ maybe: ["deleted"] }],
  deleted: [{ always: ["deleted"], maybe: ["forced"] }],
};

/** Why no message can be as this one is, such as "sent, with trouble"; undefined if one can. */
export function impossibility(message: QueuedMessage): string | undefined {
  const flags: Flags = {
    text: message.params !== undefined,
    trouble: message.isTrouble,
    inForm: message.isInForm,
    deleted: message.isDeleted,
    forced: message.isForced,
  };
  const on = (Object.keys(flags) as (keyof Flags)[]).filter((flag) => flags[flag]);
  const isPossible = possible[message.state].some(
    ({ always = [], maybe = [] }) =>
      always.every((flag) => flags[flag]) &&
      on.every((flag) => always.includes(flag) || maybe.includes(flag)),
  );
  return isPossible ? undefined : `${message.state}, with ${on.join(", ") || "nothing"}`;
}
