/**
 * Updates what depends on the day and the minute, because the page may be open or cached for days. "Now" is the
 * facility's local time, whatever the visitor's time zone.
 */
import { offsets } from "virtual:opening";
import { wallClock } from "../lib/zoned-time.ts";
import { showOpenState } from "./open-now.ts";
import { showScheduled } from "./scheduled.ts";

let timer: ReturnType<typeof setTimeout> | undefined;

function update(): void {
  clearTimeout(timer);
  const now = Date.now();
  const wall = wallClock(now, offsets);
  showOpenState(wall);
  showScheduled(wall.date);
  // Again at the next full minute: opening hours and days change on the minute.
  timer = setTimeout(update, 6e4 - (now % 6e4));
}

update();
addEventListener("pageshow", update);
document.addEventListener("visibilitychange", update);
