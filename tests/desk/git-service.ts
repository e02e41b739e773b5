/**
 * A stand-in for GitHub, with a repository in memory: the part of its API that the desk uses.
 * https://docs.github.com/graphql https://docs.github.com/rest
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { filesBelow } from "../../src/content/read/folder.ts";
import { closeServer, openServer } from "../../tools/site/listen.ts";

interface Answer {
  readonly status?: number;
  readonly json?: unknown;
  readonly bytes?: Buffer;
}

/** The files of a commit, by path. */
type Tree = ReadonlyMap<string, Buffer>;

interface Commit {
  readonly oid: string;
  readonly message: string;
  readonly tree: Tree;
}

/** https://docs.github.com/graphql/reference/input-objects#createcommitonbranchinput */
interface CommitInput {
  readonly expectedHeadOid: string;
  readonly message: { readonly headline: string };
  readonly fileChanges: {
    readonly additions: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions: readonly { readonly path: string }[];
  };
}

interface GraphQuery {
  readonly query: string;
  readonly variables: { readonly input?: CommitInput };
}

const author = { name: "The Owner", email: "owner@prairie-bats.example", user: null };
const committedDate = "2026-11-16T12:00:00Z";

/** A repository with one branch, `main`, and the service that lets its one user read and change it. */
export class GitService {
  readonly repository = "prairie-bats/website";
  /** The token that the service accepts. */
  token = "a-token-of-the-owner";
  /** The error with which the service refuses the next commits, such as a protected branch; undefined to take them. */
  refusal: string | undefined;
  origin = "";

  readonly #commits: Commit[] = [];
  readonly #server = createServer((request, response) => void this.#handle(request, response));

  /** Creates the repository with a first commit of a content folder, and starts the service. */
  async open(content: string): Promise<void> {
    const files = filesBelow(content).map(
      (file) => [`content/${file}`, readFileSync(join(content, file))] as const,
    );
    this.#commit("First commit", new Map(files));
    this.origin = await openServer(this.#server, 0);
  }

  async close(): Promise<void> {
    await closeServer(this.#server);
  }

  /** How many commits there are. */
  get count(): number {
    return this.#commits.length;
  }

  /** What the commits since one changed, by path: the texts before and after; "" for a file that is not there. */
  changesSince(count: number): readonly ReadonlyMap<string, readonly [before: string, after: string]>[] {
    return this.#commits.slice(count).map(({ tree }, index) => {
      const before = this.#commits[count + index - 1]?.tree ?? new Map<string, Buffer>();
      const paths = new Set([...before.keys(), ...tree.keys()]);
      const texts = [...paths].map(
        (path) => [path, [textIn(before, path), textIn(tree, path)] as const] as const,
      );
      return new Map(texts.filter(([, [old, now]]) => old !== now));
    });
  }

