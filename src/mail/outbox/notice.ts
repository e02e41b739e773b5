import { wireActions } from "./notice-actions.ts";
import { QUIET_TIME } from "../timing.ts";
import type { QueuedMessage, State } from "./queued-message.ts";
import {
  all,
  createLine,
  createNotice,
  createPointer,
  createStatus,
  fill,
  type Line,
} from "./notice-parts.ts";
import { keptUntil, mayTry } from "./schedule.ts";

export interface OutboxActions {
  retry(id: string): Promise<void>;
  /** Returns the state that the message was erased in. */
  delete(id: string): Promise<State | undefined>;
  /** Records that a failure was shown on a visible page. */
  seen(id: string): Promise<void>;
}

/** The status of a message: no trouble yet, not delivered, delivered, erased by the visitor or expired. */
export type DeliveryStatus = "coming" | "trouble" | "delivered" | "deleted";

/** A form that shows the notice about a message it sent. */
interface Follower {
  readonly slot: HTMLElement;
  readonly tell: (delivery: DeliveryStatus) => void;
}

/** The header above and the bar below, which may cover a notice. */
const COVERED = "-80px 0px -40px";

/**
 * Shows messages in trouble: in the form that follows them, else in a bar at the bottom of the window. Each message has
 * one notice or one line on the page, never both.
 */
