/** Builds the page `/admin` of a facility that says where its repository is, or of the folder on this computer. */
import { join, relative, resolve } from "node:path";
import { build } from "vite";
import type { Content } from "../src/content/schema/registry.ts";
import { existingPages, pageTexts } from "../src/selectors/pages.ts";
import { settings } from "../src/settings.ts";
import type { DeskSite } from "./config.ts";

/** What the desk's page knows of a facility. Without `editing`, it works on a folder that its visitor picks. */
export function deskSite(content: Content): DeskSite {
  const { name, editing } = content.facility;
  return {
    facility: name,
    folder: relative(process.cwd(), settings.contentDir),
    backend: editing
      ? {
          name: editing.backend,
          repo: editing.repository,
          branch: editing.branch,
          auth_methods: ["token"],
          ...rootsOf(editing),
        }
      : { name: "github", repo: "this/computer" },
    pages: existingPages(content).map(({ key }) => ({ key, title: pageTexts(content, key).heading })),
  };
}

const apiVersions = { github: "v3", gitlab: "v4", gitea: "v1" } as const;

/** The repository may be on a server of its own. */
function rootsOf({ backend, server }: NonNullable<Content["facility"]["editing"]>) {
  return server === undefined ? {} : { base_url: server, api_root: `${server}/api/${apiVersions[backend]}` };
}

/**
 * Builds `admin.html` and its files below `_assets/desk` into a folder. Like any build by Vite, it sets `NODE_ENV` of
 * this process to `production` if it is not set.
 */
export async function buildDesk(outDir: string, site: DeskSite): Promise<void> {
  const inMemory = join(import.meta.dirname, "files-in-memory.ts");
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "warn",
    publicDir: false,
    define: { SITE: JSON.stringify(site) },
    resolve: {
      alias: [{ find: /^(?:node:(?:fs|path)|\..*\/(?:files|folder)\.ts)$/u, replacement: inMemory }],
    },
    plugins: [
      {
        // The colors of 200 programming languages, for fields that the desk does not have.
        name: "no-code-fields",
        enforce: "pre",
        load: (id) => (id.includes("/@shikijs/langs/") ? "export default [];" : undefined),
      },
      {
        // The fonts that the package brings along are enough.
        name: "own-fonts",
        transform: (code) =>
          code.replaceAll(/url\(https:\/\/cdn\.jsdelivr\.net\/fontsource\/[^)]*\)/gu, "local('')"),
      },
    ],
    build: {
      // Vite would look for a relative path in its root, which is this folder.
      outDir: resolve(outDir),
      emptyOutDir: false,
      assetsDir: "_assets/desk",
      chunkSizeWarningLimit: 5000,
      rolldownOptions: { input: join(import.meta.dirname, "admin.html") },
    },
  });
}
