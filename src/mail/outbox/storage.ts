import type { Entry } from "./entry.ts";
import type { Admission, Change, Disk, Storage } from "./world.ts";

interface Held {
  /** Nothing, if it was erased. */
  readonly entry: Entry | undefined;
  /** Whether the disk holds an older state of it. */
  readonly onDisk: boolean;
}

/**
 * Keeps messages on the disk; what the disk does not take stays in this page's memory, in front of what the disk
 * holds, and is offered to the disk again at every look. Never rejects.
 */
export function createStorage(disk: Disk): Storage & {
  /** The messages whose only copy is in this page's memory: leaving the page would lose them. */
  volatile(): ReadonlySet<string>;
} {
  const memory = new Map<string, Held>();
  let lastRead: readonly Entry[] = [];

  /** What is kept: the disk's entries with memory's in front. A message sent or erased elsewhere stays so. */
  function view(onDisk: readonly Entry[]): readonly Entry[] {
    const kept = new Map(onDisk.map((entry) => [entry.id, entry]));
    for (const [id, held] of memory) {
      const there = kept.get(id);
      if (there?.state === "sent" || (held.onDisk && !there)) continue;
      if (held.entry) kept.set(id, held.entry);
      else kept.delete(id);
    }
    return [...kept.values()];
  }

  function remember(id: string, entry: Entry | undefined): void {
    const onDisk = lastRead.some((one) => one.id === id);
    if (entry || onDisk) memory.set(id, { entry, onDisk });
    else memory.delete(id);
  }

  /** One transaction on the disk, and afterwards a true picture of what stands there. */
  async function update(work: (kept: readonly Entry[]) => Change | undefined): Promise<void> {
    let after: readonly Entry[] = [];
    await disk.update((kept) => {
      lastRead = after = kept;
      const done = work(kept);
      if (!done) return undefined;
      const id = "put" in done ? done.put.id : done.erase;
      after = kept.filter((entry) => entry.id !== id);
      if ("put" in done) after = [...after, done.put];
      return done;
    });
    lastRead = after;
  }

  async function change(id: string, to: (entry: Entry) => Entry | undefined): Promise<Entry | undefined> {
    let outcome: { entry: Entry | undefined } | undefined;
    try {
      await update((kept) => {
        const before = view(kept).find((entry) => entry.id === id);
        const after = before && to(before);
        outcome = { entry: after };
        if (after) return after === before && !memory.has(id) ? undefined : { put: after };
        return kept.some((entry) => entry.id === id) ? { erase: id } : undefined;
      });
      memory.delete(id);
    } catch {
      const before = view(lastRead).find((entry) => entry.id === id);
      outcome ??= { entry: before && to(before) };
      remember(id, outcome.entry);
    }
    return outcome?.entry;
  }

  return {
    change,

    async admit(decide) {
      let admission: Admission | undefined;
      let stored: "disk" | "memory" = "disk";
      try {
        await update((kept) => {
          admission = decide(view(kept));
          return { put: admission.entry };
        });
      } catch {
        stored = "memory";
      }
      admission ??= decide(view(lastRead));
      if (stored === "memory") remember(admission.entry.id, admission.entry);
      else memory.delete(admission.entry.id);
      return { ...admission, stored };
    },

    async all() {
      for (const id of memory.keys()) await change(id, (entry) => entry);
      await update(() => undefined).catch(() => undefined);
      return view(lastRead);
    },

    async forget() {
      return memory.size === 0 && disk.forget().catch(() => false);
    },

    volatile() {
      const lost = [...memory].filter(
        ([, held]) => !held.onDisk && held.entry && held.entry.state !== "sent",
      );
      return new Set(lost.map(([id]) => id));
    },
  };
}
