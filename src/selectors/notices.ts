/** The notices of `hours.yaml`: lines at the top of pages. */
import type { Content } from "../content/schema/registry.ts";
import { linkTo } from "./booking.ts";
import { phaseOn } from "./today.ts";

export type Notice = ReturnType<typeof noticesOn>[number];

/** The current and upcoming notices of a page. */
export function noticesOn(content: Content, key: string, today: string) {
  return content.hours.notices
    .filter(({ until, pages }) => until >= today && (pages.length === 0 || pages.includes(key)))
    .map(({ from, until, text, link }) => ({
      shows: { from, until },
      /** Whether it shows on the day of the build. */
      shown: phaseOn({ from, until }, today) === "during",
      text,
      /** Where it leads; null if nowhere. */
      link: link === undefined ? null : linkTo(content, link),
    }));
}
