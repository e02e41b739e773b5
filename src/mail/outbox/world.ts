import type { Verdict } from "../verdict.ts";
import type { Entry } from "./entry.ts";

/** Where the messages are kept. Every call is atomic, and over only when it is committed. */
export interface Storage {
  /** Looks at what is kept and keeps the entry `decide` returns, in one step that no other tab can split. */
  admit(
    decide: (kept: readonly Entry[]) => Admission,
  ): Promise<Admission & { readonly stored: "disk" | "memory" }>;
  all(): Promise<readonly Entry[]>;
  /** Replaces the entry as it stands now; `undefined` erases it. Gives what is kept, nothing if it is gone. */
  change(id: string, to: (entry: Entry) => Entry | undefined): Promise<Entry | undefined>;
  /** Leaves no trace behind, if nothing is kept; tells whether there is nothing to come back for. */
  forget(): Promise<boolean>;
  /** From now on, another tab may change what this one has read. */
  doubt(): void;
  /** Whether another tab may have sent or erased this entry unknown to us: the disk has it, and cannot be read. */
  isDoubtful(id: string): boolean;
}

/**
 * A disk that may be full, blocked, or gone at any time; then its promises reject and, as far as anybody can know,
 * nothing has changed. What others may have written there is nothing to rely on.
 */
export interface Disk {
  read(): Promise<readonly unknown[]>;
  /** Reads, lets `work` decide on the spot, writes: one transaction, over once it is committed. */
  update(work: (kept: readonly unknown[]) => Change | undefined): Promise<void>;
  /** Deletes what holds the records, if there are none; tells whether it is gone. */
  forget(): Promise<boolean>;
}

/** One entry put in place of the one with its id, or a record erased. */
export type Change = { readonly put: Entry } | { readonly erase: IDBValidKey };

export interface Admission {
  readonly entry: Entry;
  readonly duplicate: boolean;
}

/** All that the drainer knows of the world: the browser's in a page, a simulated one in the simulation. */
export interface World {
  readonly storage: Storage;
  /**
   * Runs the work while no other tab runs such work. `held` is false where the browser has no such lock: then
   * another tab may be at work too. `atOnce` is true if no other was at work when it was asked for.
   */
  exclusively(work: (held: boolean, atOnce: boolean) => Promise<void>): Promise<void>;
  send(entry: Entry): Promise<Verdict>;
  /** ms since 1970; may jump. */
  now(): number;
  /** A text no other call gives, on any page. */
  unique(): string;
  online(): boolean;
  /** Resolves after so many ms, whatever the clock says. */
  sleep(ms: number): Promise<void>;
  /** Calls back once after so many ms; gives a function that calls it off. */
  alarm(ms: number, ring: () => void): () => void;
  /** Told what is kept, whenever it was read or changed. */
  changed(entries: readonly Entry[]): void;
}
