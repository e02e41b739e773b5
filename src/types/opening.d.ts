/** The hours and the time zone, for `client/open-now.ts`; see `src/build/content-modules.ts`. */
declare module "virtual:opening" {
  import type { Timetable } from "../lib/opening.ts";
  import type { Offsets } from "../lib/zoned-time.ts";

  export const timetable: Timetable;
  export const offsets: Offsets;
  /** The facility's phone number as texts show it, and its link. */
  export const phone: { readonly text: string; readonly href: string };
}
