/**
 * A stand-in for GitHub: the part of its API that the desk uses.
 * https://docs.github.com/graphql https://docs.github.com/rest
 */
import { type Answer, author, blobId, committedDate, GitService, type Question } from "./git-service.ts";

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

export class GitHub extends GitService {
  readonly backend = "github";
  readonly unauthorized = "Bad credentials";

  protected answer({ path, authorization, body }: Question): Answer {
    if (authorization !== `token ${this.token}`) return { status: 401, json: { message: this.unauthorized } };
    if (path === "/api/graphql") return { json: this.#graph(body as GraphQuery) };
    const own = `/api/v3/repos/${this.repository}`;
    if (path === "/api/v3/user") return { json: { id: 1, login: "owner", ...author } };
    if (path === `${own}/collaborators/owner`) return { status: 204 };
    if (path === `${own}/git/trees/${this.head.oid}`) return { json: { tree: this.#blobs() } };
    if (path.startsWith(`${own}/git/blobs/`))
      return { bytes: this.#blob(path.slice(`${own}/git/blobs/`.length)) };
    return { status: 404, json: { message: "Not Found" } };
  }

  #blobs() {
    return [...this.head.tree].map(([path, bytes]) => ({
      type: "blob",
      path,
      sha: blobId(bytes),
      size: bytes.length,
    }));
  }

  #blob(id: string): Buffer {
    const bytes = [...this.head.tree.values()].find((each) => blobId(each) === id);
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
    if (histories.length > 0)
      return repositoryWith(histories, () => historyOf({ author: { ...author, user: null }, committedDate }));
    if (query.includes("history(first: 1)")) {
      const { oid, message } = this.head;
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
    if (expectedHeadOid !== this.head.oid)
      return { errors: [{ message: `Expected branch to point to "${expectedHeadOid}" but it did not.` }] };
    const tree = new Map(this.head.tree);
    for (const { path } of deletions) tree.delete(path);
    for (const { path, contents } of additions) tree.set(path, Buffer.from(contents, "base64"));
    this.commit(message.headline, tree);
    const asked = [...query.matchAll(/(?<name>file_\d+): file\(path: "(?<path>[^"]+)"\)/gu)];
    const ids = asked.map(({ groups: { name = "", path = "" } = {} }) => [
      name,
      { oid: blobId(tree.get(path) ?? Buffer.of()) },
    ]);
    const commit = { oid: this.head.oid, committedDate, ...Object.fromEntries(ids) };
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
