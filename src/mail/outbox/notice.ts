import { enliven } from "./card.ts";
import { isTrouble, type Entry, type State } from "./entry.ts";
import { all, createPieces, type Shown } from "./pieces.ts";
import { mayTry, SECOND } from "./schedule.ts";

/** What a visitor can do from a notice. */
export interface Acts {
  retry(id: string): Promise<void>;
  /** Gives the state that the message was erased in. */
  deleteNow(id: string): Promise<State | undefined>;
  /** A failure was shown on a visible page. */
  seen(id: string): Promise<void>;
}

/** What is known of a message's fate: nothing bad yet, not delivered, delivered, erased by the visitor or by time. */
export type Fate = "coming" | "trouble" | "delivered" | "deleted";

type Line = "sending" | "offline" | "delivered" | "deleted" | "leaving" | "reached";

/** Where a form shows what becomes of the message it sent, and how it hears of it. */
interface Follower {
  readonly slot: HTMLElement;
  readonly tell: (fate: Fate) => void;
}

/** A message on its way for so long is mentioned, quietly. */
const QUIET = 10 * SECOND;
/** What a notice has to stand clear of to be in view: the header above, the bar below. */
const MARGIN = "-80px 0px -40px";

/**
 * Shows what could not be delivered: in the place of the form that follows it, else in a bar at the foot of the
 * window. One message has one notice or one line on the page, never both.
 */
