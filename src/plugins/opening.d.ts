/** The hours and the time zone, for `client/open-now.ts`; see `src/plugins/content-modules.ts`. */
declare module "virtual:opening" {
  import type { Timetable } from "../lib/opening.ts";
  import type { Offsets } from "../lib/zoned-time.ts";

  export const timetable: Timetable;
  export const offsets: Offsets;
  /** The facility's phone number as texts show it, with its address: the properties of a link. */
  export const phone: { readonly textContent: string; readonly href: string };
}
