/** The texts of the notice about a message; see `src/build/content-modules.ts`. */
declare module "virtual:outbox-texts" {
  import type { Content } from "../content/schema/registry.ts";

  const texts: Content["outbox"] & {
    readonly phone: string;
    readonly phoneUrl: string;
    readonly mailUrl: string;
  };
  export default texts;
}
