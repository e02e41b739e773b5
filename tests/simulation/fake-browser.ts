import { createOutbox } from "../../src/mail/outbox/core.ts";
import type { QueuedMessage } from "../../src/mail/outbox/queued-message.ts";
import { createMessageStore } from "../../src/mail/outbox/message-store.ts";
import type { Enqueued, StorageAdapter, Platform } from "../../src/mail/outbox/platform.ts";
import type { FakeClock } from "./fake-clock.ts";
import type { Request, FakeService } from "./fake-service.ts";

export interface Observer {
  enqueued(enqueued: Enqueued, stored: "disk" | "memory"): void;
  committed(before: QueuedMessage | undefined, after: QueuedMessage | undefined): void;
  /** Called when a record of another program was changed or erased. */
  foreignRecordChanged(id: IDBValidKey): void;
  erasing(message: QueuedMessage): void;
  answered(tab: FakeTab, request: Request): void;
}

/** `full` can only read and erase, `read-only` only read, `blocked` neither; `hanging` never responds, `late` too late. */
export type DiskState = "fine" | "full" | "read-only" | "blocked" | "hanging" | "late";

/** A disk, a lock, and tabs that can be closed at any moment. */
export class FakeBrowser {
  readonly disk = new Map<string, QueuedMessage>();
  readonly tabs: FakeTab[] = [];
  /** Whether it supports locks between tabs. */
  locks = true;
  /** The state of the disk for all tabs. */
  diskIs: DiskState = "fine";
  /** Records on the disk that another program wrote, or another version of this one. */
  readonly foreign = new Map<string, unknown>();
  /** Tombstones, which work even if the disk does not. */
  readonly tombstones = new Set<string>();
  /** Whether another program has the database open, so that it can be used but not deleted. */
  isHeld = false;
  /** Whether a deletion of the database is pending, which all other uses wait for. */
  isDeleting = false;
  #queue: { readonly tab: FakeTab; readonly start: () => void }[] = [];
  #holder: FakeTab | undefined;
  #waiting: { readonly isSo: () => boolean; readonly resolve: () => void }[] = [];
  #ticks = 0;
  messages = 0;
  readonly clock: FakeClock;
  readonly service: FakeService;
  readonly observer: Observer;
  /** The disk for one of the tabs. */
  readonly diskOf: (tab: FakeTab) => StorageAdapter;

  constructor(
    clock: FakeClock,
    service: FakeService,
    observer: Observer,
    diskOf: (tab: FakeTab) => StorageAdapter,
  ) {
    this.clock = clock;
    this.service = service;
    this.observer = observer;
    this.diskOf = diskOf;
  }

  open(): FakeTab {
    const tab = new FakeTab(this);
    this.tabs.push(tab);
    return tab;
  }

  /** Kills a tab between two instructions: its pending promises never resolve. */
  kill(tab: FakeTab): void {
    tab.alive = false;
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    const last = tab.requests.at(-1);
    const atWork = this.#holder === tab || !this.locks;
    const state = this.disk.get(last?.id ?? "")?.state;
    const unsure = state === "sending" || (tab.diskFailed && state && state !== "sent");
    if (last && atWork && unsure && !this.tombstones.has(last.id)) {
      last.unknown = true;
      last.orphan = true;
    }
    this.#queue = this.#queue.filter((waiting) => waiting.tab !== tab);
    if (this.#holder === tab) this.release();
  }

  /** A random latency of the browser in ms, the same in each replay. */
  latency(): number {
    this.#ticks += 1;
    return 1 + ((this.#ticks * 7) % 5);
  }

  /** Waits for a condition about the disk. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ isSo, resolve });
      this.look();
    });
  }

  /** Call when something about the disk has changed. */
  look(): void {
    const ready = this.#waiting.filter(({ isSo }) => isSo());
    this.#waiting = this.#waiting.filter((one) => !ready.includes(one));
    for (const { resolve } of ready) resolve();
  }

  lock(tab: FakeTab, start: (wasFree: boolean) => void): void {
    const wasFree = !this.#holder && this.#queue.length === 0;
    this.#queue.push({ tab, start: () => start(wasFree) });
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

/** One tab: the real outbox in a simulated platform. */
export class FakeTab {
  alive = true;
  readonly requests: Request[] = [];
  readonly outbox: ReturnType<typeof createOutbox>;
  readonly store: ReturnType<typeof createMessageStore>;
  readonly browser: FakeBrowser;
  /** The state of the disk for this tab only, and whether it ever failed. */
  diskIs: DiskState = "fine";
  diskFailed: boolean;
  /** The messages last shown to its visitor. */
  shown: readonly QueuedMessage[] = [];

  constructor(browser: FakeBrowser) {
    this.browser = browser;
    this.diskFailed = browser.diskIs !== "fine";
    this.store = createMessageStore(browser.diskOf(this), browser.tombstones);
    this.outbox = createOutbox(this.#platform());
    void this.outbox.wake();
  }

  /** Resolves after some ms, unless the tab dies first. */
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

  #platform(): Platform {
    const { browser } = this;
    return {
      store: {
        ...this.store,
        enqueue: async (decide) => {
          const enqueued = await this.store.enqueue(decide);
          browser.observer.enqueued(enqueued, enqueued.stored);
          return enqueued;
        },
        change: (id, to) =>
          this.store.change(id, (message) => {
            const after = to(message);
            if (!after) browser.observer.erasing(message);
            return after;
          }),
      },
      withLock: (work) =>
        !browser.locks
          ? work(false, false)
          : new Promise((resolve) => {
              const start = async (wasFree: boolean): Promise<void> => {
                await work(true, wasFree);
                browser.release();
                resolve();
              };
              browser.lock(this, (wasFree) => void start(wasFree));
            }),
      send: (message) =>
        new Promise((resolve) => {
          const request = browser.service.request(
            message.id,
            message.params?.["text"] ?? "",
            (result, request) => {
              if (!this.alive) return;
              resolve(result);
              browser.observer.answered(this, request);
            },
          );
          if (request) this.requests.push(request);
        }),
      now: () => browser.clock.now(),
      unique: () => `message ${browser.latency()} ${++browser.messages}`,
      online: () => browser.service.online,
      sleep: (ms) => this.later(ms, () => undefined),
      alarm: (ms, callback) => browser.clock.after(ms, () => this.alive && callback()),
      changed: (messages) => {
        this.shown = messages;
        for (const message of messages)
          if (message.state === "failed" && !message.seen) this.#show(message.id);
      },
    };
  }

  #show(id: string): void {
    this.browser.clock.after(20, () => {
      if (this.alive) void this.outbox.seen(id);
    });
  }
}