export function createNotices(page: Document, actions: OutboxActions) {
  const notices = new Map<string, HTMLElement>();
  const pointers = new Map<string, HTMLElement>();
  const lines = new Map<string, HTMLElement>();
  const deliveries = new Map<string, DeliveryStatus>();
  const followers = new Map<string, Follower>();
  /** Messages that the visitor deleted on this page, and whether they were delivered anyway. */
  const erased = new Map<string, boolean>();
  let messages: readonly QueuedMessage[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Updates the page. Without `isComplete`, messages that are not among them are as they were. */
  function show(current: readonly QueuedMessage[], isComplete: boolean): void {
    const gone = messages.filter(
      ({ id }) => !erased.has(id) && !current.some((message) => message.id === id),
    );
    messages = [...current, ...(isComplete ? [] : gone)].filter(({ id }) => !erased.has(id));
    // Erased by another page, or expired.
    for (const message of isComplete ? gone : []) {
      if (notices.has(message.id)) say(message, "deleted");
      if (message.state !== "sent") deliveries.set(message.id, "deleted");
    }
    draw();
  }

  /** Never throws, because messages must go out even if a notice cannot be shown. */
  function draw(): void {
    try {
      drawAll();
    } catch (error) {
      console.error(error);
    }
  }

  function drawAll(): void {
    const now = Date.now();
    let soonest = Infinity;
    clearTimeout(timer);
    for (const message of messages) {
      const { id, state, isTrouble } = message;
      const wait = message.createdAt + QUIET_TIME - now;
      deliveries.set(id, isTrouble ? "trouble" : state === "sent" ? "delivered" : "coming");
      if (isTrouble) notify(message, now);
      else if (state === "sent") {
        if (notices.has(id) || lines.has(id)) say(message, "delivered");
      } else if (wait > 0) {
        remove(id);
        soonest = Math.min(soonest, wait);
      } else say(message, navigator.onLine ? "sending" : "offline");
    }
    if (soonest < Infinity) timer = setTimeout(draw, soonest);
    for (const [id, { tell }] of followers) {
      const delivery = deliveries.get(id);
      if (delivery) tell(delivery);
    }
  }

  function notify(message: QueuedMessage, now: number): void {
    const { id, state, seenAt, isStored } = message;
    const notice = placed(message);
    drop(lines, id);
    showParts(notice, reasonOf(message), isStored ? "on-disk" : "in-form");
    fill(notice, "until", dateAndTime(keptUntil(message, now)));
    for (const button of all(notice, "[data-act=retry]"))
      button.toggleAttribute("disabled", !mayTry(message, now));
    if (state === "failed" && !seenAt && !page.hidden) void actions.seen(id);
  }

  /** Returns the notice of a message, moved to its form or to the bar. */
  function placed(message: QueuedMessage): HTMLElement {
    const notice = notices.get(message.id) ?? create(message);
    const place = followers.get(message.id)?.slot ?? bar();
    if (notice.parentElement !== place) place?.append(notice);
    return notice;
  }

  function showParts(notice: HTMLElement, ...conditions: readonly string[]): void {
    for (const part of all(notice, "[data-when]"))
      part.hidden = !part.dataset["when"]?.split(" ").some((when) => conditions.includes(when));
  }

  function dateAndTime(time: number): string {
    const parts = {
      weekday: "long",
      month: "long",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
    } as const;
    return new Date(time).toLocaleString(page.documentElement.lang, parts);
  }

  function create(message: QueuedMessage): HTMLElement {
    const { id } = message;
    const notice = createNotice(message);
    const retry = (): unknown => actions.retry(id);
    wireActions(notice, message, { retry, erase: () => erase(message) });
    notices.set(id, notice);
    // While the notice is in a form and out of view, the bar leads to it.
    const pointer = createPointer(message);
    pointers.set(id, pointer);
    pointer.addEventListener("click", () => notice.focus());
    new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting === false && notices.get(id) === notice && notice.parentElement !== bar())
          bar()?.append(pointer);
        else pointer.remove();
      },
      { rootMargin: COVERED },
    ).observe(notice.firstElementChild ?? notice);
    return notice;
  }

  async function erase(message: QueuedMessage): Promise<void> {
    const { id } = message;
    erased.set(id, false);
    const state = await actions.delete(id).catch(() => "kept" as const);
    // Another page delivered it in the meantime, or the disk does not erase it.
    if (state === "sent" || state === "kept") {
      erased.delete(id);
      return draw();
    }
    messages = messages.filter((one) => one.id !== id);
    deliveries.set(id, "deleted");
    say(message, erased.get(id) ? "reached" : state === "sending" ? "leaving" : "deleted");
    draw();
  }

  /**
   * Call when the service has accepted a message. If the visitor deleted it during the attempt, a line says that it
   * arrived.
   */
  function accepted(message: QueuedMessage): void {
    if (!erased.has(message.id)) return;
    erased.set(message.id, true);
    if (deliveries.get(message.id) === "deleted") say(message, "reached");
  }

  /** Shows a line about a message instead of its notice. */
  function say(message: QueuedMessage, what: Line): void {
    const { id } = message;
    remove(id);
    if (lines.get(id)?.dataset["piece"] === what) return;
    drop(lines, id);
    const line = createLine(what, message);
    lines.set(id, line);
    const slot = followers.get(id)?.slot;
    const place = slot && inView(slot) ? slot : bar();
    const status = place?.querySelector(":scope > output") ?? place?.appendChild(createStatus());
    // A live region only announces content added to it later.
    requestAnimationFrame(() => lines.get(id) === line && status?.append(line));
  }

  function remove(id: string): void {
    drop(notices, id);
    drop(pointers, id);
  }

  /** Removes an element. If it had focus, focus moves to its parent. */
  function drop(from: Map<string, HTMLElement>, id: string): void {
    const element = from.get(id);
    const parent = element?.contains(page.activeElement) ? element.parentElement : null;
    from.delete(id);
    element?.remove();
    parent?.setAttribute("tabindex", "-1");
    parent?.focus({ preventScroll: true });
  }

  function bar(): HTMLElement | null {
    return page.getElementById("notices");
  }

  /** Shows the notice of a message in `slot` and reports its delivery, until the returned function is called. */
  function follow(id: string, slot: HTMLElement, tell: (delivery: DeliveryStatus) => void): () => void {
    followers.set(id, { slot, tell });
    draw();
    return () => {
      followers.delete(id);
      // A message that is still being sent gets a line in the bar.
      drop(lines, id);
      draw();
    };
  }

  return { show, follow, accepted };
}

function inView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Why a message is not delivered yet: which text of the notice says so. */
function reasonOf({ state, isForced, lastResult }: QueuedMessage): string {
  if (lastResult?.is === "too-large") return lastResult.is;
  if (state !== "queued" || isForced) return state;
  // Nobody asked for it, so it waits for the network, or for the service to take messages again.
  return lastResult?.is === "offline" ? "waiting" : "refused";
}
