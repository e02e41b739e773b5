/**
 * A stand-in for Gitea over a real bare Git repository: the part of its API that the desk uses.
 * https://docs.gitea.com/api
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { closeServer, openServer } from "../../tools/site/listen.ts";
import { ownFolder } from "../own-folder.ts";

interface Answer {
  readonly status?: number;
  readonly json?: unknown;
  readonly bytes?: Buffer;
}

interface FileOperation {
  readonly operation: "create" | "update" | "delete";
  readonly path: string;
  readonly content: string;
  readonly from_path?: string;
  readonly sha?: string;
}

interface Commit {
  readonly message: string;
  readonly author: { readonly name: string; readonly email: string };
  readonly files: readonly FileOperation[];
}

interface TreeEntry {
  readonly path: string;
  readonly sha: string;
  readonly size: number;
}

/** A repository with one branch, `main`, and the service that lets its one user read and change it. */
export class GitService {
  readonly repository = "prairie-bats/website";
  /** The token that the service accepts. */
  token = "a-token-of-the-owner";
  /** The error with which the service refuses the next commits, such as a protected branch; undefined to take them. */
  refusal: string | undefined;
  origin = "";

  readonly #folder = ownFolder("git-service");
  readonly #bare = join(this.#folder, "website.git");
  readonly #server = createServer((request, response) => void this.#handle(request, response));

  /** Creates the repository with a first commit of a content folder, and starts the service. */
  async open(content: string): Promise<void> {
    const tree = join(this.#folder, "first");
    mkdirSync(tree);
    cpSync(content, join(tree, "content"), { recursive: true });
    execFileSync("git", ["init", "--quiet", "--bare", "--initial-branch=main", this.#bare]);
    this.#git(["--work-tree", tree, "add", "--all"], { cwd: tree });
    this.#moveBranch(this.#commitTree(this.#git(["write-tree"]), "First commit", undefined), undefined);
    this.origin = await openServer(this.#server, 0);
  }

  async close(): Promise<void> {
    await closeServer(this.#server);
    rmSync(this.#folder, { recursive: true });
  }

  /** What `git log -p` says of the commits since the first one, newest first. */
  log(): string {
    return this.#git(["log", "-p", "--format=%h %an: %s", "main", "--not", this.#firstCommit()]);
  }

  /** The text of a file in the branch. */
  read(path: string): string {
    return this.#git(["show", `main:${path}`]);
  }

  /** The paths of all files in the branch. */
  paths(): readonly string[] {
    return this.#tree("main").map(({ path }) => path);
  }

  /** Changes a file as somebody else does who pushes to the branch. */
  pushElsewhere(path: string, text: string): void {
    this.#commit(`Change ${path}`, [{ operation: "update", path, content: base64(text) }]);
  }

  #firstCommit(): string {
    return this.#git(["rev-list", "--max-parents=0", "main"]).trim();
  }

  #head(): string {
    return this.#git(["rev-parse", "main"]).trim();
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {
      status = 200,
      json,
      bytes,
    } = await this.#answer(request).catch((error: unknown): Answer => ({
      status: 500,
      json: { message: String(error) },
    }));
    response.writeHead(status, {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Headers": "*, Authorization",
      "Access-Control-Allow-Methods": "*",
      "Content-Type": bytes ? "application/octet-stream" : "application/json",
    });
    response.end(bytes ?? JSON.stringify(json));
  }

  async #answer(request: IncomingMessage): Promise<Answer> {
    if (request.method === "OPTIONS") return { status: 204 };
    if (request.headers.authorization !== `token ${this.token}`)
      return { status: 401, json: { message: "user does not exist [uid: 0, name: ]" } };
    const { pathname, searchParams } = new URL(request.url ?? "/", this.origin);
    const path = decodeURIComponent(pathname).replace("/api/v1", "");
    const own = `/repos/${this.repository}`;
    if (path === "/version") return { json: { version: "1.25.1" } };
    if (path === "/user")
      return { json: { id: 1, login: "owner", full_name: "The Owner", email: "owner@prairie-bats.example" } };
    if (path === "/settings/api") return { json: { default_paging_num: 30, max_response_items: 50 } };
    if (path === own) return { json: { default_branch: "main", permissions: { pull: true, push: true } } };
    if (path === `${own}/branches/main`)
      return { json: { name: "main", commit: { id: this.#head(), message: "" } } };
    if (path.startsWith(`${own}/git/trees/`)) {
      const all = this.#tree(path.slice(`${own}/git/trees/`.length));
      const first = (Number(searchParams.get("page") ?? 1) - 1) * pageOfTree;
      const tree = all.slice(first, first + pageOfTree).map((entry) => ({ ...entry, type: "blob" }));
      return { json: { tree, truncated: first + pageOfTree < all.length } };
    }
    if (path.startsWith(`${own}/git/blobs/`)) {
      const sha = path.slice(`${own}/git/blobs/`.length);
      return { json: { sha, encoding: "base64", content: this.#bytes(sha).toString("base64") } };
    }
    if (path.startsWith(`${own}/media/main/`))
      return { bytes: this.#bytes(`main:${path.slice(`${own}/media/main/`.length)}`) };
    const body = await bodyOf(request);
    if (path === `${own}/file-contents`) return { json: this.#contents((body as { files: string[] }).files) };
    if (path === `${own}/contents`) return this.#take(body as Commit);
    return { status: 404, json: { message: `The target couldn't be found: ${path}` } };
  }

  #contents(paths: readonly string[]): unknown {
    const entries = this.#tree("main").filter(({ path }) => paths.includes(path));
    const all = this.#bytesOf(entries.map(({ sha }) => sha));
    return entries.map(({ path, sha, size }, index) => ({
      path,
      sha,
      size,
      encoding: "base64",
      content: all[index]?.toString("base64"),
    }));
  }

  /** Commits as Gitea does: a changed file must be the one that the sender has seen. */
  #take({ message, author, files }: Commit): Answer {
    if (this.refusal !== undefined) return { status: 403, json: { message: this.refusal } };
    const now = new Map(this.#tree("main").map(({ path, sha }) => [path, sha]));
    for (const { operation, path, from_path: from = path, sha } of files) {
      if (operation === "create" && now.has(path))
        return { status: 422, json: { message: `repository file already exists [path: ${path}]` } };
      if (operation !== "create" && now.get(from) !== sha)
        return {
          status: 409,
          json: { message: `sha does not match [given: ${sha}, expected: ${now.get(from)}]` },
        };
    }
    const commit = this.#commit(message, files, author);
    const after = new Map(this.#tree("main").map((entry) => [entry.path, entry]));
    return {
      status: 201,
      json: {
        commit: { sha: commit, created: new Date().toISOString() },
        files: files.map(({ path }) => after.get(path) ?? null),
      },
    };
  }

  #commit(
    message: string,
    files: readonly FileOperation[],
    author = { name: "Somebody", email: "s@b.example" },
  ) {
    const before = this.#head();
    this.#git(["read-tree", before]);
    for (const { operation, path, from_path: from, content } of files) {
      // A bare repository takes no `--force-remove`; the mode 0 removes a file, too.
      if (operation === "delete" || from !== undefined)
        this.#git(["update-index", "--index-info"], {
          input: Buffer.from(`0 ${"0".repeat(40)}\t${from ?? path}\n`),
        });
      if (operation === "delete") continue;
      const blob = this.#git(["hash-object", "-w", "--stdin"], {
        input: Buffer.from(content, "base64"),
      }).trim();
      this.#git(["update-index", "--add", "--cacheinfo", `100644,${blob},${path}`]);
    }
    const commit = this.#commitTree(this.#git(["write-tree"]), message, before, author);
    this.#moveBranch(commit, before);
    return commit;
  }

  #commitTree(
    tree: string,
    message: string,
    parent: string | undefined,
    { name, email } = { name: "Somebody", email: "s@b.example" },
  ): string {
    const parents = parent === undefined ? [] : ["-p", parent];
    const who = ["-c", `user.name=${name}`, "-c", `user.email=${email}`];
    return this.#git([...who, "commit-tree", tree.trim(), ...parents, "-m", message]).trim();
  }

  #moveBranch(to: string, from: string | undefined): void {
    this.#git(["update-ref", "refs/heads/main", to, ...(from === undefined ? [] : [from])]);
  }

