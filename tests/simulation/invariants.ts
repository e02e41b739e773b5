import type { SendResult } from "../../src/mail/send-result.ts";
import type { Receipt } from "../../src/mail/outbox/core.ts";
import { isPending, type QueuedMessage } from "../../src/mail/outbox/queued-message.ts";
import { DAY, HOUR, SECOND, tidy } from "../../src/mail/outbox/schedule.ts";
import type { Enqueued } from "../../src/mail/outbox/platform.ts";
import type { FakeBrowser, DiskState, FakeTab, Observer } from "./fake-browser.ts";
import type { FakeClock } from "./fake-clock.ts";
import { isReadByFirstVersion } from "./first-version.ts";
import type { Request, FakeService } from "./fake-service.ts";
import { paceViolations } from "./pace.ts";

/** The result of a scenario. */
export interface Report {
  readonly messages: number;
  readonly accepted: number;
  readonly requests: number;
  readonly unknown: number;
  readonly violations: readonly string[];
}

/** Records what visitors were shown and what happened, and finds every violation of the guarantees. */
export class InvariantChecker implements Observer {
  browser: FakeBrowser | undefined;
  readonly #clock: FakeClock;
  readonly #service: FakeService;
  readonly #violations: string[] = [];
  /** Texts whose visitors were told that the message is kept on this device. */
  readonly #promised = new Set<string>();
  /** Texts whose visitors were told that the message is kept only as long as this page is open. */
  readonly #lent = new Map<string, Set<FakeTab>>();
  /** Texts that may be erased: deleted by the visitor, or failed, shown for a day and expired. */
  readonly #released = new Set<string>();
  /** Ids of messages that a page erased, or that its visitor deleted. */
  readonly #erased = new Set<string>();
  readonly #submitted = new Set<string>();
  /** Texts whose visitors have not been shown anything yet. */
  readonly #unanswered: { readonly tab: FakeTab; readonly text: string }[] = [];
  /** The ids of the separate messages that each text was stored as. */
  readonly #lives = new Map<string, Set<string>>();
  /** How often each text was sent again by a visitor whose page could not check whether it had arrived. */
  readonly #repeats = new Map<string, number>();
  /** Texts that a page assumed to be only in memory, because the disk confirmed them too late. */
  readonly #unheard = new Set<string>();
  #messages = 0;
  #jumpedAt = -Infinity;
  #before = 0;
  #visitorActed = false;
  #deleted = false;
  #diskFailed = false;

  constructor(clock: FakeClock, service: FakeService) {
    this.#clock = clock;
    this.#service = service;
  }

  /** Submitting the same text again is like asking for a retry, even if the page dies before the response. */
  submitting(tab: FakeTab, text: string): void {
    this.#unanswered.push({ tab, text });
    this.#visitorActed ||= this.#submitted.has(text);
    this.#submitted.add(text);
  }

  told(tab: FakeTab, text: string, receipt: Receipt): void {
    this.#unanswered.splice(
      this.#unanswered.findIndex((one) => one.tab === tab && one.text === text),
      1,
    );
    if (!receipt.duplicate) this.#messages += 1;
    if (receipt.stored === "disk") {
      const kept = [...(this.browser?.disk.values() ?? [])].some((message) => textOf(message) === text);
      if (!kept && !this.#released.has(text) && this.#service.acceptedOf(text) === 0)
        this.#violation(`"${text}" was promised before it was stored`);
      this.#promised.add(text);
    } else this.#lent.set(text, (this.#lent.get(text) ?? new Set()).add(tab));
  }

  enqueued({ message, duplicate }: Enqueued, stored: "disk" | "memory"): void {
    const text = textOf(message);
    if (text === undefined) return;
    if (stored === "memory" && this.browser?.disk.has(message.id)) this.#unheard.add(text);
    if (!duplicate) this.#runScenario(text, message.id);
    else if (stored === "memory") this.#repeats.set(text, (this.#repeats.get(text) ?? 0) + 1);
  }

