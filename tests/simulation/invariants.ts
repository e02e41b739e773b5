import type { SendResult } from "../../src/mail/send-result.ts";
import type { Receipt } from "../../src/mail/outbox/core.ts";
import { isPending, type QueuedMessage } from "../../src/mail/outbox/queued-message.ts";
import { DAY, HOUR, SECOND, tidy } from "../../src/mail/outbox/schedule.ts";
import type { Enqueued } from "../../src/mail/outbox/platform.ts";
import type { Browser, DiskState, Tab, Witness } from "./fake-browser.ts";
import type { Clockwork } from "./fake-clock.ts";
import { isReadByFirstVersion } from "./first-version.ts";
import type { Request, Service } from "./fake-service.ts";

/** What came of a life, in numbers and broken promises. */
export interface Tally {
  readonly messages: number;
  readonly accepted: number;
  readonly requests: number;
  readonly unknown: number;
  readonly broken: readonly string[];
}

/** Writes down what was promised and what came of it, from outside, and finds every broken promise. */
export class Ledger implements Witness {
  browser: Browser | undefined;
  readonly #clock: Clockwork;
  readonly #service: Service;
  readonly #broken: string[] = [];
  /** Texts whose visitor was told that the message is kept on this device. */
  readonly #promised = new Set<string>();
  /** Texts whose visitor was told so, but only as long as this page lives. */
  readonly #lent = new Map<string, Set<Tab>>();
  /** Texts given up rightly: deleted by the visitor, or failed, shown for a day, and past their life. */
  readonly #released = new Set<string>();
  /** Ids of messages that a page erased, or that its visitor asked it to. */
  readonly #erased = new Set<string>();
  readonly #submitted = new Set<string>();
  /** Texts whose visitor has not been told anything yet. */
  readonly #unanswered: { readonly tab: Tab; readonly text: string }[] = [];
  /** The ids under which each text was taken as a message of its own. */
  readonly #lives = new Map<string, Set<string>>();
  /** How often each text was sent once more by a visitor whose page could not look whether it had arrived. */
  readonly #repeats = new Map<string, number>();
  /** Texts that a page took for kept in memory only, since the disk said too late that it had them. */
  readonly #unheard = new Set<string>();
  #messages = 0;
  #jumpedAt = -Infinity;
  #before = 0;
  #meddled = false;
  #deleted = false;
  #spoiled = false;

  constructor(clock: Clockwork, service: Service) {
    this.#clock = clock;
    this.#service = service;
  }

  /** The same text once more is like asking for another try, also if its page dies before it is answered. */
  submitting(tab: Tab, text: string): void {
    this.#unanswered.push({ tab, text });
    this.#meddled ||= this.#submitted.has(text);
    this.#submitted.add(text);
  }

  told(tab: Tab, text: string, receipt: Receipt): void {
    this.#unanswered.splice(
      this.#unanswered.findIndex((one) => one.tab === tab && one.text === text),
      1,
    );
    if (!receipt.duplicate) this.#messages += 1;
    if (receipt.stored === "disk") {
      const kept = [...(this.browser?.disk.values() ?? [])].some((message) => textOf(message) === text);
      if (!kept && !this.#released.has(text) && this.#service.acceptedOf(text) === 0)
        this.#break(`"${text}" was promised before it was stored`);
      this.#promised.add(text);
    } else this.#lent.set(text, (this.#lent.get(text) ?? new Set()).add(tab));
  }

  enqueued({ message, duplicate }: Enqueued, stored: "disk" | "memory"): void {
    const text = textOf(message);
    if (text === undefined) return;
    if (stored === "memory" && this.browser?.disk.has(message.id)) this.#unheard.add(text);
    if (!duplicate) this.#live(text, message.id);
    else if (stored === "memory") this.#repeats.set(text, (this.#repeats.get(text) ?? 0) + 1);
  }

