import { createDisk } from "./disk.ts";
import { untried } from "./entries-for-tests.ts";
import type { Entry } from "./entry.ts";
import { admit } from "./schedule.ts";
import { createStorage } from "./storage.ts";
import type { Disk } from "./world.ts";

export function entry(id: string, changes: Partial<Entry> = {}): Entry {
  return { ...untried(id, { message: id }, id, 1), ...changes };
}

/** A disk in front of the real one that can be told to refuse. */
export function moody(): Disk & { refuses: "nothing" | "putting" | "writing" | "everything" } {
  const disk = createDisk();
  return {
    refuses: "nothing",
    async read() {
      if (this.refuses === "everything") throw new DOMException("blocked", "SecurityError");
      return disk.read();
    },
    async update(work) {
      if (this.refuses === "everything") throw new DOMException("blocked", "SecurityError");
      await disk.update((kept) => {
        const change = work(kept);
        const isRefused = this.refuses === "putting" ? change && "put" in change : this.refuses === "writing";
        if (change && isRefused) throw new DOMException("full", "QuotaExceededError");
        return change;
      });
    },
    async forget() {
      if (this.refuses === "everything") throw new DOMException("blocked", "SecurityError");
      return disk.forget();
    },
  };
}

/** What is marked as over, for all pages. */
export const marks = new Set<string>();
export const sent = ({ params: _text, ...rest }: Entry): Entry => ({ ...rest, state: "sent" });
export const keep = (fresh: Entry) => (kept: readonly Entry[]) => admit(kept, fresh, 1);
export const onDisk = async (): Promise<readonly Entry[]> => createStorage(createDisk(), new Set()).all();