  #runScenario(text: string, id: string): void {
    this.#lives.set(text, (this.#lives.get(text) ?? new Set()).add(id));
  }

  foreignRecordChanged(id: IDBValidKey): void {
    this.#violation(`the record "${String(id)}" of somebody else is not what it was`);
  }

  claimed(text: string, result: SendResult): void {
    if (result.is === "accepted" && this.#service.acceptedOf(text) === 0)
      this.#violation(`"${text}" was claimed as sent and never arrived`);
  }

  committed(before: QueuedMessage | undefined, after: QueuedMessage | undefined): void {
    const text = textOf(before ?? after);
    if (after?.state === "sent" && text !== undefined && before?.state !== "sent")
      this.claimed(text, { is: "accepted" });
    if (after?.state === "sent" && after.params) this.#violation("a text outlives its sending");
    if (after && !isReadByFirstVersion(after))
      this.#violation(`an older page chokes on ${JSON.stringify(after)}`);
    if (!before && after && text !== undefined) {
      this.#released.delete(text);
      this.#runScenario(text, after.id);
      const others = [...(this.browser?.disk.values() ?? [])].filter((one) => one.id !== after.id);
      const twin = others.some((one) => one.print === after.print && tidy(one, this.#clock.now()));
      if (twin && !this.#diskFailed) this.#violation(`"${text}" is kept twice`);
    }
    if (before && !after) this.erasing(before);
  }

  erasing(message: QueuedMessage): void {
    const text = textOf(message);
    // A message that a page erased while the disk failed is erased from the disk later, in an older state.
    const erased = this.#erased.has(message.id);
    this.#erased.add(message.id);
    if (text === undefined || erased || this.#released.has(text)) return;
    // If the clock was set back between the failure and its display, the later time is the smaller number.
    const since = message.seen >= message.closed || this.#jumpedAt >= 0;
    const shown = message.state === "failed" && message.seen > 0 && since;
    // A page may have read the clock just before the jump.
    const now =
      this.#clock.time < this.#jumpedAt + SECOND
        ? Math.max(this.#before, this.#clock.now())
        : this.#clock.now();
    if (shown && now - message.seen >= DAY) this.#released.add(text);
    else if (this.#service.acceptedOf(text) === 0) this.#violation(`"${text}" was erased unsent and unseen`);
  }

  answered(tab: FakeTab, request: Request): void {
    if (request.result?.is !== "accepted") return;
    this.#clock.after(SECOND, () => {
      const message = this.browser?.disk.get(request.id);
      const moved = this.browser?.locks === false && this.#jumpedAt >= 0;
      if (tab.alive && message?.params && !this.#diskFailed && !moved)
        this.#violation(`"${request.text}" still there 1 s after acceptance`);
    });
  }

  kill(tab: FakeTab): void {
    for (const [text, tabs] of this.#lent) if (tabs.has(tab)) this.#lent.delete(text);
    this.browser?.kill(tab);
  }

  jump(by: number): void {
    this.#before = this.#clock.now();
    this.#jumpedAt = this.#clock.time;
    this.#clock.offset += by;
  }

  breakDisk(is: DiskState, tab?: FakeTab): void {
    if (this.browser) (tab ?? this.browser).diskIs = is;
    if (is === "fine") return;
    this.#diskFailed = true;
    for (const one of tab ? [tab] : (this.browser?.tabs ?? [])) one.diskFailed = true;
  }

  /** While a deletion waits, nothing can be stored. */
  hold(): void {
    this.#diskFailed = true;
    for (const tab of this.browser?.tabs ?? []) tab.diskFailed = true;
  }

  visitorAction(what: "again" | "delete", message: QueuedMessage): void {
    this.#visitorActed = true;
    const text = textOf(message);
    if (what === "again") return;
    this.#deleted = true;
    // This message may go, even if the same text is submitted again.
    this.#erased.add(message.id);
    if (text !== undefined) this.#released.add(text);
  }

  /** Checks the final state. */
  close(): Report {
    const disk = [...(this.browser?.disk.values() ?? [])];
    const tabs = this.browser?.tabs ?? [];
    const kept = [...disk, ...tabs.flatMap(({ shown }) => shown)];
    for (const text of [...this.#promised, ...this.#lent.keys()]) {
      const there = kept.some((message) => textOf(message) === text);
      if (!there && this.#service.acceptedOf(text) === 0 && !this.#released.has(text))
        this.#violation(`"${text}" is lost`);
    }
    // A page that cannot read the disk does not know that another one has sent the message.
    const unread = new Set(tabs.flatMap(({ shown, store }) => shown.filter(({ id }) => store.isStale(id))));
    const isUnread = (one: QueuedMessage) =>
      unread.has(one) && this.#service.acceptedOf(textOf(one) ?? "") > 0;
    for (const message of kept)
      if (isPending(message) && !isUnread(message))
        this.#violation(`"${textOf(message)}" is stuck: ${JSON.stringify(message)}`);
    // A page that stays open checks once an hour.
    for (const { tab, text } of this.#unanswered)
      if (tab.alive) this.#violation(`"${text}" was taken without a word`);
    for (const message of disk)
      if (!tidy(message, this.#clock.now() - HOUR - SECOND))
        this.#violation(`${JSON.stringify(message)} outlives its purpose`);
    const { requests } = this.#service;
    const unknown = requests.filter((request) => request.unknown).length;
    const alone = this.browser?.locks === true;
    // Without locks, a clock change during a request makes its page look long dead.
    if (alone || (!this.#diskFailed && this.#jumpedAt < 0)) this.#countMails();
    // The rate limit is computed from the stored messages: deleting one or moving the clock loses part of it.
    if (alone && !this.#diskFailed && this.#jumpedAt < 0 && !this.#deleted)
      this.#violations.push(...paceViolations(requests, this.#visitorActed));
    const accepted = [...this.#service.accepted.values()].reduce((sum, one) => sum + one, 0);
    return {
      messages: this.#messages,
      accepted,
      requests: requests.length,
      unknown,
      violations: this.#violations,
    };
  }

  #countMails(): void {
    for (const [text, mails] of this.#service.accepted) {
      const lives = (this.#lives.get(text)?.size ?? 0) + (this.#repeats.get(text) ?? 0);
      const unknown = this.#service.requests.filter((one) => one.text === text && one.unknown).length;
      if (mails > lives + unknown + (this.#isForgotten(text) ? 1 : 0))
        this.#violation(`"${text}": ${mails} mails, ${lives} messages, ${unknown} unknown`);
    }
  }

  /**
   * A page without disk access for a day cannot know that another page has sent the message: the record of a sent
   * message is kept for only a day.
   */
  #isForgotten(text: string): boolean {
    if (!this.#unheard.has(text)) return false;
    const at = this.#service.requests.filter((one) => one.text === text).map((one) => one.at);
    return Math.max(...at) - Math.min(...at) >= DAY;
  }

  #violation(text: string): void {
    this.#violations.push(text);
  }
}

/** Fingerprints are not readable, so texts are identified by what was stored first. */
function textOf(message: QueuedMessage | undefined): string | undefined {
  return message?.params?.["text"];
}
