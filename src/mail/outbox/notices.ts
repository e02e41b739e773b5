import { QUIET_TIME } from "../timing.ts";
import { createLine, createNotice, element, type Line, type Notice } from "./notice.ts";
import type { createOutbox } from "./queue.ts";
import type { QueuedMessage } from "./queued-message.ts";

type OutboxActions = Pick<ReturnType<typeof createOutbox>, "retry" | "delete" | "seen">;

/** The status of a message: no trouble yet, not delivered, delivered, deleted here by the visitor. */
export type DeliveryStatus = "coming" | "trouble" | "delivered" | "deleted";

/** A form that shows the notice of a message it sent. */
export interface Follower {
  readonly slot: HTMLElement;
  /** Whether its visitor looks at the form, or waits for the result. For others, the bar has the notice. */
  readonly isWatched: () => boolean;
  readonly tell: (delivery: DeliveryStatus) => void;
}

/** What the page shows about a message: one notice or one line. */
interface Shown {
  readonly what: "notice" | Line;
  readonly element: HTMLElement;
  readonly update?: Notice["update"];
}

/** Shows messages in trouble: in the form that follows them, else in a bar at the bottom of the window. */
export function createNotices(page: Document, actions: OutboxActions) {
  const shown = new Map<string, Shown>();
  const followers = new Map<string, Follower>();
  const deletedHere = new Set<string>();
  let messages: readonly QueuedMessage[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let quietTime = QUIET_TIME;

  /** Updates the page. Without `isComplete`, messages that are not among them are as they were. */
  function show(current: readonly QueuedMessage[], isComplete: boolean): void {
    const gone = messages.filter(({ id }) => !current.some((message) => message.id === id));
    messages = isComplete ? current : [...current, ...gone];
    draw();
    for (const message of isComplete ? gone : []) {
      // It expired, or another page deleted it, or sent it and could not note that.
      if (!deletedHere.has(message.id)) remove(message.id);
      else {
        followers.get(message.id)?.tell("deleted");
        say("deleted", message);
      }
    }
  }

  /** Never throws, because messages must go out even if a notice cannot be shown. */
  function draw(): void {
    clearTimeout(timer);
    try {
      const waits = messages.map(({ createdAt }) => createdAt + quietTime - Date.now());
      const soonest = Math.min(...waits.filter((wait) => wait > 0));
      if (soonest < Infinity) timer = setTimeout(draw, soonest);
      for (const message of messages) drawOne(message);
    } catch (error) {
      console.error(error);
    }
  }

  function drawOne(message: QueuedMessage): void {
    const { id, state, isTrouble, isDeleted, createdAt } = message;
    const isSent = state === "sent";
    if (isSent) deletedHere.delete(id);
    if (isTrouble) notify(message);
    else if (isSent || isDeleted) {
      const what = !isDeleted ? "delivered" : isSent ? "reached" : "leaving";
      if (shown.has(id)) say(what, message);
    } else if (createdAt + quietTime > Date.now()) remove(id);
    else say(navigator.onLine ? "sending" : "offline", message);
    const status = isTrouble ? "trouble" : isSent ? "delivered" : "coming";
    followers.get(id)?.tell(isDeleted ? "deleted" : status);
  }

  function notify(message: QueuedMessage): void {
    const { id, state, seenAt } = message;
    if (shown.get(id)?.what !== "notice") {
      const { element: notice, update } = createNotice(message, {
        retry: () => void actions.retry(id),
        erase: () => {
          deletedHere.add(id);
          void actions.delete(id);
        },
      });
      replace(message, { what: "notice", element: notice, update });
      placeOf(id)?.append(notice);
    }
    shown.get(id)?.update?.(message);
    if (state === "failed" && !seenAt && !page.hidden) void actions.seen(id);
  }

  function say(what: Line, message: QueuedMessage): void {
    if (shown.get(message.id)?.what === what) return;
    const line = createLine(what, message);
    const place = placeOf(message.id);
    replace(message, { what, element: line });
    const status =
      place?.querySelector(":scope > output") ??
      place?.appendChild(element("output", { class: "outbox-status" }));
    // A live region only announces content added to it later.
    requestAnimationFrame(() => shown.get(message.id)?.element === line && status?.append(line));
  }

  function replace({ id }: QueuedMessage, next: Shown): void {
    remove(id);
    shown.set(id, next);
  }

  /** Removes what is shown. If it had focus, focus moves to its parent. */
  function remove(id: string): void {
    const old = shown.get(id)?.element;
    const parent = old?.contains(page.activeElement) ? old.parentElement : null;
    shown.delete(id);
    old?.remove();
    parent?.setAttribute("tabindex", "-1");
    parent?.focus({ preventScroll: true });
  }

  function placeOf(id: string): HTMLElement | null {
    const follower = followers.get(id);
    return follower?.isWatched() ? follower.slot : page.getElementById("notices");
  }

  /** Shows the notice of a message in a form, and tells the form its status, until the returned function is called. */
  function follow(id: string, follower: Follower): () => void {
    followers.set(id, follower);
    remove(id);
    draw();
    return () => {
      followers.delete(id);
      // What is still true of it is shown in the bar.
      remove(id);
      draw();
    };
  }

  /** Says at once what is on its way. */
  function tellNow(): void {
    quietTime = 0;
    draw();
  }

  return { show, follow, tellNow };
}
