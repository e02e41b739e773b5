import { isPending, messagesIn, type QueuedMessage } from "../../src/mail/outbox/queued-message.ts";
import { withoutExpired, type Enqueued } from "../../src/mail/outbox/rules.ts";
import { DAY, HOUR, LONGEST_QUIET_WAIT, LONGEST_SENDING, SECOND } from "../../src/mail/timing.ts";
import type { FakeBrowser, FakeTab, Observer } from "./fake-browser.ts";
import type { FakeClock } from "./fake-clock.ts";
import type { Request, FakeService } from "./fake-service.ts";
import { impossibility } from "./possible.ts";

/** Bad news is said this soon, in ms. */
const NEWS_WITHIN = 2 * SECOND;

/** Records what visitors were shown and what happened, and finds every violation of the guarantees. */
export class InvariantChecker implements Observer {
  browser: FakeBrowser | undefined;
  readonly violations: string[] = [];
  /** Whether something happened after which not all guarantees hold. */
  diskFailed = false;
  clockJumped = false;
  visitorActed = false;
  hasDeleted = false;
  storageCleared = false;
  /** Texts whose visitors were thanked. */
  readonly #thanked = new Set<string>();
  /** Texts that may be gone: deleted by the visitor, or failed, shown for a day and expired. */
  readonly #released = new Set<string>();
  /** When failures were shown that the disk may not know of. */
  readonly #shownAt = new Map<string, number>();
  /** When each message with a pause got it. */
  readonly #pausedSince = new Map<string, number>();
  readonly #deleted = new Set<string>();
  readonly #submitted = new Set<string>();
  /** The ids of the messages with each text. */
  readonly #ids = new Map<string, Set<string>>();
  /** How many more e-mails of a text than messages there may be, because a failing disk did not store that it was sent. */
  readonly #extraMails = new Map<string, number>();
  /** Visitors who submitted and have not been told anything yet. */
  readonly #unanswered = new Set<{ readonly tab: FakeTab; readonly text: string }>();
  /** The messages of which each page knows that they are in trouble. */
  readonly #inTrouble = new Map<FakeTab, Set<string>>();
  /** When a visitor last asked for a message that the device had lost to be sent again, by its id. */
  readonly #restoredAt = new Map<string, number>();
  readonly #clock: FakeClock;
  readonly #service: FakeService;

  constructor(clock: FakeClock, service: FakeService) {
    this.#clock = clock;
    this.#service = service;
  }

