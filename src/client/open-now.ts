/**
 * Updates what depends on the day and the minute, because the page may be open or cached for days. "Now" is the
 * facility's local time, whatever the visitor's time zone.
 */
import { offsets, phone, timetable } from "virtual:opening";
import { formatOpenState, holidayAhead, openState } from "../lib/opening.ts";
import { wallClock } from "../lib/zoned-time.ts";
import { showScheduled } from "./scheduled.ts";

let timer: ReturnType<typeof setTimeout> | undefined;

function show(): void {
  clearTimeout(timer);
  const now = Date.now();
  const wall = wallClock(now, offsets);
  const state = openState(timetable, wall);
  for (const slot of document.querySelectorAll<HTMLElement>(".open-now")) {
    write(formatOpenState(state), slot);
    slot.dataset["open"] = `${state.open}`;
  }
  for (const slot of document.querySelectorAll(".holiday-ahead"))
    write(holidayAhead(timetable, wall.date), slot);
  showScheduled(wall.date);
  // Again at the next full minute: opening hours and days change on the minute.
  timer = setTimeout(show, 6e4 - (now % 6e4));
}

/** Puts a text into its place; the phone number in it is a link, which stays on one line. */
function write(text: string, slot: Element): void {
  // A link that has the focus keeps it.
  if (slot.textContent === text) return;
  const [before = "", after] = text.split(phone.textContent);
  slot.textContent = before;
  if (after !== undefined) slot.append(Object.assign(document.createElement("a"), phone), after);
}

show();
addEventListener("pageshow", show);
document.addEventListener("visibilitychange", show);
