import { EventEmitter } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startEditor, type EditorOptions, type RunningEditor } from "./server.ts";

const root = mkdtempSync(join(tmpdir(), "editor-"));
const content = join(root, "content");
cpSync("content", content, { recursive: true });
mkdirSync(join(root, "page"));
writeFileSync(join(root, "page", "index.html"), "the page");
afterAll(() => rmSync(root, { recursive: true, force: true }));

let shown: readonly string[] = [];
const options: EditorOptions = {
  port: 0,
  contentDirectory: content,
  pageDirectory: join(root, "page"),
  preview: {
    origin: "http://127.0.0.1:1",
    draft: {
      directory: root,
      update: (changes) => [...changes.keys()].map((path) => ({ path, kind: "changed" })),
      close: () => undefined,
    },
    show: (updates) => {
      shown = updates.map(({ path }) => path);
      return Promise.resolve();
    },
    restarts: new EventEmitter(),
  },
};
let editor: RunningEditor;
const ask = (path: string, init?: RequestInit) =>
  fetch(editor.origin + path, { redirect: "manual", ...init });
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "no-cors": "1", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const gold = () => readFileSync(join(content, "packages/gold.yaml"), "utf8");
const saving = (path: string, text: string) => ({
  additions: [{ path, contents: Buffer.from(text).toString("base64") }],
  deletions: [],
});

describe("on this machine", () => {
  beforeAll(async () => {
    editor = await startEditor(options);
  });
  afterAll(() => editor.close());

  test("a restart of the preview is told to every page that is open", async () => {
    const pages = await Promise.all([ask("/editor/restarts"), ask("/editor/restarts")]);
    options.preview?.restarts.emit("restart");
    for (const { headers, body } of pages) {
      expect(headers.get("content-type")).toBe("text/event-stream");
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
      expect((await reader?.read())?.value).toBe("data: restart\n\n");
      await reader?.cancel();
    }
    await vi.waitFor(() => expect(options.preview?.restarts.listenerCount("restart")).toBe(0));
  });

  test("the page stands at every address of the editor, with a policy", async () => {
    const page = await ask("/keystatic/singleton/hours");
    expect(await page.text()).toBe("the page");
    expect(page.headers.get("content-security-policy")).toMatch(
      /script-src 'self';.*frame-ancestors 'none'/u,
    );
    expect((await ask("/")).headers.get("location")).toBe("/keystatic");
  });

  test("a save goes through our check and is written in the canonical form", async () => {
    const before = gold();
    const written = `name: 'Gold'\n${before.replace("name: Gold\n", "").replace("59.99", "64.99")}`;
    expect((await post("/api/keystatic/update", saving("packages/gold.yaml", written))).status).toBe(200);
    expect(gold()).toBe(before.replace("59.99", "64.99"));
    writeFileSync(join(content, "packages/gold.yaml"), before);
  });

  test.each([
    ["a bad value", saving("packages/gold.yaml", "price: free"), {}, 200],
    ["another folder", saving("../outside.yaml", "a: 1"), {}, 403],
    ["no save at all", "not json", {}, 400],
    [
      "a page of another site",
      saving("packages/gold.yaml", "name: x"),
      { Origin: "https://evil.example" },
      403,
    ],
    [
      "a simple form of another site",
      saving("packages/gold.yaml", "name: x"),
      { "Sec-Fetch-Site": "cross-site" },
      403,
    ],
    ["more than a save needs", "x".repeat(9_000_000), {}, 413],
  ])("%s is refused and writes nothing", async (_what, body, headers, status) => {
    const before = gold();
    const answer = await post("/api/keystatic/update", body, headers);
    expect(answer.status).toBe(status);
    expect(gold()).toBe(before);
  });

  test("a draft is shown when it is in order, and says why not otherwise", async () => {
    const files = (text: string) => ({ files: [["packages/gold.yaml", text]] });
    expect((await post("/editor/draft", files(gold().replace("59.99", "64.99")))).status).toBe(200);
    expect(shown).toEqual(["packages/gold.yaml"]);
    const refused = await post("/editor/draft", files(gold().replace("59.99", "free")));
    expect(await refused.json()).toMatchObject({
      refusal: {
        problems: [
          {
            file: "packages/gold.yaml",
            field: "price",
            message: 'expected an amount such as 59.99 (found "free")',
          },
        ],
      },
    });
    expect((await post("/editor/draft", { files: [["../x.yaml", ""]] })).status).toBe(400);
    expect(gold()).toContain("59.99");
  });

  test("pictures are handed out from their folder only", async () => {
    expect((await ask("/editor/pictures/hero.jpg")).headers.get("content-type")).toBe("image/jpeg");
    for (const path of ["/editor/pictures/../hours.yaml", "/editor/pictures/%2e%2e/hours.yaml"])
      expect((await ask(path)).status).toBe(404);
  });
});

describe("hosted for a team", () => {
  beforeAll(async () => {
    for (const name of ["CLIENT_ID", "CLIENT_SECRET"]) process.env[`KEYSTATIC_GITHUB_${name}`] = "of-a-test";
    process.env["KEYSTATIC_SECRET"] = "a secret of at least thirty-two characters";
    editor = await startEditor({
      ...options,
      preview: undefined,
      github: { repository: "owner/site", app: "desk" },
      origin: "https://edit.example.com",
    });
  });
  afterAll(() => editor.close());
  const hosted = (path: string, init: RequestInit = {}) =>
    fetch(editor.local + path, { redirect: "manual", ...init });

  test("signing in happens at GitHub and comes back to the public address", async () => {
    const login = new URL((await hosted("/api/keystatic/github/login")).headers.get("location") ?? "");
    expect(login.origin).toBe("https://github.com");
    expect(login.searchParams.get("redirect_uri")).toBe(
      "https://edit.example.com/api/keystatic/github/oauth/callback",
    );
  });

  test("nothing can be written to the server's own copy", async () => {
    const before = gold();
    const headers = { "Content-Type": "application/json", "no-cors": "1" };
    const body = JSON.stringify(saving("packages/gold.yaml", before.replace("59.99", "64.99")));
    expect((await hosted("/api/keystatic/update", { method: "POST", headers, body })).status).toBe(404);
    expect((await hosted("/editor/pictures?name=a&alt=b", { method: "POST", body: "x" })).status).toBe(404);
    expect(gold()).toBe(before);
  });

  test("the page learns where its saves go", async () => {
    expect(await (await hosted("/editor/facility.json")).json()).toMatchObject({
      github: { repository: "owner/site", app: "desk" },
    });
  });
});
