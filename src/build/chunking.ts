/**
 * Groups the browser's JavaScript: React and its renderer are one file. Vite's preload helper is replaced, because the
 * only dynamic import, the outbox, has nothing to preload. The outbox's file name is known once all files are named; it
 * is written into the script that retries the import.
 */
interface Chunk {
  readonly type: string;
  readonly name?: string;
  readonly fileName: string;
  code?: string;
}

/** The Vite plugin. */
export function chunking() {
  return {
    name: "chunking",
    apply: "build" as const,
    enforce: "pre" as const,
    applyToEnvironment: ({ name }: { readonly name: string }) => name === "client",
    load: (id: string) =>
      id.includes("vite/preload-helper") ? "export const __vitePreload = (load) => load();" : undefined,
    generateBundle(_options: unknown, bundle: Readonly<Record<string, Chunk>>) {
      const chunks = Object.values(bundle).filter(({ type }) => type === "chunk");
      const outbox = chunks.find(({ name }) => name === "outbox");
      if (!outbox) return;
      const file = outbox.fileName.slice(outbox.fileName.lastIndexOf("/") + 1);
      for (const chunk of chunks)
        if (chunk.code?.includes("outbox-address"))
          chunk.code = chunk.code.replace("outbox-address", `./${file}`);
    },
    outputOptions: <Options extends object>(options: Options) => ({
      ...options,
      codeSplitting: {
        groups: [
          // The helper goes into the script of every page, which is already loaded.
          { name: "site", test: /Site\.astro\?.*index=0|vite\/preload-helper/u, priority: 1 },
          { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\//u },
        ],
      },
    }),
  };
}
