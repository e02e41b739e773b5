/**
 * The files of the repository behind the desk, through the documented API of its service.
 * https://docs.github.com/rest/git https://docs.gitlab.com/api/repositories https://docs.gitea.com/api
 */
import * as v from "valibot";
import { isTextFile } from "../src/content/read/file-name.ts";
import { textOf } from "./file-texts.ts";
import { comparable, type Files } from "./content-now.ts";

export interface Repository {
  readonly service: "github" | "gitlab" | "gitea";
  /** The address of the service's API, without a slash at the end. */
  readonly api: string;
  /** The owner and the name: `clay-and-chalk/website`. */
  readonly name: string;
  readonly branch: string;
}

/** A file of the branch, with the id that Git gives to its bytes. */
interface Blob {
  readonly path: string;
  readonly id: string;
}

/** Reads the branch's files below a folder. */
export class RepositoryReader {
  readonly #repository: Repository;
  /** The texts by their ids: those that the desk was given, and those fetched here. */
  readonly #texts = new Map<string, string>();
  /** The header that Sveltia signs its requests with. */
  authorization: string | undefined;

  constructor(repository: Repository) {
    this.#repository = repository;
  }

  /** Remembers a text that Sveltia has fetched, so that it is not fetched again. */
  async remember(text: string): Promise<void> {
    const written = `${text}\n`;
    this.#texts.set(await blobId(written), written);
  }

  /**
   * The files below a folder as they are in the branch now.
   * @throws Error with a sentence for the owner when the service refuses or can't be reached.
   */
  async read(folder: string): Promise<Files> {
    if (this.authorization === undefined)
      throw new Error(
        "The repository can't be read, because you haven't signed in to it. To change the folder on this computer, use the desk of npm run edit.",
      );
    const blobs = (await this.#list(folder)).filter(({ path }) => path.startsWith(`${folder}/`));
    const texts = await Promise.all(
      blobs.map(async ({ path, id }) => [path, isTextFile(path) ? await this.#text(id) : ""] as const),
    );
    return comparable(texts);
  }

  async #list(folder: string): Promise<readonly Blob[]> {
    return this.#repository.service === "gitlab" ? this.#listOfGitLab(folder) : this.#listOfTree();
  }

  /** GitHub and Gitea answer alike; Gitea in pages. */
  async #listOfTree(): Promise<readonly Blob[]> {
    const { name, branch } = this.#repository;
    const found: Blob[] = [];
    for (let page = 1; ; page += 1) {
      const path = `/repos/${name}/git/trees/${encodeURIComponent(branch)}?recursive=1&page=${page}`;
      const { tree, truncated } = v.parse(treeAnswer, await (await this.#get(path)).json());
      found.push(...tree.map(({ path: file, sha }) => ({ path: file, id: sha })));
      if (!truncated || tree.length === 0) return found;
    }
  }

  async #listOfGitLab(folder: string): Promise<readonly Blob[]> {
    const { name, branch } = this.#repository;
    const found: Blob[] = [];
    for (let page = "1"; page !== "";) {
      const query = new URLSearchParams({
        recursive: "true",
        per_page: "100",
        path: folder,
        ref: branch,
        page,
      });
      const answer = await this.#get(`/projects/${encodeURIComponent(name)}/repository/tree?${query}`);
      const entries = v.parse(gitLabTreeAnswer, await answer.json());
      found.push(...entries.filter(({ type }) => type === "blob"));
      page = answer.headers.get("x-next-page") ?? "";
    }
    return found;
  }

  async #text(id: string): Promise<string> {
    const known = this.#texts.get(id);
    if (known !== undefined) return known;
    const { service, name } = this.#repository;
    if (service === "gitlab") {
      const answer = await this.#get(`/projects/${encodeURIComponent(name)}/repository/blobs/${id}/raw`);
      this.#texts.set(id, await answer.text());
    } else {
      const answer = await this.#get(`/repos/${name}/git/blobs/${id}`);
      this.#texts.set(id, textOf(v.parse(blobAnswer, await answer.json()).content));
    }
    return this.#texts.get(id) ?? "";
  }

  async #get(path: string): Promise<Response> {
    const headers = { Authorization: this.authorization ?? "", Accept: "application/json" };
    const answer = await fetch(this.#repository.api + path, { headers, cache: "no-cache" }).catch(
      () => undefined,
    );
    if (!answer) throw new Error("The repository can't be reached. Are you online? Then save again.");
    if (answer.status === 401)
      throw new Error(
        "The repository no longer accepts your token. Copy what you typed, sign out, and sign in with a new token.",
      );
    if (!answer.ok) throw new Error(`The repository can't be read now (${answer.status}). Save again later.`);
    return answer;
  }
}

const treeAnswer = v.object({
  tree: v.array(v.object({ path: v.string(), sha: v.string() })),
  truncated: v.optional(v.boolean(), false),
});
const gitLabTreeAnswer = v.array(v.object({ path: v.string(), id: v.string(), type: v.string() }));
const blobAnswer = v.object({ content: v.string() });

/** The id that Git gives to a file: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
async function blobId(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const header = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const digest = await crypto.subtle.digest("SHA-1", new Uint8Array([...header, ...bytes]));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
