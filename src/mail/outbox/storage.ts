import type { Entry } from "./entry.ts";
import type { Marks } from "./marks.ts";
import { LATE } from "./patience.ts";
import { asEntry } from "./record.ts";
import type { Admission, Change, Disk, Storage } from "./world.ts";

interface Held {
  /** Nothing, if it was erased. */
  readonly entry: Entry | undefined;
  /** Whether the disk holds an older state of it. */
  readonly onDisk: boolean;
}

/**
 * Keeps messages on the disk; what the disk does not take stays in this page's memory, in front of what the disk
 * holds, and is offered to the disk again at every look. That a message is over is marked beside the disk then, for
 * other pages. Never rejects.
 */
export function createStorage(
  disk: Disk,
  marks: Marks,
): Storage & {
  /** The messages whose only copy is in this page's memory: leaving the page would lose them. */
  volatile(): ReadonlySet<string>;
  /** The records on the disk that this version cannot work with, under their keys; never touched unasked. */
  strays(): ReadonlyMap<IDBValidKey, unknown>;
  /** Erases such a record, now or as soon as the disk allows. */
  discard(key: IDBValidKey): Promise<void>;
} {
  const memory = new Map<string, Held>();
  let lastRead: readonly Entry[] = [];
  let strays: ReadonlyMap<IDBValidKey, unknown> = new Map();
  const discarded = new Set<IDBValidKey>();
  let isSure = false;
  /** What was handed to the disk since then, and may stand there though the disk did not say so in time. */
  const unsettled = new Set<IDBValidKey>();

  function read(records: readonly unknown[]): readonly Entry[] {
    const entries = records.map(asEntry);
    unsettled.clear();
    const rest = records.filter((_record, index) => !entries[index]) as { id: IDBValidKey }[];
    strays = new Map(rest.filter(({ id }) => !discarded.has(id)).map((stray) => [stray.id, stray]));
    return (lastRead = entries.filter((entry) => entry !== undefined));
  }

  /** What is kept: the disk's entries with memory's in front. A message sent or erased elsewhere stays so. */
  function view(onDisk: readonly Entry[]): readonly Entry[] {
    const kept = new Map(onDisk.map((entry) => [entry.id, entry]));
    for (const id of kept.keys()) if (marks.has(id)) kept.delete(id);
    for (const [id, held] of memory) {
      const there = kept.get(id);
      const isOverElsewhere = marks.has(id) || there?.state === "sent" || (held.onDisk && !there);
      if (isOverElsewhere && !isOver(held.entry)) continue;
      if (held.entry) kept.set(id, held.entry);
      else kept.delete(id);
    }
    return [...kept.values()];
  }

  function remember(id: string, entry: Entry | undefined): void {
    const there = lastRead.find((one) => one.id === id);
    if (entry && entry === there) return;
    if (entry || there) memory.set(id, { entry, onDisk: there !== undefined });
    else memory.delete(id);
    if (isOver(entry) && (!isOver(there) || unsettled.has(id))) marks.add(id);
  }

  /** The disk has taken what was known of it then; what memory has learned since stays in front. */
  function written(id: string, then: Held | undefined): void {
    if (memory.get(id) !== then) return;
    memory.delete(id);
    marks.delete(id);
  }

  /** One transaction on the disk, and afterwards a true picture of what stands there. */
  async function update(work: (kept: readonly Entry[]) => Change | undefined): Promise<void> {
    let kept: readonly Entry[] | undefined;
    let after: readonly Entry[] | undefined;
    let id: IDBValidKey = "";
    try {
      await disk.update((records) => {
        kept = after = read(records);
        const done = work(kept);
        if (!done) return undefined;
        id = "put" in done ? done.put.id : done.erase;
        unsettled.add(id);
        after = kept.filter((entry) => entry.id !== id);
        if ("put" in done) after = [...after, done.put];
        return done;
      });
      // Unless it was read again since then.
      if (after && lastRead === kept) lastRead = after;
      unsettled.delete(id);
    } catch (error) {
      if ((error as Error).name !== LATE) unsettled.delete(id);
      throw error;
    }
  }

  async function change(id: string, to: (entry: Entry) => Entry | undefined): Promise<Entry | undefined> {
    let outcome: { entry: Entry | undefined } | undefined;
    let seen: readonly Entry[] | undefined;
    let then: Held | undefined;
    const erase = (kept: readonly Entry[]): Change | undefined =>
      kept.some((entry) => entry.id === id) ? { erase: id } : undefined;
    try {
      await update((kept) => {
        seen = kept;
        then = memory.get(id);
        const before = view(kept).find((entry) => entry.id === id);
        const after = before && to(before);
        outcome = { entry: after };
        if (after) return after === before && !memory.has(id) ? undefined : { put: after };
        return erase(kept);
      });
      written(id, then);
    } catch {
      // What was read in the meantime, maybe this very change and what came of it, is the truth to start from.
      const before = view(lastRead).find((entry) => entry.id === id);
      if (!outcome || lastRead !== seen) outcome = { entry: before && to(before) };
      // A full disk lets go all the same, of the text and of what another page would send again.
      if (outcome.entry?.state === "sent") await update(erase).catch(() => undefined);
      remember(id, outcome.entry);
    }
    return outcome?.entry;
  }

  async function discard(key: IDBValidKey): Promise<void> {
    discarded.add(key);
    await disk
      .update(() => ({ erase: key }))
      .then(
        () => discarded.delete(key),
        () => false,
      );
  }

  return {
    change,
    discard,

    async admit(decide) {
      let admission: Admission | undefined;
      let seen: readonly Entry[] | undefined;
      let then: Held | undefined;
      try {
        await update((kept) => {
          seen = kept;
          admission = decide(view(kept));
          then = memory.get(admission.entry.id);
          return { put: admission.entry };
        });
        isSure = true;
      } catch {
        const first = admission;
        const entry = first && !first.duplicate && lastRead.find(({ id }) => id === first.entry.id);
        // It was read from the disk since, so it stands there.
        if (entry) return { entry, duplicate: false, stored: "disk" };
        const decided = first && lastRead === seen ? first : decide(view(lastRead));
        remember(decided.entry.id, decided.entry);
        return { ...decided, stored: "memory" };
      }
      admission ??= decide(view(lastRead));
      written(admission.entry.id, then);
      return { ...admission, stored: "disk" };
    },

    async all() {
      for (const id of memory.keys()) await change(id, (entry) => entry);
      for (const key of discarded) await discard(key);
      try {
        read(await disk.read());
        isSure = true;
      } catch {
        // What was read last has to do.
      }
      for (const { id } of lastRead) if (marks.has(id) && !memory.has(id)) await change(id, () => undefined);
      return view(lastRead);
    },

    async forget() {
      if (memory.size > 0) return false;
      return strays.size > 0 || disk.forget().catch(() => false);
    },

    doubt() {
      isSure = false;
    },

    isDoubtful(id) {
      return !isSure && (unsettled.has(id) || memory.get(id)?.onDisk !== false);
    },

    volatile() {
      const lost = [...memory].filter(([, held]) => !held.onDisk && !isOver(held.entry));
      return new Set(lost.map(([id]) => id));
    },

    strays() {
      return strays;
    },
  };
}

/** Whether nothing is left of a message to be sent. */
function isOver(entry: Entry | undefined): boolean {
  return !entry || entry.state === "sent";
}
