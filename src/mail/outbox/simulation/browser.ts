import { createOutbox } from "../core.ts";
import type { Entry } from "../entry.ts";
import { createStorage } from "../storage.ts";
import type { Disk, World } from "../world.ts";
import type { Clockwork } from "./clockwork.ts";
import type { Request, Service } from "./service.ts";

/** What the simulation wants to hear of. */
export interface Witness {
  committed(before: Entry | undefined, after: Entry | undefined): void;
  erasing(entry: Entry): void;
  answered(tab: Tab, request: Request): void;
}

/** A visitor's browser: a disk, a lock and tabs that can die at any moment. */
export class Browser {
  readonly disk = new Map<string, Entry>();
  readonly tabs: Tab[] = [];
  /** Whether it has a lock that tabs can share. */
  locks = true;
  /** The disk takes nothing while full, and gives nothing while blocked. */
  diskIs: "fine" | "full" | "blocked" = "fine";
  #queue: { readonly tab: Tab; readonly start: () => void }[] = [];
  #holder: Tab | undefined;
  #ticks = 0;
  messages = 0;
  readonly clock: Clockwork;
  readonly service: Service;
  readonly witness: Witness;

  constructor(clock: Clockwork, service: Service, witness: Witness) {
    this.clock = clock;
    this.service = service;
    this.witness = witness;
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
    if (last && atWork && this.disk.get(last.id)?.state === "sending") {
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

  lock(tab: Tab, start: () => void): void {
    this.#queue.push({ tab, start });
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

  constructor(browser: Browser) {
    this.browser = browser;
    this.storage = createStorage(this.#disk());
    this.outbox = createOutbox(this.#world());
    void this.outbox.wake();
  }

  /** A promise that is kept after some ms, unless the tab dies first. */
  #later<T>(ms: number, work: () => T): Promise<T> {
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

  #disk(): Disk {
    const { browser } = this;
    const reach = (writing: boolean): void => {
      if (browser.diskIs === "blocked" || (writing && browser.diskIs === "full"))
        throw new Error(browser.diskIs);
    };
    return {
      update: async (work) => {
        await this.#later(browser.latency(), () => {
          reach(false);
          const change = work([...browser.disk.values()]);
          if (!change) return;
          reach("put" in change);
          const id = "put" in change ? change.put.id : change.erase;
          const before = browser.disk.get(id);
          if ("put" in change) browser.disk.set(id, change.put);
          else browser.disk.delete(id);
          browser.witness.committed(before, browser.disk.get(id));
        });
        await this.#later(browser.latency(), () => undefined);
      },
      forget: () => Promise.resolve(browser.disk.size === 0 && browser.diskIs !== "blocked"),
    };
  }

  #world(): World {
    const { browser } = this;
    return {
      storage: {
        ...this.storage,
        change: (id, to) =>
          this.storage.change(id, (entry) => {
            const after = to(entry);
            if (!after) browser.witness.erasing(entry);
            return after;
          }),
      },
      exclusively: (work) =>
        !browser.locks
          ? work(false)
          : new Promise((resolve) => {
              const start = async (): Promise<void> => {
                await work(true);
                browser.release();
                resolve();
              };
              browser.lock(this, () => void start());
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
      sleep: (ms) => this.#later(ms, () => undefined),
      alarm: (ms, ring) => browser.clock.after(ms, () => this.alive && ring()),
      changed: (entries) => {
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
