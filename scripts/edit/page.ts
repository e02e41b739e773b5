/** The editor's page, bundled into .cache once and again when its sources change. No other command loads it. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const directory = resolve(".cache/editor/page");
const stamp = `${directory}.stamp`;
const inputs = [
  "editor",
  "src/model",
  "src/lib",
  "src/routes.ts",
  "package-lock.json",
  "scripts/edit/page.ts",
];

/** Keystatic asks a font service for its typeface; ours comes with the page, and nothing leaves this machine. */
const noForeignFont = {
  name: "no-foreign-font",
  transform: (code: string) =>
    code.includes("fonts.googleapis.com")
      ? code.replaceAll(/"https:\/\/fonts\.googleapis\.com[^"]*"/gu, '"/editor/no-foreign-font.css"')
      : undefined,
};

/** Brings the page up to date and answers with its folder. */
export async function buildEditorPage(): Promise<string> {
  const state = fingerprint();
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

function fingerprint(): string {
  const hash = createHash("sha256");
  const add = (path: string): void => {
    const stats = statSync(path);
    if (stats.isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(`${path} ${stats.size} ${stats.mtimeMs}\n`);
  };
  for (const input of inputs) add(input);
  return hash.digest("hex");
}
