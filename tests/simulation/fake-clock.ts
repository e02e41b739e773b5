/** Virtual time: runs events in order of their time, letting all promises settle after each. */
export class FakeClock {
  /** True time in ms, which never jumps. */
  time = 0;
  /** What the visitor's clock is off by, in ms. */
  offset = 1_800_000_000_000;
  #events: { at: number; run: () => void }[] = [];

  /** Wall-clock time of the visitor. */
  now(): number {
    return this.time + this.offset;
  }

  /** Runs something after `ms`; gives a function that calls it off. */
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

  /** Lets `ms` pass. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    await settled();
    for (;;) {
      const event = this.#events[0];
      if (!event || event.at > end) break;
      this.#events.shift();
      this.time = event.at;
      event.run();
      await settled();
    }
    this.time = end;
  }
}

/** After all promise reactions that are ready, and those they make ready, have run. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