  get #disk(): readonly QueuedMessage[] {
    return [...(this.browser?.disk.values() ?? [])];
  }

  /** The visitor submits; the same text again is like asking for a retry. */
  async submitting(tab: FakeTab, text: string, enqueuing: Promise<Enqueued>): Promise<void> {
    this.visitorActed ||= this.#submitted.has(text);
    this.#submitted.add(text);
    const visitor = { tab, text };
    this.#unanswered.add(visitor);
    const checkPatience = async () => this.#checkPatience(tab, (await enqueuing).message.id);
    this.#clock.after(LONGEST_SENDING + SECOND, () => void checkPatience());
    const { message } = await enqueuing;
    this.#unanswered.delete(visitor);
    // On purpose not by `mayThank`, which is tested here.
    const isThanked = !message.isInForm && !message.isTrouble && !message.waitsForDelivery;
    if (isThanked) this.#checkThanks(text, message);
  }

  /** Stored, or not thanked: whoever is thanked for a message can rely on it. */
  #checkThanks(text: string, message: QueuedMessage): void {
    const isKept = this.#disk.some((one) => textOf(one) === text) || message.state === "sent";
    if (!isKept && !this.#released.has(text) && this.#service.acceptedOf(text) === 0)
      this.#violation(`"${text}" was thanked for before it was stored`);
    const onDisk = this.#disk.filter(({ id }) => (this.#pausedSince.get(id) ?? 0) < message.createdAt);
    const pausedUntil = Math.max(...onDisk.map((one) => one.pausedUntil));
    const isPaused = message.state === "queued" && pausedUntil > this.#clock.now() + LONGEST_QUIET_WAIT;
    if (isPaused && !message.isForced && !this.clockJumped)
      this.#violation(`"${text}" was thanked for into a paused queue`);
    this.#thanked.add(text);
  }

  /** A visitor who was not thanked, and has waited, knows what became of the message. */
  #checkPatience(tab: FakeTab, id: string): void {
    const { outcome, message } = tab.outbox.statuses().byId.get(id) ?? {};
    if (!tab.alive || this.diskFailed || outcome !== "coming") return;
    const restoredAt = this.#restoredAt.get(id) ?? -Infinity;
    if (this.#clock.now() - restoredAt <= LONGEST_SENDING) return;
    if (message?.waitsForDelivery || message?.isInForm)
      this.#violation(`the visitor still waits for "${textOf(message)}"`);
  }

  foundNoNetwork(tab: FakeTab, id: string): void {
    this.#clock.after(NEWS_WITHIN, () => this.#checkOffline(tab, [id]));
  }

  networkGone(): void {
    this.#clock.after(NEWS_WITHIN, () => {
      const tabs = this.browser?.tabs ?? [];
      const known = [...this.#disk, ...tabs.flatMap((tab) => tab.messages)];
      // A page that waits for an answer does nothing else; its message may have been cleared from the disk.
      if (this.diskFailed || known.some(({ state }) => state === "sending")) return;
      for (const tab of tabs)
        this.#checkOffline(
          tab,
          // What the visitor asks for is attempted all the same.
          tab.messages.filter(({ tries, isForced }) => tries.length > 0 && !isForced).map(({ id }) => id),
        );
    });
  }

  /** Without a network, nobody is told that a message that could not be sent is on its way. */
  #checkOffline(tab: FakeTab, ids: readonly string[]): void {
    if (!tab.alive || this.#service.online) return;
    for (const id of ids) {
      const { outcome, message } = tab.outbox.statuses().byId.get(id) ?? {};
      const isRestored = this.#clock.now() - (this.#restoredAt.get(id) ?? -Infinity) < NEWS_WITHIN + SECOND;
      if (outcome === "coming" && !isRestored)
        this.#violation(`"${textOf(message)}" is said to be on its way without a network`);
    }
  }

  #checkArrived(text: string): void {
    if (this.#service.acceptedOf(text) === 0) this.#violation(`"${text}" was claimed and never arrived`);
  }

  enqueued({ message, isDuplicate }: Enqueued): void {
    const text = textOf(message);
    if (text === undefined) return;
    if (!isDuplicate) this.#ids.set(text, (this.#ids.get(text) ?? new Set()).add(message.id));
    // Stored after all, too late for the page to know: then it may go out from both.
    if (message.isInForm && this.browser?.disk.has(message.id)) this.#allowExtraMail(text);
  }

  committed(before: QueuedMessage | undefined, after: QueuedMessage | undefined): void {
    const text = textOf(before) ?? textOf(after);
    if (after) this.#checkPossible(after);
    if (after && messagesIn([after]).length === 0)
      this.#violation(`${JSON.stringify(after)} can't be read again`);
    if (after?.pausedUntil) this.#pausedSince.set(after.id, this.#clock.now());
    if (after?.state === "sent" && text !== undefined) this.#checkArrived(text);
    if (text === undefined) return;
    if (!before && after) {
      // The visitor may have deleted it while it was being stored again.
      if (!this.#deleted.has(after.id)) this.#released.delete(text);
      this.#ids.set(text, (this.#ids.get(text) ?? new Set()).add(after.id));
      const twins = this.#disk.filter((one) => !one.isDeleted && one.fingerprint === after.fingerprint);
      const isTwice = twins.filter((one) => withoutExpired(one, this.#clock.now())).length > 1;
      if (isTwice && !this.diskFailed) this.#violation(`"${text}" is kept twice`);
    }
    if (before && !after) this.#erased(before, text);
  }

  #erased({ id, state, seenAt }: QueuedMessage, text: string): void {
    if (this.#deleted.has(id)) return;
    const shownAt = (state === "failed" && seenAt) || (this.#shownAt.get(text) ?? 0);
    if (shownAt > 0 && (this.clockJumped || this.#clock.now() - shownAt >= DAY)) this.#released.add(text);
    else if (this.#service.acceptedOf(text) === 0 && !this.#released.has(text))
      this.#violation(`"${text}" was erased unsent and unseen`);
  }

  answered(tab: FakeTab, { result, id, text }: Request, isStorable: boolean): void {
    if (result?.is !== "accepted") return;
    if (!isStorable) this.#allowExtraMail(text);
    this.#clock.after(SECOND, () => {
      if (!this.browser?.disk.get(id)?.params) return;
      if (tab.alive && !this.diskFailed) this.#violation(`"${text}" still there 1 s after acceptance`);
    });
  }

  #allowExtraMail(text: string): void {
    this.#extraMails.set(text, (this.#extraMails.get(text) ?? 0) + 1);
  }

  /** The visitor clears the browser's storage: nothing can save a text that only the disk had. */
  clearing(): void {
    this.storageCleared = true;
    for (const message of this.#disk) {
      const text = textOf(message);
      if (text !== undefined) this.#released.add(text);
    }
  }

  shown(tab: FakeTab): void {
    this.#checkLosses(tab);
    this.#checkTrouble(tab);
    const now = this.#clock.now();
    const statuses = [...tab.outbox.statuses().byId.values()].filter(
      ({ outcome }) => outcome !== "lost" && outcome !== "expired",
    );
    const pausedUntil = Math.max(...statuses.map(({ message }) => message.pausedUntil));
    for (const { message, outcome } of statuses) {
      this.#checkPossible(message);
      if (textOf(message) === "foreign" || message.form !== "contact")
        this.#violation(`a page speaks of ${message.id}, which is no message of ours`);
      for (const [text, ids] of message.state === "sent" ? this.#ids : [])
        if (ids.has(message.id)) this.#checkArrived(text);
      const text = textOf(message);
      if (message.seenAt && text) this.#shownAt.set(text, message.seenAt);
      const isQuiet = outcome === "coming" && message.state !== "sending";
      const next = message.isForced ? now : Math.max(message.nextTryAt, pausedUntil);
      if (isQuiet && next > now + LONGEST_QUIET_WAIT && !this.clockJumped)
        this.#violation(`"${textOf(message)}" waits quietly for ${next - now} ms`);
    }
  }

  /** A message's state and its flags go together. */
  #checkPossible(message: QueuedMessage): void {
    const impossible = impossibility(message);
    if (impossible) this.#violation(`a message is ${impossible}`);
  }

  /** A page that has said that a message is in trouble knows what became of it: its form would say thanks again. */
  #checkTrouble(tab: FakeTab): void {
    const { byId } = tab.outbox.statuses();
    const inTrouble = this.#inTrouble.get(tab) ?? new Set();
    this.#inTrouble.set(tab, inTrouble);
    for (const id of inTrouble) {
      const outcome = byId.get(id)?.outcome;
      if (outcome === undefined) this.#violation(`trouble with ${id} was forgotten`);
      if (outcome !== "trouble") inTrouble.delete(id);
    }
    for (const [id, { outcome }] of byId) if (outcome === "trouble") inTrouble.add(id);
  }

  /** A page calls a message lost only if it is. */
  #checkLosses(tab: FakeTab): void {
    for (const [id, { outcome, message }] of tab.outbox.statuses().byId) {
      if (outcome !== "lost") continue;
      const text = textOf(message);
      if (!this.storageCleared && !this.diskFailed && !this.clockJumped)
        this.#violation(`"${text}" was called lost`);
      const wasSentHere = tab.requests.some((one) => one.id === id && one.result?.is === "accepted");
      if (wasSentHere) this.#violation(`"${text}" was called lost by the page that sent it`);
    }
  }

  visitorAction(what: "retry" | "delete", message: QueuedMessage, tab: FakeTab): void {
    this.visitorActed = true;
    if (what === "retry") {
      if (tab.outbox.statuses().byId.get(message.id)?.outcome === "lost") {
        this.#restoredAt.set(message.id, this.#clock.now());
        this.#clock.after(LONGEST_SENDING + SECOND, () => this.#checkPatience(tab, message.id));
      }
      // Another page may be sending it, unknown to the page that calls it lost.
      const text = textOf(message);
      if (this.storageCleared && text !== undefined) this.#allowExtraMail(text);
      return;
    }
    this.hasDeleted = true;
    this.#deleted.add(message.id);
    const text = textOf(message);
    if (text !== undefined) this.#released.add(text);
  }

  /** Call while the pages that submitted are still open and everything has worked for a day. */
  checkForms(): void {
    for (const { tab, text } of this.#unanswered)
      if (tab.alive) this.#violation(`"${text}" was taken without a word`);
    const tabs = this.browser?.tabs ?? [];
    const requests = tabs.flatMap((tab) => tab.requests);
    for (const { outbox } of tabs)
      for (const { message, outcome } of outbox.statuses().byId.values()) {
        const wasSent = requests.some(({ id, result }) => id === message.id && result?.is === "accepted");
        if (outcome === "lost" && wasSent)
          this.#violation(`"${textOf(message)}" is called lost, though another page has sent it`);
        if (message.isInForm && isPending(message))
          this.#violation(
            `"${textOf(message)}" is stuck in its form (${outcome}): ${JSON.stringify(message)}`,
          );
        if (outcome === "coming" && !this.browser?.disk.has(message.id))
          this.#violation(`"${textOf(message)}" is nowhere, and a page says that it is on its way`);
      }
  }

  /** Checks the final state. */
  close(): readonly string[] {
    for (const text of this.#thanked) {
      const isKept = this.#disk.some((message) => textOf(message) === text);
      if (!isKept && this.#service.acceptedOf(text) === 0 && !this.#released.has(text))
        this.#violation(`"${text}" is lost`);
    }
    for (const message of this.#disk) {
      if (isPending(message)) this.#violation(`"${textOf(message)}" is stuck: ${JSON.stringify(message)}`);
      // A page that stays open looks once an hour.
      if (!withoutExpired(message, this.#clock.now() - HOUR - SECOND))
        this.#violation(`${JSON.stringify(message)} outlives its purpose`);
    }
    const { requests } = this.#service;
    if (requests.some(({ text }) => !this.#submitted.has(text)))
      this.#violation("something was sent that nobody has written");
    this.#countMails(requests);
    // The pace is computed from the stored messages: deleting one or moving the clock loses part of it.
    if (!this.diskFailed && !this.clockJumped && !this.hasDeleted && !this.storageCleared)
      this.#checkPace(requests);
    return this.violations;
  }

  #countMails(requests: readonly Request[]): void {
    for (const [text, mails] of this.#service.accepted) {
      const messages = this.#ids.get(text)?.size ?? 0;
      const unknown = requests.filter((one) => one.text === text && one.unknown).length;
      const extraMails = this.#extraMails.get(text) ?? 0;
      if (mails > messages + unknown + extraMails)
        this.#violation(
          `"${text}": ${mails} mails, ${messages} messages, ${unknown} + ${extraMails} unknown`,
        );
    }
  }

  #checkPace(requests: readonly Request[]): void {
    for (const [index, request] of requests.entries()) {
      const previous = requests[index - 1];
      const same = requests.slice(0, index + 1).filter(({ id }) => id === request.id);
      if (same.length > 25) this.#violation("more than 25 tries");
      if (same.filter(({ at }) => request.at - at < DAY).length > 12)
        this.#violation("more than 12 tries in 24 h");
      if (!previous) continue;
      const gap = request.at - previous.at;
      const { is } = previous.result ?? {};
      const isLimited = !previous.orphan && (is === "busy" || is === "quota");
      const rest = is === "quota" && !this.visitorActed ? 6 * HOUR : 2 * SECOND;
      if (gap < (isLimited ? rest : SECOND)) this.#violation(`two requests within ${gap} ms`);
    }
  }

  #violation(text: string): void {
    this.violations.push(text);
  }
}

function textOf(message: QueuedMessage | undefined): string | undefined {
  return message?.params?.["text"];
}