  #tree(treeish: string): readonly TreeEntry[] {
    return this.#git(["ls-tree", "-r", "-l", "-z", treeish])
      .split("\0")
      .filter((line) => line !== "")
      .map((line) => {
        const [meta = "", path = ""] = line.split("\t");
        const [, , sha = "", size = ""] = meta.split(/\s+/u);
        return { path, sha, size: Number(size) };
      });
  }

  #bytes(object: string): Buffer {
    const [bytes] = this.#bytesOf([object]);
    if (!bytes) throw new Error(`there is no ${object}`);
    return bytes;
  }

  /** The bytes of several objects, by one process: `<id> blob <size>`, a line break, the bytes and a line break for each. */
  #bytesOf(objects: readonly string[]): readonly Buffer[] {
    const all = execFileSync("git", ["cat-file", "--batch"], {
      cwd: this.#bare,
      input: objects.map((object) => `${object}\n`).join(""),
      maxBuffer: 50_000_000,
    });
    const found: Buffer[] = [];
    for (let at = 0; at < all.length;) {
      const start = all.indexOf("\n", at) + 1;
      const [, type, size = ""] = all.toString("utf8", at, start).trim().split(" ");
      if (type !== "blob") throw new Error(`git has no such file: ${all.toString("utf8", at, start)}`);
      at = start + Number(size) + 1;
      found.push(all.subarray(start, at - 1));
    }
    return found;
  }

  #git(args: readonly string[], options: { readonly input?: Buffer; readonly cwd?: string } = {}): string {
    return execFileSync("git", ["--git-dir", this.#bare, ...args], {
      cwd: this.#bare,
      maxBuffer: 50_000_000,
      ...options,
    }).toString();
  }
}

/** How many files Gitea lists at once. */
const pageOfTree = 100;

function base64(text: string): string {
  return Buffer.from(text).toString("base64");
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString());
}
