import { QUIET_TIME } from "../timing.ts";
import { createLine, createNotice, element, type Notice } from "./notice.ts";
import type { createOutbox } from "./queue.ts";
import { nextLook, shownAfter, type Line, type MessageStatus, type Shown } from "./status.ts";

type OutboxStore = Pick<
  ReturnType<typeof createOutbox>,
  "retry" | "delete" | "seen" | "statuses" | "subscribe"
>;

/** A form that shows what became of a message it sent. */
export interface Follower {
  readonly slot: HTMLElement;
  /** Whether its visitor looks at the form, or waits for the result. For others, the bar has the notice. */
  readonly isWatched: () => boolean;
}

/** What the page shows of a message: one notice or one line. */
interface Drawn {
  readonly shown: Shown;
  readonly element: HTMLElement;
  readonly update?: Notice["update"];
}

/** Shows messages in trouble: in the form that follows them, else in a bar at the bottom of the window. */
export function createNotices(outbox: OutboxStore) {
  const drawn = new Map<string, Drawn>();
  const followers = new Map<string, Follower>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let quietTime = QUIET_TIME;

  /** Never throws, because messages must go out even if a notice cannot be shown. */
  function draw(): void {
    clearTimeout(timer);
    const statuses = outbox.statuses();
    const { byId } = statuses;
    for (const id of drawn.keys()) if (!byId.has(id)) remove(id);
    for (const status of byId.values())
      try {
        drawOne(status);
      } catch (error) {
        console.error(error);
      }
    timer = setTimeout(draw, nextLook(statuses, quietTime, Date.now()));
  }

  function drawOne(status: MessageStatus): void {
    const { id } = status.message;
    const before = drawn.get(id)?.shown ?? "nothing";
    const shown = shownAfter(before, status, {
      now: Date.now(),
      isFollowed: followers.has(id),
      quietTime,
    });
    if (shown === "nothing") remove(id);
    else if (shown === "notice") notify(status);
    else if (shown !== before) say(shown, status);
  }

  function notify(status: MessageStatus): void {
    const { id, state, seenAt } = status.message;
    const old = drawn.get(id);
    // One that was lost has another title and no way to delete it.
    if (old?.shown !== "notice" || !old.update?.(status)) {
      const { element: notice, update } = createNotice(status, {
        retry: () => void outbox.retry(id),
        erase: () => void outbox.delete(id),
      });
      replace(id, { shown: "notice", element: notice, update });
      placeOf(id).append(notice);
      update(status);
    }
    if (state === "failed" && !seenAt && !document.hidden) void outbox.seen(id);
  }

  function say(line: Line, { message }: MessageStatus): void {
    const { id } = message;
    const place = placeOf(id);
    const said = createLine(line, message);
    replace(id, { shown: line, element: said });
    const region =
      place.querySelector(":scope > output") ??
      place.appendChild(element("output", { class: "outbox-status" }));
    // A live region only announces content added to it later.
    requestAnimationFrame(() => drawn.get(id)?.element === said && region.append(said));
  }

  function replace(id: string, next: Drawn): void {
    remove(id);
    drawn.set(id, next);
  }

  /** Removes what is shown. If it had focus, focus moves to its parent. */
  function remove(id: string): void {
    const old = drawn.get(id)?.element;
    const parent = old?.contains(document.activeElement) ? old.parentElement : null;
    drawn.delete(id);
    old?.remove();
    parent?.setAttribute("tabindex", "-1");
    parent?.focus({ preventScroll: true });
  }

  function placeOf(id: string): HTMLElement {
    const follower = followers.get(id);
    return follower?.isWatched() ? follower.slot : bar();
  }

  /** The bar of the page, or another one if somebody has taken it away. */
  function bar(): HTMLElement {
    return (
      document.getElementById("outbox-bar") ?? document.body.appendChild(element("div", { id: "outbox-bar" }))
    );
  }

  /** Shows what became of a message in a form, until the returned function is called. */
  function follow(id: string, follower: Follower): () => void {
    followers.set(id, follower);
    remove(id);
    draw();
    return () => {
      if (followers.get(id) !== follower) return;
      followers.delete(id);
      // What is still true of it is shown in the bar.
      remove(id);
      draw();
    };
  }

  /** Shows at once what is on its way. */
  function showPending(): void {
    quietTime = 0;
    draw();
  }

  outbox.subscribe(draw);
  return { follow, showPending };
}
