import { brotliCompressSync } from "node:zlib";
import { build, type Rollup } from "vite";
import { expect, test } from "vitest";
import { outboxTexts } from "../build/outbox-texts.ts";

/** The size of the outbox's scripts in bytes after brotli, built with the site's bundler. */
async function sizes(): Promise<Record<string, number>> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    root: import.meta.dirname,
    plugins: [
      outboxTexts(),
      {
        // Vite's preload helper is not part of the outbox; the site may load it anyway.
        name: "without-preload-helper",
        enforce: "pre",
        load: (id) =>
          id.includes("vite/preload-helper") ? "export const __vitePreload = (load) => load();" : null,
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: `${import.meta.dirname}/load-outbox.ts` },
    },
  });
  const { output } = result as Rollup.RollupOutput;
  const chunks = output.filter((file) => file.type === "chunk");
  return Object.fromEntries(chunks.map(({ name, code }) => [name, brotliCompressSync(code).length]));
}

test("every page pays a few hundred bytes, and whoever has something to send less than 8 kB", async () => {
  const sizesByName = await sizes();
  const { "load-outbox": loader = Infinity, outbox = Infinity } = sizesByName;
  expect(loader).toBeLessThan(400);
  expect(outbox + loader).toBeLessThan(8000);
});
