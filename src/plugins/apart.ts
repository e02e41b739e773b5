/**
 * Keeps two kinds of work apart: many of the first can be under way together, one of the second only alone. What begins
 * while the second kind waits or is under way begins after it.
 */
export function keepApart() {
  const together = new Set<Promise<unknown>>();
  let lastAlone = Promise.resolve();

  async function waitForLastAlone(): Promise<void> {
    const seen = lastAlone;
    await seen;
    if (seen !== lastAlone) await waitForLastAlone();
  }

  return {
    /** Does work beside other work of this kind; resolves to what it resolves to. */
    async together<Result>(work: () => Promise<Result>): Promise<Result> {
      await waitForLastAlone();
      const doing = work();
      together.add(doing);
      try {
        return await doing;
      } finally {
        together.delete(doing);
      }
    },
    /** Does work once nothing else is under way. */
    alone(work: () => void): Promise<void> {
      lastAlone = afterAll(lastAlone, work);
      return lastAlone;
    },
  };

  async function afterAll(previous: Promise<void>, work: () => void): Promise<void> {
    await previous;
    await Promise.allSettled(together);
    work();
  }
}
