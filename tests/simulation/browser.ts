import { createOutbox } from "../../src/mail/outbox/core.ts";
import type { Entry } from "../../src/mail/outbox/entry.ts";
import { createStorage } from "../../src/mail/outbox/storage.ts";
import type { Admission, Disk, World } from "../../src/mail/outbox/world.ts";
import type { Clockwork } from "./clockwork.ts";
import type { Request, Service } from "./service.ts";

/** What the simulation wants to hear of. */
export interface Witness {
  admitted(admission: Admission, stored: "disk" | "memory"): void;
  committed(before: Entry | undefined, after: Entry | undefined): void;
  /** A record of somebody else's was written over or erased. */
  meddled(id: IDBValidKey): void;
  erasing(entry: Entry): void;
  answered(tab: Tab, request: Request): void;
}

/**
 * How a disk is: `full` takes nothing but lets go; `read-only` does neither; `blocked` does not even give; `stuck`
 * never answers; `mute` does all that, but says so too late.
 */
export type DiskState = "fine" | "full" | "read-only" | "blocked" | "stuck" | "mute";

/** A visitor's browser: a disk, a lock and tabs that can die at any moment. */
export class Browser {
  readonly disk = new Map<string, Entry>();
  readonly tabs: Tab[] = [];
  /** Whether it has a lock that tabs can share. */
  locks = true;
  /** How the disk is for all tabs. */
  diskIs: DiskState = "fine";
  /** Records on the disk that another program wrote, or another version of this one. */
  readonly foreign = new Map<string, unknown>();
  /** Notes beside the disk, which work whatever becomes of it. */
  readonly marks = new Set<string>();
  /** Another program holds the database open: it can be used, but not deleted. */
  isHeld = false;
  /** Somebody waits for the database to be deleted, and all others behind. */
  isDeleting = false;
  #queue: { readonly tab: Tab; readonly start: () => void }[] = [];
  #holder: Tab | undefined;
  #waiting: { readonly isSo: () => boolean; readonly resolve: () => void }[] = [];
  #ticks = 0;
  messages = 0;
  readonly clock: Clockwork;
  readonly service: Service;
  readonly witness: Witness;
  /** The disk as one of the tabs meets it. */
  readonly diskOf: (tab: Tab) => Disk;

  constructor(clock: Clockwork, service: Service, witness: Witness, diskOf: (tab: Tab) => Disk) {
    this.clock = clock;
    this.service = service;
    this.witness = witness;
    this.diskOf = diskOf;
  }

  open(): Tab {
    const tab = new Tab(this);
    this.tabs.push(tab);
    return tab;
  }

  /** The tab is gone between two instructions: whatever it awaited never comes. */
  kill(tab: Tab): void {
    tab.alive = false;
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    const last = tab.requests.at(-1);
    const atWork = this.#holder === tab || !this.locks;
    const state = this.disk.get(last?.id ?? "")?.state;
    const unsure = state === "sending" || (tab.wasSpoiled && state && state !== "sent");
    if (last && atWork && unsure && !this.marks.has(last.id)) {
      last.unknown = true;
      last.orphan = true;
    }
    this.#queue = this.#queue.filter((waiting) => waiting.tab !== tab);
    if (this.#holder === tab) this.release();
  }

  /** ms until some part of the browser gets round to it: different each time, the same in each replay. */
  latency(): number {
    this.#ticks += 1;
    return 1 + ((this.#ticks * 7) % 5);
  }

  /** Waits for something about the disk. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ isSo, resolve });
      this.look();
    });
  }

  /** Something about the disk has changed. */
  look(): void {
    const ready = this.#waiting.filter(({ isSo }) => isSo());
    this.#waiting = this.#waiting.filter((one) => !ready.includes(one));
    for (const { resolve } of ready) resolve();
  }

  lock(tab: Tab, start: (atOnce: boolean) => void): void {
    const atOnce = !this.#holder && this.#queue.length === 0;
    this.#queue.push({ tab, start: () => start(atOnce) });
    this.#grant();
  }

  release(): void {
    this.#holder = undefined;
    this.#grant();
  }

  #grant(): void {
    this.clock.after(1, () => {
      const next = this.#holder ? undefined : this.#queue.shift();
      if (!next) return;
      this.#holder = next.tab;
      next.start();
    });
  }
}

/** One tab: the real outbox in a simulated world. */
export class Tab {
  alive = true;
  readonly requests: Request[] = [];
  readonly outbox: ReturnType<typeof createOutbox>;
  readonly storage: ReturnType<typeof createStorage>;
  readonly browser: Browser;
  /** How the disk is for this tab alone, and whether it ever was not fine. */
  diskIs: DiskState = "fine";
  wasSpoiled = false;
  /** What its visitor was shown last. */
  shown: readonly Entry[] = [];

  constructor(browser: Browser) {
    this.browser = browser;
    this.storage = createStorage(browser.diskOf(this), browser.marks);
    this.outbox = createOutbox(this.#world());
    void this.outbox.wake();
  }

  /** A promise that is kept after some ms, unless the tab dies first. */
  later<T>(ms: number, work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.browser.clock.after(ms, () => {
        if (!this.alive) return;
        try {
          resolve(work());
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
    });
  }

  #world(): World {
    const { browser } = this;
    return {
      storage: {
        ...this.storage,
        admit: async (decide) => {
          const admission = await this.storage.admit(decide);
          browser.witness.admitted(admission, admission.stored);
          return admission;
        },
        change: (id, to) =>
          this.storage.change(id, (entry) => {
            const after = to(entry);
            if (!after) browser.witness.erasing(entry);
            return after;
          }),
      },
      exclusively: (work) =>
        !browser.locks
          ? work(false, false)
          : new Promise((resolve) => {
              const start = async (atOnce: boolean): Promise<void> => {
                await work(true, atOnce);
                browser.release();
                resolve();
              };
              browser.lock(this, (atOnce) => void start(atOnce));
            }),
      send: (entry) =>
        new Promise((resolve) => {
          const request = browser.service.request(
            entry.id,
            entry.params?.["text"] ?? "",
            (verdict, request) => {
              if (!this.alive) return;
              resolve(verdict);
              browser.witness.answered(this, request);
            },
          );
          if (request) this.requests.push(request);
        }),
      now: () => browser.clock.now(),
      unique: () => `message ${browser.latency()} ${++browser.messages}`,
      online: () => browser.service.online,
      sleep: (ms) => this.later(ms, () => undefined),
      alarm: (ms, ring) => browser.clock.after(ms, () => this.alive && ring()),
      changed: (entries) => {
        this.shown = entries;
        for (const entry of entries) if (entry.state === "failed" && !entry.seen) this.#show(entry.id);
      },
    };
  }

  #show(id: string): void {
    this.browser.clock.after(20, () => {
      if (this.alive) void this.outbox.seen(id);
    });
  }
}
