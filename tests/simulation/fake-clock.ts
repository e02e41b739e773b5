const hour = 3_600_000;
/** Pages do less than this in an hour: one that waits asks the disk every few seconds, for days if a clock was set back. */
const mostEventsInAnHour = 100_000;

/** Virtual time: runs events in order and lets all promises settle after each. */
export class FakeClock {
  /** True time in ms, which never jumps. */
  time = 0;
  /** The error of the visitor's clock in ms. */
  offset = 1_800_000_000_000;
  #events: { at: number; run: () => void }[] = [];

  /** The time on the visitor's clock. */
  now(): number {
    return this.time + this.offset;
  }

  /** Runs a function after `ms`. Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void {
    const event = { at: this.time + Math.max(0, ms), run };
    let place = this.#events.length;
    while (place > 0 && (this.#events[place - 1]?.at ?? 0) > event.at) place--;
    this.#events.splice(place, 0, event);
    return () => {
      const index = this.#events.indexOf(event);
      if (index >= 0) this.#events.splice(index, 1);
    };
  }

  /** Lets `ms` pass. Rejects if the pages never come to rest. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    let hourEnds = this.time + hour;
    let events = 0;
    await settled();
    for (;;) {
      const event = this.#events[0];
      if (!event || event.at > end) break;
      if (event.at > hourEnds) {
        hourEnds = event.at + hour;
        events = 0;
      }
      events += 1;
      if (events > mostEventsInAnHour)
        throw new Error("the pages never come to rest: one change causes the next");
      this.#events.shift();
      this.time = event.at;
      event.run();
      await settled();
    }
    this.time = end;
  }
}

/** Resolves after all pending promise reactions have run. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
