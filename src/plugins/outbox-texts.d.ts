/** The parts of the content in the outbox's script; see `src/plugins/content-modules.ts`. */
declare module "virtual:outbox-texts" {
  import type { Content } from "../content/schema/registry.ts";

  const texts: Content["outbox"] & {
    readonly phone: string;
    readonly phoneUrl: string;
    readonly mailUrl: string;
  };
  export default texts;
}

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