  #live(text: string, id: string): void {
    this.#lives.set(text, (this.#lives.get(text) ?? new Set()).add(id));
  }

  meddled(id: IDBValidKey): void {
    this.#break(`the record "${String(id)}" of somebody else is not what it was`);
  }

  claimed(text: string, result: SendResult): void {
    if (result.is === "accepted" && this.#service.acceptedOf(text) === 0)
      this.#break(`"${text}" was claimed as sent and never arrived`);
  }

  committed(before: QueuedMessage | undefined, after: QueuedMessage | undefined): void {
    const text = textOf(before ?? after);
    if (after?.state === "sent" && text !== undefined && before?.state !== "sent")
      this.claimed(text, { is: "accepted" });
    if (after?.state === "sent" && after.params) this.#break("a text outlives its sending");
    if (after && !isReadByFirstVersion(after))
      this.#break(`an older page chokes on ${JSON.stringify(after)}`);
    if (!before && after && text !== undefined) {
      this.#released.delete(text);
      this.#live(text, after.id);
      const others = [...(this.browser?.disk.values() ?? [])].filter((one) => one.id !== after.id);
      const twin = others.some((one) => one.print === after.print && tidy(one, this.#clock.now()));
      if (twin && !this.#spoiled) this.#break(`"${text}" is kept twice`);
    }
    if (before && !after) this.erasing(before);
  }

  erasing(message: QueuedMessage): void {
    const text = textOf(message);
    // What a page erased while the disk refused is erased there later: the same message, in an older state.
    const erased = this.#erased.has(message.id);
    this.#erased.add(message.id);
    if (text === undefined || erased || this.#released.has(text)) return;
    // A clock set back between failing and being shown makes the later of the two the smaller number.
    const since = message.seen >= message.closed || this.#jumpedAt >= 0;
    const shown = message.state === "failed" && message.seen > 0 && since;
    // A page may have read the clock just before it jumped.
    const now =
      this.#clock.time < this.#jumpedAt + SECOND
        ? Math.max(this.#before, this.#clock.now())
        : this.#clock.now();
    if (shown && now - message.seen >= DAY) this.#released.add(text);
    else if (this.#service.acceptedOf(text) === 0) this.#break(`"${text}" was erased unsent and unseen`);
  }

  answered(tab: Tab, request: Request): void {
    if (request.result?.is !== "accepted") return;
    this.#clock.after(SECOND, () => {
      const message = this.browser?.disk.get(request.id);
      const moved = this.browser?.locks === false && this.#jumpedAt >= 0;
      if (tab.alive && message?.params && !this.#spoiled && !moved)
        this.#break(`"${request.text}" still there 1 s after acceptance`);
    });
  }

  kill(tab: Tab): void {
    for (const [text, tabs] of this.#lent) if (tabs.has(tab)) this.#lent.delete(text);
    this.browser?.kill(tab);
  }

  jump(by: number): void {
    this.#before = this.#clock.now();
    this.#jumpedAt = this.#clock.time;
    this.#clock.offset += by;
  }

  spoil(is: DiskState, tab?: Tab): void {
    if (this.browser) (tab ?? this.browser).diskIs = is;
    if (is === "fine") return;
    this.#spoiled = true;
    for (const one of tab ? [tab] : (this.browser?.tabs ?? [])) one.wasSpoiled = true;
  }

  /** While a deletion waits, nothing can be stored. */
  hold(): void {
    this.#spoiled = true;
    for (const tab of this.browser?.tabs ?? []) tab.wasSpoiled = true;
  }

  meddle(what: "again" | "delete", message: QueuedMessage): void {
    this.#meddled = true;
    const text = textOf(message);
    if (what === "again") return;
    this.#deleted = true;
    // This message may go, whatever is written anew in the same words.
    this.#erased.add(message.id);
    if (text !== undefined) this.#released.add(text);
  }

  /** Looks at how it all ended. */
  close(): Tally {
    const disk = [...(this.browser?.disk.values() ?? [])];
    const kept = [...disk, ...(this.browser?.tabs.flatMap(({ shown }) => shown) ?? [])];
    for (const text of [...this.#promised, ...this.#lent.keys()]) {
      const there = kept.some((message) => textOf(message) === text);
      if (!there && this.#service.acceptedOf(text) === 0 && !this.#released.has(text))
        this.#break(`"${text}" is lost`);
    }
    for (const message of kept)
      if (isPending(message)) this.#break(`"${textOf(message)}" is stuck: ${JSON.stringify(message)}`);
    // A page that stays open looks once an hour.
    for (const { tab, text } of this.#unanswered)
      if (tab.alive) this.#break(`"${text}" was taken without a word`);
    for (const message of disk)
      if (!tidy(message, this.#clock.now() - HOUR - SECOND))
        this.#break(`${JSON.stringify(message)} outlives its purpose`);
    const { requests } = this.#service;
    const unknown = requests.filter((request) => request.unknown).length;
    const alone = this.browser?.locks === true;
    // Without locks, a clock moved under a request makes it look as if its page had died long ago.
    if (alone || (!this.#spoiled && this.#jumpedAt < 0)) this.#countMails();
    // The pace is read from the messages kept: deleting one, or moving the clock, forgets some of it.
    if (alone && !this.#spoiled && this.#jumpedAt < 0 && !this.#deleted) this.#measurePace();
    const accepted = [...this.#service.accepted.values()].reduce((sum, one) => sum + one, 0);
    return { messages: this.#messages, accepted, requests: requests.length, unknown, broken: this.#broken };
  }

  #countMails(): void {
    for (const [text, mails] of this.#service.accepted) {
      const lives = (this.#lives.get(text)?.size ?? 0) + (this.#repeats.get(text) ?? 0);
      const unknown = this.#service.requests.filter((one) => one.text === text && one.unknown).length;
      if (mails > lives + unknown + (this.#isForgotten(text) ? 1 : 0))
        this.#break(`"${text}": ${mails} mails, ${lives} messages, ${unknown} unknown`);
    }
  }

  /**
   * A page that hears nothing of the disk for a day cannot know that another one has sent the message meanwhile: by then
   * what is kept of a message that was sent is gone.
   */
  #isForgotten(text: string): boolean {
    if (!this.#unheard.has(text)) return false;
    const at = this.#service.requests.filter((one) => one.text === text).map((one) => one.at);
    return Math.max(...at) - Math.min(...at) >= DAY;
  }

  #measurePace(): void {
    const { requests } = this.#service;
    for (const [index, request] of requests.entries()) {
      const previous = requests[index - 1];
      if (previous && request.at - previous.at < SECOND)
        this.#break(`two requests within ${request.at - previous.at} ms`);
      const same = requests.slice(0, index + 1).filter((one) => one.id === request.id);
      if (same.length > 25) this.#break("more than 25 tries");
      if (same.filter((one) => request.at - one.at < 24 * HOUR).length > 12)
        this.#break("more than 12 tries in 24 h");
      if (previous && !previous.orphan && request.at - previous.at < this.#restAfter(previous))
        this.#break("the queue did not rest");
    }
  }

  /** How long the queue rests after an answer: shorter where a visitor asked for a try. */
  #restAfter({ result }: Request): number {
    if (result?.is === "quota" && !this.#meddled) return 6 * HOUR;
    return result?.is === "busy" || result?.is === "quota" ? 2 * SECOND : 0;
  }

  #break(promise: string): void {
    this.#broken.push(promise);
  }
}

/** Fingerprints are not readable: texts are known by what was stored first. */
function textOf(message: QueuedMessage | undefined): string | undefined {
  return message?.params?.["text"];
}
