/** Builds the page `/admin` of a facility that says where its repository is, or of the folder on this computer. */
import { join, relative, resolve } from "node:path";
import { build } from "vite";
import type { Content } from "../src/content/schema/registry.ts";
import { settings } from "../src/settings.ts";
import type { DeskSite } from "./config.ts";
import { pageOptions } from "./page-options.ts";

type Editing = NonNullable<Content["facility"]["editing"]>;

/** The settings of the desk for a facility that is edited in the folder on this computer, where files may have problems. */
export function folderDesk(content: Partial<Content>): DeskSite {
  return {
    ...facilityOf(content),
    // Sveltia asks for a repository, even if it works on a folder.
    backend: { name: "github", repo: "this/computer" },
    isInRepository: false,
  };
}

/** The settings of the desk for a facility that is edited in its repository. */
export function repositoryDesk(content: Content, editing: Editing): DeskSite {
  const { backend, repository, branch, server } = editing;
  return {
    ...facilityOf(content),
    backend: {
      name: backend,
      repo: repository,
      branch,
      auth_methods: ["token"],
      ...(server === undefined
        ? {}
        : {
            base_url: server,
            api_root: `${server}/api/${apiVersions[backend]}`,
            graphql_api_root: `${server}/api/graphql`,
          }),
    },
    isInRepository: true,
  };
}

const apiVersions = { github: "v3", gitlab: "v4" } as const;

function facilityOf(content: Partial<Content>) {
  return {
    facility: content.facility?.name ?? "Your facility",
    folder: relative(process.cwd(), settings.contentDir),
    pages: pageOptions(content),
  };
}

/**
 * Builds `admin.html` and its files below `_assets/desk` into a folder. Like any build by Vite, it sets `NODE_ENV` of
 * this process to `production` if it is not set.
 */
export async function buildDesk(outDir: string, site: DeskSite): Promise<void> {
  const inMemory = join(import.meta.dirname, "files-in-memory.ts");
  const noLanguage = join(import.meta.dirname, "no-language.ts");
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "warn",
    publicDir: false,
    define: { SITE: JSON.stringify(site) },
    resolve: {
      alias: [
        { find: /^(?:node:(?:fs|path)|\..*\/(?:files|folder)\.ts)$/u, replacement: inMemory },
        { find: /^@shikijs\/langs\/.*$/u, replacement: noLanguage },
      ],
    },
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
