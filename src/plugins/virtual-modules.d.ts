/** The modules that `src/plugins/content-modules.ts` makes from the content. */

/** The pictures that the content names, by their names. */
declare module "virtual:pictures" {
  import type { ImageMetadata } from "astro";

  const pictures: ReadonlyMap<string, ImageMetadata>;
  export default pictures;
}

/** The hours and the time zone, for the script of every page. */
declare module "virtual:opening" {
  import type { Timetable } from "../lib/opening.ts";
  import type { Offsets } from "../lib/zoned-time.ts";

  export const timetable: Timetable;
  export const offsets: Offsets;
  /** The facility's phone number as texts show it, with its address: the properties of a link. */
  export const phone: { readonly textContent: string; readonly href: string };
}

/** The parts of the content in the outbox's script. */
declare module "virtual:outbox-texts" {
  import type { Content } from "../content/schema/registry.ts";

  const texts: Content["outbox"] & {
    readonly phone: string;
    readonly phoneUrl: string;
    readonly mailUrl: string;
  };
  export default texts;
}

/** Where messages are sent, and as what. */
declare module "virtual:mail-account" {
  const account: {
    /** The origin of the mail service; empty for the page's own. */
    readonly origin: string;
    readonly publicKey: string;
    readonly serviceId: string;
    /** The ids of the templates, by their forms. */
    readonly templates: Readonly<Partial<Record<string, string>>>;
  };
  export default account;
}