  /** The text of a file in the branch. */
  read(path: string): string {
    return textIn(this.#head.tree, path);
  }

  /** The paths of all files in the branch. */
  paths(): readonly string[] {
    return [...this.#head.tree.keys()];
  }

  /** Changes a file as somebody else does who pushes to the branch. */
  pushElsewhere(path: string, text: string): void {
    this.#commit(`Change ${path}`, new Map([...this.#head.tree, [path, Buffer.from(text)]]));
  }

  get #head(): Commit {
    const head = this.#commits.at(-1);
    if (!head) throw new Error("the repository is empty");
    return head;
  }

  #commit(message: string, tree: Tree): void {
    const oid = createHash("sha1").update(`commit ${this.#commits.length}`).digest("hex");
    this.#commits.push({ oid, message, tree });
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status = 200, json, bytes } = await this.#answer(request);
    response.writeHead(status, {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Headers": "*, Authorization",
      "Access-Control-Allow-Methods": "*",
      "Content-Type": bytes ? "application/octet-stream" : "application/json",
    });
    response.end(bytes ?? (status === 204 ? undefined : JSON.stringify(json)));
  }

  async #answer(request: IncomingMessage): Promise<Answer> {
    if (request.method === "OPTIONS") return { status: 204 };
    if (request.headers.authorization !== `token ${this.token}`)
      return { status: 401, json: { message: "Bad credentials" } };
    const { pathname } = new URL(request.url ?? "/", this.origin);
    if (pathname === "/api/graphql") return { json: this.#graph(await bodyOf(request)) };
    const path = pathname.replace("/api/v3", "");
    const own = `/repos/${this.repository}`;
    if (path === "/user") return { json: { id: 1, login: "owner", ...author } };
    if (path === `${own}/collaborators/owner`) return { status: 204 };
    if (path === `${own}/git/trees/${this.#head.oid}`) return { json: { tree: this.#blobs() } };
    if (path.startsWith(`${own}/git/blobs/`))
      return { bytes: this.#blob(path.slice(`${own}/git/blobs/`.length)) };
    return { status: 404, json: { message: "Not Found" } };
  }

  #blobs() {
    return [...this.#head.tree].map(([path, bytes]) => ({
      type: "blob",
      path,
      sha: blobId(bytes),
      size: bytes.length,
    }));
  }

  #blob(id: string): Buffer {
    const bytes = [...this.#head.tree.values()].find((each) => blobId(each) === id);
    if (!bytes) throw new Error(`there is no ${id}`);
    return bytes;
  }

  #graph({ query, variables }: GraphQuery): unknown {
    if (variables.input) return this.#take(variables.input, query);
    const texts = [...query.matchAll(/(?<name>content_\d+): object\(oid: "(?<id>\w+)"\)/gu)];
    if (texts.length > 0)
      return repositoryWith(texts, ({ id = "" }) => ({
        text: this.#blob(id).toString(),
        isTruncated: false,
      }));
    const histories = [...query.matchAll(/(?<name>commit_\d+): ref\(/gu)];
    if (histories.length > 0) return repositoryWith(histories, () => historyOf({ author, committedDate }));
    if (query.includes("history(first: 1)")) {
      const { oid, message } = this.#head;
      return { data: { repository: { ref: historyOf({ oid, message }) } } };
    }
    return { errors: [{ message: "This query is not known." }] };
  }

  /** Commits as GitHub does: on top of the commit that the sender knows, or not at all. */
  #take(
    { expectedHeadOid, message, fileChanges: { additions, deletions } }: CommitInput,
    query: string,
  ): unknown {
    if (this.refusal !== undefined) return { errors: [{ message: this.refusal }] };
    if (expectedHeadOid !== this.#head.oid)
      return { errors: [{ message: `Expected branch to point to "${expectedHeadOid}" but it did not.` }] };
    const tree = new Map(this.#head.tree);
    for (const { path } of deletions) tree.delete(path);
    for (const { path, contents } of additions) tree.set(path, Buffer.from(contents, "base64"));
    this.#commit(message.headline, tree);
    const asked = [...query.matchAll(/(?<name>file_\d+): file\(path: "(?<path>[^"]+)"\)/gu)];
    const ids = asked.map(({ groups: { name = "", path = "" } = {} }) => [
      name,
      { oid: blobId(tree.get(path) ?? Buffer.of()) },
    ]);
    const commit = { oid: this.#head.oid, committedDate, ...Object.fromEntries(ids) };
    return { data: { createCommitOnBranch: { commit } } };
  }
}

/** The answer for several parts of a repository, by the names that the query gives them. */
function repositoryWith(
  parts: readonly RegExpExecArray[],
  answer: (groups: Readonly<Record<string, string>>) => unknown,
): unknown {
  const answers = parts.map(({ groups = {} }) => [groups["name"] ?? "", answer(groups)]);
  return { data: { repository: Object.fromEntries(answers) } };
}

function historyOf(commit: object) {
  return { target: { history: { nodes: [commit] } } };
}

function textIn(tree: Tree, path: string): string {
  return tree.get(path)?.toString() ?? "";
}

/** The id that Git gives to a file: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
function blobId(bytes: Buffer): string {
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

async function bodyOf(request: IncomingMessage): Promise<GraphQuery> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString()) as GraphQuery;
}
