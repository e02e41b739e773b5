/**
 * The texts of the notice about a message that has not arrived: the module `virtual:outbox-texts`. They are in the
 * outbox's script, so that they are there without a network and no page carries them.
 */
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { content } from "../content/content.ts";
import { singles } from "../content/schema/registry.ts";
import { mailUrl } from "../lib/email.ts";
import { formatPhone, phoneUrl } from "../lib/text.ts";
import { settings } from "../settings.ts";

const name = "virtual:outbox-texts";
const sources = new Set(
  [singles.facility, singles.outbox].map(({ file }) => join(settings.contentDir, file)),
);

/** The Vite plugin that provides them, and in development keeps them up to date. */
export function outboxTexts() {
  return {
    name: "outbox-texts",
    configureServer: ({ watcher, environments }: ViteDevServer) => {
      watcher.on("change", (file) => {
        if (!sources.has(file)) return;
        for (const { moduleGraph } of Object.values(environments)) {
          const module = moduleGraph.getModuleById(`\0${name}`);
          if (module) moduleGraph.invalidateModule(module);
        }
      });
    },
    resolveId: (id: string) => (id === name ? `\0${name}` : undefined),
    load(id: string) {
      if (id !== `\0${name}`) return undefined;
      const { facility, outbox } = content();
      const { email, phone } = facility;
      const ways = { phone: formatPhone(phone), phoneUrl: phoneUrl(phone), mailUrl: mailUrl(email) };
      return `export default ${JSON.stringify({ ...outbox, ...ways })}`;
    },
  };
}
