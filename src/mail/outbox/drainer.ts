import type { Verdict } from "../verdict.ts";
import type { Entry } from "./entry.ts";
import { begin, HOUR, isCrashed, MINUTE, pick, reconnected, SECOND, tidy } from "./schedule.ts";
import { step } from "./step.ts";
import type { World } from "./world.ts";

/** A pass waits this long for the next message with the lock in hand, rather than coming back. */
const PATIENCE = 1.5 * SECOND;

export interface Drainer {
  /** Sends what is due, then sleeps until more is. Call it whenever something may have changed. */
  wake(): Promise<void>;
  /** The network is back: what got no answer is due now. */
  reconnect(): Promise<void>;
  /** The outcome of the try under way or coming for a message just stored; never rejects. */
  verdictOf(id: string): Promise<Verdict>;
}

/** Takes the messages out of storage and through the network, one at a time and one tab at a time. */
export function createDrainer(world: World): Drainer {
  const listeners = new Map<string, ((verdict: Verdict) => void)[]>();
  let running: Promise<void> | undefined;
  let wanted = false;
  let back = false;
  let callOff: (() => void) | undefined;
  let rest: Promise<void> = Promise.resolve();

  function wake(): Promise<void> {
    wanted = true;
    running ??= run();
    return running;
  }

  async function run(): Promise<void> {
    try {
      while (wanted) {
        wanted = false;
        await world.exclusively((held, atOnce) => {
          if (!atOnce) world.storage.doubt();
          return pass(held);
        });
      }
    } catch (error) {
      console.error("outbox:", error);
      alarm(MINUTE);
    } finally {
      world.storage.doubt();
      running = undefined;
    }
  }

  /** Tries all that is due now. Whoever holds the lock knows that nobody else is sending. */
  async function pass(held: boolean): Promise<void> {
    for (;;) {
      const entries = await tidied(held);
      const now = world.now();
      const next = pick(entries, now, world.online(), world.storage.isDoubtful);
      if (!next || next.at > now + PATIENCE) {
        settle(entries, true);
        callOff?.();
        if (entries.length > 0) sleepUntil(next?.at, now, entries);
        // A disk that is slow or in use at the moment is asked again soon; where there are no locks, or storage is
        // blocked, it would never be done.
        else if (!(await world.storage.forget())) alarm(held ? 5 * SECOND : HOUR);
        return;
      }
      settle(entries, false);
      if (next.at > now) await world.sleep(next.at - now);
      else await attempt(next.entry);
    }
  }

  async function tidied(held: boolean): Promise<readonly Entry[]> {
    const now = world.now();
    const connected = back;
    back = false;
    const mend = (entry: Entry): Entry | undefined => {
      const mended = isCrashed(entry, now, held) ? step(entry, { is: "crash" }, now) : entry;
      return tidy(connected ? reconnected(mended, now) : mended, now);
    };
    const kept: Entry[] = [];
    for (const entry of await world.storage.all()) {
      const isFine = world.storage.isDoubtful(entry.id) || mend(entry) === entry;
      const current = isFine ? entry : await world.storage.change(entry.id, mend);
      if (current) kept.push(current);
    }
    world.changed(kept);
    return kept;
  }

  async function attempt(entry: Entry): Promise<void> {
    await rest;
    let ours = false;
    const begun = await world.storage.change(entry.id, (now) => {
      // Begun or ended by another tab while we were getting ready: look again.
      ours = now.state === entry.state;
      return ours ? begin(now, world.now()) : now;
    });
    if (!begun || !ours) return;
    rest = world.sleep(SECOND);
    const verdict = await world.send(begun);
    await world.storage.change(entry.id, (now) =>
      now.state === "sending" ? step(now, verdict, world.now()) : now,
    );
    tell(entry.id, verdict);
  }

  /**
   * The clock may jump, an event may be missed, and what has served its purpose has to go from a page that stays
   * open: looks again within the hour, and soon after a rival's try or while the disk cannot be read.
   */
  function sleepUntil(at: number | undefined, now: number, entries: readonly Entry[]): void {
    const { isDoubtful } = world.storage;
    const soon = entries.some((entry) => entry.state === "sending" || isDoubtful(entry.id));
    const longest = soon ? MINUTE : HOUR;
    alarm(Math.min((at ?? Infinity) - now, longest));
  }

  function alarm(ms: number): void {
    callOff?.();
    callOff = world.alarm(ms, () => void wake());
  }

  /** Tells those who wait for a verdict what another tab found out, or, at the end of a pass, why none came. */
  function settle(entries: readonly Entry[], ending: boolean): void {
    for (const id of listeners.keys()) {
      const { state, last } = entries.find((entry) => entry.id === id) ?? {};
      if (state === "sent") tell(id, { is: "accepted" });
      else if (state === "queued" ? ending : state !== "sending")
        tell(id, (state !== "queued" && last) || { is: world.online() ? "paused" : "offline" });
    }
  }

  function tell(id: string, verdict: Verdict): void {
    for (const listener of listeners.get(id) ?? []) listener(verdict);
    listeners.delete(id);
  }

  return {
    wake,
    reconnect() {
      back = true;
      return wake();
    },
    verdictOf(id) {
      return new Promise((resolve) => {
        listeners.set(id, [...(listeners.get(id) ?? []), resolve]);
      });
    },
  };
}
