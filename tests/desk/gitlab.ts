/**
 * A stand-in for GitLab: the part of its API that the desk uses.
 * https://docs.gitlab.com/api/graphql/reference https://docs.gitlab.com/api/rest
 */
import { type Answer, author, blobId, committedDate, GitService, type Question } from "./git-service.ts";

/** https://docs.gitlab.com/api/commits/#create-a-commit-with-multiple-files-and-actions */
interface CommitRequest {
  readonly commit_message: string;
  readonly actions: readonly {
    readonly action: "create" | "update" | "delete";
    readonly file_path: string;
    readonly content?: string;
    readonly encoding?: "text" | "base64";
  }[];
}

interface GraphQuery {
  readonly query: string;
  readonly variables: { readonly paths?: readonly string[] };
}

export class GitLab extends GitService {
  readonly backend = "gitlab";
  readonly unauthorized = "401 Unauthorized";

  protected answer({ method, path, authorization, body }: Question): Answer {
    if (authorization !== `Bearer ${this.token}`)
      return { status: 401, json: { message: this.unauthorized } };
    if (path === "/api/graphql") return { json: this.#graph(body as GraphQuery) };
    const own = `/api/v4/projects/${encodeURIComponent(this.repository)}`;
    const file = new RegExp(`^${own}/repository/files/(?<name>[^/]+)/raw$`, "u").exec(path)?.groups?.["name"];
    if (path === "/api/v4/user") return { json: { id: 1, username: "owner", ...author } };
    if (path === `${own}/users`) return { json: [{ id: 1, username: "owner" }] };
    if (path === `${own}/repository/commits` && method === "POST") return this.#take(body as CommitRequest);
    const bytes = file === undefined ? undefined : this.head.tree.get(decodeURIComponent(file));
    return bytes ? { bytes } : { status: 404, json: { message: "404 Not Found" } };
  }

  #graph({ query, variables: { paths } }: GraphQuery): unknown {
    if (paths) {
      const nodes = paths.map((path) => ({ rawTextBlob: this.read(path) }));
      return repositoryWith({ blobs: { nodes } });
    }
    if (query.includes("blobs(after: $cursor)"))
      return repositoryWith({
        tree: { blobs: { nodes: this.#blobs(), pageInfo: { endCursor: "", hasNextPage: false } } },
      });
    const trees = [...query.matchAll(/(?<name>tree_\d+): tree\(/gu)];
    if (trees.length > 0) {
      const lastCommit = { author: null, authorName: author.name, authorEmail: author.email, committedDate };
      return repositoryWith(
        Object.fromEntries(trees.map(({ groups }) => [groups?.["name"], { lastCommit }])),
      );
    }
    if (query.includes("lastCommit")) {
      const { oid: sha, message } = this.head;
      return repositoryWith({ tree: { lastCommit: { sha, message } } });
    }
    return { errors: [{ message: "This query is not known." }] };
  }

  #blobs() {
    return [...this.head.tree].map(([path, bytes]) => ({ type: "blob", path, sha: blobId(bytes) }));
  }

  /** Commits as GitLab does: on top of the branch, whatever the sender knows of it. */
  #take({ commit_message: message, actions }: CommitRequest): Answer {
    if (this.refusal !== undefined) return { status: 400, json: { message: this.refusal } };
    const tree = new Map(this.head.tree);
    for (const { action, file_path: path, content = "", encoding } of actions) {
      if (tree.has(path) === (action === "create")) {
        const reason = action === "create" ? "already exists" : "doesn't exist";
        return { status: 400, json: { message: `A file with this name ${reason}` } };
      }
      if (action === "delete") tree.delete(path);
      else tree.set(path, Buffer.from(content, encoding === "base64" ? "base64" : "utf8"));
    }
    this.commit(message, tree);
    return { status: 201, json: { id: this.head.oid, committed_date: committedDate } };
  }
}

function repositoryWith(repository: object) {
  return { data: { project: { repository } } };
}
