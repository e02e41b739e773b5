/** A service that keeps a repository, as far as the desk sees one: in memory, with one branch and one user. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { filesBelow } from "../../src/content/read/folder.ts";
import { closeServer, openServer } from "../../tools/site/listen.ts";

/** What a service answers: JSON, or the bytes of a file. */
export interface Answer {
  readonly status?: number;
  readonly json?: unknown;
  readonly bytes?: Buffer;
}

/** A request for something of the service's API. */
export interface Question {
  readonly method: string;
  /** The path of its address, as it was sent. */
  readonly path: string;
  readonly authorization: string | undefined;
  /** What was sent as JSON; undefined if nothing was. */
  readonly body: unknown;
}

/** The files of a commit, by path. */
export type Tree = ReadonlyMap<string, Buffer>;

interface Commit {
  readonly oid: string;
  readonly message: string;
  readonly tree: Tree;
}

/** Who has written all commits, and when. */
export const author = { name: "The Owner", email: "owner@prairie-bats.example" };
export const committedDate = "2026-11-16T12:00:00Z";

/** A repository with one branch, `main`, and the service that lets its one user read and change it. */
export abstract class GitService {
  /** Its name in `editing` of a facility. */
  abstract readonly backend: "github" | "gitlab";
  /** What it says of a token that it does not accept. */
  abstract readonly unauthorized: string;
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
    this.commit("First commit", new Map(files));
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
    return textIn(this.head.tree, path);
  }

  /** The paths of all files in the branch. */
  paths(): readonly string[] {
    return [...this.head.tree.keys()];
  }

  /** Changes a file as somebody else does who pushes to the branch. */
  pushElsewhere(path: string, text: string): void {
    this.commit(`Change ${path}`, new Map([...this.head.tree, [path, Buffer.from(text)]]));
  }

  protected get head(): Commit {
    const head = this.#commits.at(-1);
    if (!head) throw new Error("the repository is empty");
    return head;
  }

  /** Adds a commit with all files of the repository. */
  protected commit(message: string, tree: Tree): void {
    const oid = createHash("sha1").update(`commit ${this.#commits.length}`).digest("hex");
    this.#commits.push({ oid, message, tree });
  }

  /** Answers as the service does. */
  protected abstract answer(question: Question): Answer;

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status = 200, json, bytes } = await this.#answerTo(request);
    response.writeHead(status, {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Headers": "*, Authorization",
      "Access-Control-Allow-Methods": "*",
      "Content-Type": bytes ? "application/octet-stream" : "application/json",
    });
    response.end(bytes ?? (status === 204 ? undefined : JSON.stringify(json)));
  }

  async #answerTo(request: IncomingMessage): Promise<Answer> {
    const { method = "GET", url = "/", headers } = request;
    if (method === "OPTIONS") return { status: 204 };
    const { pathname: path } = new URL(url, this.origin);
    return this.answer({ method, path, authorization: headers.authorization, body: await bodyOf(request) });
  }
}

/** The text of a file; "" for one that is not there. */
function textIn(tree: Tree, path: string): string {
  return tree.get(path)?.toString() ?? "";
}

/** The id that Git gives to a file: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
export function blobId(bytes: Buffer): string {
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return text === "" ? undefined : JSON.parse(text);
}
