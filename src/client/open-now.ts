import { phone, timetable } from "virtual:opening";
import { formatOpenState, holidayAhead, openState } from "../lib/opening.ts";
import type { WallClock } from "../lib/zoned-time.ts";

/** Says whether the facility is open at this time, and which holiday is near. */
export function showOpenState(wall: WallClock): void {
  const state = openState(timetable, wall);
  for (const slot of document.querySelectorAll<HTMLElement>(".open-now")) {
    write(formatOpenState(state), slot);
    slot.dataset["open"] = `${state.open}`;
  }
  for (const slot of document.querySelectorAll(".holiday-ahead"))
    write(holidayAhead(timetable, wall.date), slot);
}

/** Puts a text into its place; the phone number in it is a link, which stays on one line. */
function write(text: string, slot: Element): void {
  // A link that has the focus keeps it.
  if (slot.textContent === text) return;
  const [before = "", after] = text.split(phone.textContent);
  slot.textContent = before;
  if (after !== undefined) slot.append(Object.assign(document.createElement("a"), phone), after);
}
