/**
 * Stands in for `read/files.ts`, `read/folder.ts`, `node:fs` and `node:path` in the desk's page, so that the content's
 * own rules run there on files in memory. The project is at "/": the content folder is `/content`.
 */
import type * as reader from "../src/content/read/files.ts";
import { isHidden } from "../src/content/read/file-name.ts";

const files = new Map<string, string>();

Object.assign(globalThis, { process: { env: {}, cwd: () => "/" } });

/** Replaces all files. Paths begin at the project's folder: `content/hours.yaml`. Pictures need no text. */
export function setFiles(next: ReadonlyMap<string, string>): void {
  files.clear();
  for (const [path, text] of next) files.set(`/${path}`, text);
}

export const readFileSync = (path: string) => files.get(path) ?? "";

export const statSync = (path: string) => ({
  isFile: () => files.has(path),
  isDirectory: () => filesBelow(path).length > 0,
});

export const readTextFile: typeof reader.readTextFile = (path) => ({ text: readFileSync(path) });

export const exists: typeof reader.exists = (path) => files.has(path);

export const namesIn: typeof reader.namesIn = (folder) => ({
  names: filesBelow(folder).filter((name) => !name.includes("/") && !isHidden(name)),
});

export function filesBelow(folder: string): string[] {
  const inside = [...files.keys()].filter((path) => path.startsWith(`${folder}/`));
  return inside.map((path) => path.slice(folder.length + 1)).sort();
}

export const join = (...parts: readonly string[]) => parts.join("/").replaceAll(/\/{2,}/gu, "/");

export const resolve = (path: string) => (path.startsWith("/") ? path : `/${path}`);

export const relative = (_from: string, path: string) => path.replace(/^\//u, "");

export const dirname = (path: string) => path.slice(0, path.lastIndexOf("/"));

export const basename = (path: string) => path.slice(path.lastIndexOf("/") + 1);

export const extname = (path: string) => /\.[^./]+$/u.exec(path)?.[0] ?? "";
