import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { inputHash } from "../../scripts/input-hash.ts";

const directory = resolve(".cache/editor/page");
const stamp = `${directory}.stamp`;
const inputs = ["editor", "src/content", "src/lib", "src/routes.ts", "package-lock.json"];

/** Keystatic loads its typeface from a font service. The page has its own, so that it makes no outside requests. */
const noForeignFont = {
  name: "no-foreign-font",
  transform: (code: string) =>
    code.includes("fonts.googleapis.com")
      ? code.replaceAll(/"https:\/\/fonts\.googleapis\.com[^"]*"/gu, '"/editor/no-foreign-font.css"')
      : undefined,
};

/** Bundles the editor's page into .cache if its sources have changed. Returns its folder. */
export async function buildEditorPage(): Promise<string> {
  const state = inputHash(inputs);
  if (existsSync(join(directory, "index.html")) && existsSync(stamp) && readFileSync(stamp, "utf8") === state)
    return directory;
  console.log("• Building the editor");
  const { build } = await import("vite");
  await build({
    configFile: false,
    root: "editor/page",
    logLevel: "error",
    cacheDir: resolve(".cache/editor/vite"),
    plugins: [noForeignFont],
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: directory,
      emptyOutDir: true,
      target: "es2023",
      reportCompressedSize: false,
      chunkSizeWarningLimit: 10_000,
    },
  });
  mkdirSync(".cache/editor", { recursive: true });
  writeFileSync(stamp, state);
  return directory;
}
