/** The hours and the time zone, for `client/open-now.ts`; see `src/build/content-modules.ts`. */
declare module "virtual:opening" {
  import type { Timetable } from "../lib/opening.ts";
  import type { Offsets } from "../lib/zoned-time.ts";

  export const timetable: Timetable;
  export const offsets: Offsets;
}
