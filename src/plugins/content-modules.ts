/**
 * The modules that are made from the content, for styles and scripts:
 *
 * - `virtual:pictures`: the pictures that pages show, so that no other is published
 * - `virtual:picture-focus.css`: the focus of the facility's pictures
 * - `virtual:floor-plan.css`: the places of the floor plan
 * - `virtual:outbox-texts` and `virtual:mail-account`: the texts of the notice about a message that has not arrived,
 *   and the account with the mail service. They are in the outbox's script, so that they are there without a network.
 * - `virtual:opening`: the hours, for the script of every page
 *
 * `tokens.css` gets the facility's colors.
 */
import { fileURLToPath } from "node:url";
import type { Plugin, ViteDevServer } from "vite";
import { importOnServer } from "./import-on-server.ts";
import * as madeFromContent from "./made-from-content.ts";

/** The file that makes them. */
export const makerFile = fileURLToPath(new URL("made-from-content.ts", import.meta.url));

const isReader = (id: string) => id.endsWith("/src/content/content.ts");
const isTokens = (id: string) => withoutQuery(id).endsWith("/src/styles/tokens.css");

/** The Vite plugin that provides them. */
export function contentModules(): Plugin {
  let server: ViteDevServer | undefined;
  const maker = async () =>
    server ? importOnServer<typeof madeFromContent>(server, makerFile) : madeFromContent;
  return {
    name: "content-modules",
    enforce: "pre",
    configureServer: (started) => {
      // A build starts one, too, for a moment and without a port.
      if (started.httpServer) server = started;
    },
    resolveId: (id) =>
      Object.hasOwn(madeFromContent.madeModules, withoutQuery(id)) ? resolvedId(id) : undefined,
    load: async (id) => {
      const name = nameOf(id);
      if (!Object.hasOwn(madeFromContent.madeModules, name)) return undefined;
      const { madeModules } = await maker();
      return madeModules[name]?.();
    },
    transform: async (css, id) => {
      if (!isTokens(id)) return undefined;
      const { withFacilityColors } = await maker();
      return { code: withFacilityColors(css), map: null };
    },
  };
}

/** By Vite's conventions: a style sheet has an address, a script that is no file begins with \0. */
function resolvedId(id: string): string {
  return withoutQuery(id).endsWith(".css") ? `/${id}` : `\0${id}`;
}

function withoutQuery(id: string): string {
  return id.replace(/\?.*$/u, "");
}

/** The name of a module by which it is imported. */
function nameOf(id: string): string {
  return withoutQuery(id).replace(/^[\0/]/u, "");
}

/**
 * Whether a module is made from the content: one of these, or the reader, which all pages import. In development, it is
 * made anew when the content has changed.
 */
export function isMadeFromContent(id: string): boolean {
  return Object.hasOwn(madeFromContent.madeModules, nameOf(id)) || isReader(withoutQuery(id)) || isTokens(id);
}