export function createNotices(page: Document, acts: Acts) {
  const { piece, nameOf } = createPieces(page);
  const cards = new Map<string, HTMLElement>();
  const pointers = new Map<string, HTMLElement>();
  const lines = new Map<string, HTMLElement>();
  const fates = new Map<string, Fate>();
  const followers = new Map<string, Follower>();
  /** What the visitor erased on this page, and whether it reached us all the same. */
  const erased = new Map<string, boolean>();
  let kept: readonly Entry[] = [];
  /** What could be saved of records that cannot be read. */
  let lost: readonly Shown[] = [];
  let volatile: ReadonlySet<string> = new Set();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * Brings the page in line with what is kept; `inMemory` are those that live in this page only, `strays` what could be
   * saved of records that cannot be read.
   */
  function show(
    entries: readonly Entry[],
    inMemory: ReadonlySet<string>,
    strays: readonly Shown[] = [],
  ): void {
    const before = kept;
    for (const { id } of lost) if (!strays.some((stray) => stray.id === id)) putAway(id);
    lost = strays.filter(({ id }) => !erased.has(id));
    kept = entries.filter(({ id }) => !erased.has(id));
    volatile = inMemory;
    // Erased by another page, or by time.
    for (const entry of before) {
      if (erased.has(entry.id) || kept.some(({ id }) => id === entry.id)) continue;
      if (cards.has(entry.id)) say(entry, "deleted");
      if (entry.state !== "sent") fates.set(entry.id, "deleted");
    }
    draw();
  }

  /** Never throws: messages go out, and forms live, also where a notice cannot be shown. */
  function draw(): void {
    try {
      lay();
    } catch (error) {
      console.error(error);
    }
  }

  function lay(): void {
    const now = Date.now();
    let soonest = Infinity;
    clearTimeout(timer);
    for (const stray of lost) only(placed(stray), "unreadable");
    for (const entry of kept) {
      const { id, state } = entry;
      const wait = entry.created + QUIET - now;
      const trouble = isTrouble(entry);
      fates.set(id, trouble ? "trouble" : state === "sent" ? "delivered" : "coming");
      if (trouble) notify(entry, now);
      else if (state === "sent") {
        if (cards.has(id) || lines.has(id)) say(entry, "delivered");
      } else if (wait > 0) {
        putAway(id);
        soonest = Math.min(soonest, wait);
      } else say(entry, navigator.onLine ? "sending" : "offline");
    }
    if (soonest < Infinity) timer = setTimeout(draw, soonest);
    for (const [id, { tell }] of followers) {
      const fate = fates.get(id);
      if (fate) tell(fate);
    }
  }

  function notify(entry: Entry, now: number): void {
    const { id, state, last, seen } = entry;
    const card = placed(entry);
    drop(lines, id);
    const how = last?.is === "too-large" ? last.is : state;
    only(card, "readable", how, volatile.has(id) ? "memory" : "disk");
    for (const button of all(card, "[data-act=retry]"))
      button.toggleAttribute("disabled", !mayTry(entry, now));
    if (state === "failed" && !seen && !page.hidden) void acts.seen(id);
  }

  /** The notice of a message, where it belongs now. */
  function placed(entry: Shown): HTMLElement {
    const card = cards.get(entry.id) ?? fresh(entry);
    const place = followers.get(entry.id)?.slot ?? foot();
    if (card.parentElement !== place) place?.append(card);
    return card;
  }

  /** Shows the parts of a notice that are true. */
  function only(card: HTMLElement, ...truths: readonly string[]): void {
    for (const part of all(card, "[data-when]"))
      part.hidden = !part.dataset["when"]?.split(" ").some((when) => truths.includes(when));
  }

  function fresh(entry: Shown): HTMLElement {
    const { id } = entry;
    const card = piece("notice", entry);
    enliven(card, entry, nameOf(entry), { retry: () => acts.retry(id), erase: () => erase(entry) });
    cards.set(id, card);
    // While the notice stands in a form and out of view, the bar leads to it.
    const pointer = piece("pointer", entry);
    pointers.set(id, pointer);
    pointer.addEventListener("click", () => card.focus());
    new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting === false && cards.get(id) === card && card.parentElement !== foot())
          foot()?.append(pointer);
        else pointer.remove();
      },
      { rootMargin: MARGIN },
    ).observe(card.firstElementChild ?? card);
    return card;
  }

  async function erase(entry: Shown): Promise<void> {
    const { id } = entry;
    erased.set(id, false);
    const state = await acts.deleteNow(id);
    // Delivered by another page meanwhile: the next look says so.
    if (state === "sent") return void erased.delete(id);
    kept = kept.filter((one) => one.id !== id);
    fates.set(id, "deleted");
    say(entry, erased.get(id) ? "reached" : state === "sending" ? "leaving" : "deleted");
    draw();
  }

  /** The service has accepted a message; if the visitor erased it during the try, they learn that it arrived. */
  function accepted(entry: Entry): void {
    if (!erased.has(entry.id)) return;
    erased.set(entry.id, true);
    if (fates.get(entry.id) === "deleted") say(entry, "reached");
  }

  /** One quiet line about a message, instead of its notice. */
  function say(entry: Shown, what: Line): void {
    const { id } = entry;
    putAway(id);
    if (lines.get(id)?.dataset["piece"] === what) return;
    drop(lines, id);
    const line = piece(what, entry);
    lines.set(id, line);
    const slot = followers.get(id)?.slot;
    const place = slot && inView(slot) ? slot : foot();
    const status = place?.querySelector(":scope > output") ?? place?.appendChild(piece("status", entry));
    // A live region announces what comes into it, not what it comes with.
    requestAnimationFrame(() => lines.get(id) === line && status?.append(line));
  }

  function putAway(id: string): void {
    drop(cards, id);
    drop(pointers, id);
  }

  /** Takes something off the page; a visitor who stood in it is left at the place where it was. */
  function drop(from: Map<string, HTMLElement>, id: string): void {
    const gone = from.get(id);
    const left = gone?.contains(page.activeElement) ? gone.parentElement : null;
    from.delete(id);
    gone?.remove();
    left?.setAttribute("tabindex", "-1");
    left?.focus({ preventScroll: true });
  }

  function foot(): HTMLElement | null {
    return page.getElementById("notices");
  }

  /** Has the page show what becomes of a message in this place, and tells it, until the given function is called. */
  function follow(id: string, slot: HTMLElement, tell: (fate: Fate) => void): () => void {
    followers.set(id, { slot, tell });
    draw();
    return () => {
      followers.delete(id);
      // What is still on its way is mentioned at the foot; what has come to an end was said.
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
