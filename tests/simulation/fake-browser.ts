import { createMessageStore, type Disk } from "../../src/mail/outbox/message-store.ts";
import type { Platform } from "../../src/mail/outbox/platform.ts";
import { createOutbox } from "../../src/mail/outbox/queue.ts";
import { FORMAT, newMessage, type QueuedMessage } from "../../src/mail/outbox/queued-message.ts";
import type { Enqueued } from "../../src/mail/outbox/rules.ts";
import type { FakeClock } from "./fake-clock.ts";
import type { Request, FakeService } from "./fake-service.ts";

/** `full` can only read and erase, `read-only` only read; `slow` does nothing in time, `late` all, but too late. */
export type DiskState = "fine" | "full" | "read-only" | "blocked" | "slow" | "late";

export interface Observer {
  enqueued(enqueued: Enqueued): void;
  committed(before: QueuedMessage | undefined, after: QueuedMessage | undefined): void;
  /** `isStorable` is false if the disk could store neither the attempt nor the answer: a second e-mail is allowed then. */
  answered(tab: FakeTab, request: Request, isStorable: boolean): void;
  /** Called when an attempt has found no network. */
  foundNoNetwork(tab: FakeTab, id: string): void;
  /** Called after a change of what a page knows. */
  shown(tab: FakeTab): void;
}

/** A disk, a lock, and tabs that can be closed at any moment. */
export class FakeBrowser {
  readonly disk = new Map<string, QueuedMessage>();
  /** Records on the disk that another program wrote, or another version of this one. */
  readonly foreign: readonly unknown[] = foreignRecords();
  readonly tabs: FakeTab[] = [];
  /** The state of the disk for all tabs. */
  diskIs: DiskState = "fine";
  messages = 0;
  #queue: { readonly tab: FakeTab; readonly start: () => void }[] = [];
  #holder: FakeTab | undefined;
  #ticks = 0;
  readonly clock: FakeClock;
  readonly service: FakeService;
  readonly observer: Observer;
  /** The disk as one of the tabs sees it. */
  readonly diskOf: (tab: FakeTab) => Disk;

  constructor(clock: FakeClock, service: FakeService, observer: Observer, diskOf: (tab: FakeTab) => Disk) {
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
    if (last && this.disk.get(last.id)?.state !== "sent") last.unknown = last.orphan = true;
    this.#queue = this.#queue.filter((waiting) => waiting.tab !== tab);
    if (this.#holder === tab) this.release();
  }

  /** A random latency of the browser in ms, the same in each replay. */
  latency(): number {
    this.#ticks += 1;
    return 1 + ((this.#ticks * 7) % 5);
  }

  lock(tab: FakeTab, start: () => void): void {
    if (tab.alive) this.#queue.push({ tab, start });
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

/** Records that no page may touch: of another program, and messages each with a field that is missing or not a time. */
function foreignRecords(): unknown[] {
  const submission = { form: "contact", messageName: "message", hours: 72, waitsForDelivery: false };
  const message = newMessage("foreign", { ...submission, params: { text: "foreign" } }, 0);
  const { messageName: _name, ...withoutName } = message;
  const { pausedUntil: _until, ...withoutPause } = message;
  return [
    { id: "league-1", form: "league", state: "waiting" },
    { format: FORMAT, id: "x" },
    { ...withoutName, id: "foreign 1" },
    { ...withoutPause, id: "foreign 2" },
    { ...message, id: "foreign 3", nextTryAt: Number.NaN },
    { ...message, id: "foreign 4", state: "waiting", tries: undefined },
  ];
}

/** One tab: the real outbox in a simulated platform. */
export class FakeTab {
  alive = true;
  readonly requests: Request[] = [];
  readonly outbox: ReturnType<typeof createOutbox>;
  readonly browser: FakeBrowser;
  /** The state of the disk for this tab only. */
  diskIs: DiskState = "fine";

  constructor(browser: FakeBrowser) {
    this.browser = browser;
    this.outbox = createOutbox(this.#platform());
    this.outbox.subscribe(() => {
      browser.observer.shown(this);
      for (const { id, state, seenAt } of this.messages)
        if (state === "failed" && !seenAt)
          browser.clock.after(20, () => this.alive && void this.outbox.seen(id));
    });
    void this.outbox.wake();
  }

  /** Resolves after some ms, unless the tab dies first. */
  later(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.browser.clock.after(ms, () => this.alive && resolve());
    });
  }

  /** The messages that its visitor may be told about. */
  get messages(): readonly QueuedMessage[] {
    return [...this.outbox.statuses().byId.values()].map(({ message }) => message);
  }

  get isDiskBroken(): boolean {
    return this.diskIs !== "fine" || this.browser.diskIs !== "fine";
  }

  #platform(): Platform {
    const { browser } = this;
    const { clock, service, observer } = browser;
    const store = createMessageStore(browser.diskOf(this));
    return {
      store: {
        ...store,
        enqueue: async (decide) => {
          const enqueued = await store.enqueue(decide);
          observer.enqueued(enqueued);
          return enqueued;
        },
      },
      withLock: (work) =>
        new Promise((resolve, reject) => {
          const start = async (): Promise<void> => {
            await work().then(resolve, reject);
            browser.release();
          };
          browser.lock(this, () => void start());
        }),
      send: ({ id, params }) =>
        new Promise((resolve) => {
          const wasBroken = this.isDiskBroken;
          const request = service.request(id, params?.["text"] ?? "", (result) => {
            if (!this.alive) return;
            resolve(result);
            if (result.is === "offline") observer.foundNoNetwork(this, id);
            if (request) observer.answered(this, request, !wasBroken && !this.isDiskBroken);
          });
          if (request) this.requests.push(request);
        }),
      now: () => clock.now(),
      unique: () => `message ${browser.latency()} ${++browser.messages}`,
      online: () => service.online,
      alarm: (ms, callback) => clock.after(ms, () => this.alive && callback()),
      announce: (ended) => {
        for (const tab of browser.tabs)
          if (tab !== this)
            clock.after(browser.latency(), () => tab.alive && void tab.outbox.onAnnouncement(ended));
      },
    };
  }
}
