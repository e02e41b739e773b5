/**
 * Stands in for `node:fs`, `node:path` and `node:buffer` in the desk's page, so that the content's own reader and rules
 * run there on files in memory. The project is at "/": the content folder is `/content`.
 */
const files = new Map<string, string>();

Object.assign(globalThis, { process: { env: {}, cwd: () => "/" } });

/** Replaces all files. Paths begin at the project's folder: `content/hours.yaml`. Pictures need no text. */
export function setFiles(next: ReadonlyMap<string, string>): void {
  files.clear();
  for (const [path, text] of next) files.set(`/${path}`, text);
}

export const sep = "/";

export function join(...parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .join("/")
    .replaceAll(/\/{2,}/gu, "/");
}

export function resolve(path: string): string {
  return path.startsWith("/") ? path : join("/", path);
}

export function relative(_from: string, path: string): string {
  return path.replace(/^\//u, "");
}

export function basename(path: string, ending = ""): string {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return ending !== "" && name.endsWith(ending) ? name.slice(0, -ending.length) : name;
}

export function dirname(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf("/"), 1));
}

export function extname(path: string): string {
  return /\.[^./]+$/u.exec(path)?.[0] ?? "";
}

export function existsSync(path: string): boolean {
  return kindOf(path) !== undefined;
}

export function readFileSync(path: string, encoding?: "utf8"): string | Bytes {
  const text = files.get(path);
  if (text === undefined) throw missing(path);
  return encoding ? text : new Bytes(text);
}

export function realpathSync(path: string): string {
  if (!existsSync(path)) throw missing(path);
  return path;
}

export function statSync(path: string) {
  const kind = kindOf(path);
  if (!kind) throw missing(path);
  return {
    isFile: () => kind === "file",
    isDirectory: () => kind === "folder",
    size: files.get(path)?.length ?? 0,
  };
}

export function lstatSync(path: string, _options?: object) {
  return existsSync(path) ? statSync(path) : undefined;
}

export function readdirSync(folder: string, options?: { withFileTypes?: boolean }) {
  const names = new Set(
    [...files.keys()]
      .filter((path) => path.startsWith(`${folder}/`))
      .map((path) => path.slice(folder.length + 1).split("/")[0] ?? ""),
  );
  const list = [...names].sort();
  if (!options?.withFileTypes) return list;
  return list.map((name) => {
    const isFolder = kindOf(`${folder}/${name}`) === "folder";
    return { name, isDirectory: () => isFolder, isFile: () => !isFolder };
  });
}

/** Texts in memory are decoded already. */
export function isUtf8(): true {
  return true;
}

/** As much of a buffer as the content's reader asks for. */
class Bytes {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(encoding = "utf8", start = 0, end = this.#text.length): string {
    const part = this.#text.slice(start, end);
    if (encoding !== "hex") return part;
    return [...new TextEncoder().encode(part)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  subarray(start: number, end: number): readonly number[] {
    return [...new TextEncoder().encode(this.#text.slice(start, end))];
  }
}

function kindOf(path: string): "file" | "folder" | undefined {
  if (files.has(path)) return "file";
  return [...files.keys()].some((file) => file.startsWith(`${path}/`)) ? "folder" : undefined;
}

function missing(path: string): Error {
  return Object.assign(new Error(`ENOENT: ${path}`), { code: "ENOENT" });
}
