/** `npm run edit` while files change: what its answers hold, and what they keep from other programs. */
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plant, type Plants } from "../../src/content/plant-for-tests.ts";
import { freePort } from "../free-port.ts";
import { Project, type TypedCommand } from "./project.ts";

let project: Project;
let edit: TypedCommand;
let site: string;

beforeAll(async () => {
  project = new Project();
  const port = await freePort();
  site = `http://localhost:${port}`;
  edit = project.type("npm run edit", { PORT: String(port) });
  await edit.printing(/Desk +\S+\/admin/u);
}, 600_000);
afterAll(() => project.close());

const soon = { timeout: 60_000 };
const change = (changes: Plants) => plant(project.path("content"), changes);
const changeCode = (changes: Plants) => plant(project.path("src"), changes);
const statusOf = async (path: string) => (await fetch(site + path)).status;
const textOf = async (path: string) => (await fetch(site + path)).text();

test("while content has problems, the answer for every page is all of them", async () => {
  const facility = project.read("content/facility.yaml");
  const navigation = project.read("content/navigation.yaml");
  change({
    "facility.yaml": facility.replace(/^phone: .*$/mu, "phone: <b>soon</b>"),
    "packages/gold.yaml": (yaml) => yaml.replace("59.99", "free"),
    "navigation.yaml": `${navigation}- [`,
    "coaches/late.yaml": "name: ''\n",
  });
  await expect.poll(() => textOf("/packages"), soon).toContain("coaches/late.yaml");
  for (const path of ["/packages", "/", "/contactus", "/no-such-page"]) {
    const answer = await fetch(site + path);
    expect(answer.status, path).toBe(500);
    expect(answer.headers.get("content-type"), path).toContain("text/html");
    const page = await answer.text();
    expect(page, path).toMatch(/content\/facility\.yaml:\d+:\d+ phone: .*&lt;b&gt;soon&lt;\/b&gt;/u);
    expect(page, path).toMatch(/content\/packages\/gold\.yaml:\d+:8 price: .*\(found "free"\)/u);
    expect(page, path).toMatch(/content\/navigation\.yaml:\d+:\d+ /u);
    expect(page, path).toContain("content/coaches/late.yaml ");
    expect(page, path).not.toContain("<b>");
  }
  await edit.printing(/content\/packages\/gold\.yaml:\d+:8 price: /u);

  change({
    "facility.yaml": facility,
    "packages/gold.yaml": (yaml) => yaml.replace("free", "61.25"),
    "navigation.yaml": navigation,
    "coaches/late.yaml": null,
  });
  await expect.poll(() => textOf("/packages"), soon).toContain("$61.25");
}, 300_000);

test.each([
  ["facility.yaml", "facility.ts", "organization: "],
  ["packages/gold.yaml", "package.ts", "summary: "],
  ["mail.yaml", "mail.ts", "origin: "],
])(
  "a field added to the schema of %s is read, and is in the desk",
  async (file, schema, before) => {
    const yaml = project.read(`content/${file}`);
    const code = project.read(`src/content/schema/${schema}`);
    change({ [file]: `${yaml}motto: Play ball\n` });
    await expect.poll(() => textOf("/packages"), soon).toContain("motto: there is no such field here");
    const help = `The motto in ${schema}`;
    changeCode({
      [`content/schema/${schema}`]: code.replace(
        before,
        `motto: withHelp(v.optional(v.string()), "${help}"),\n${before}`,
      ),
    });
    await expect.poll(() => statusOf("/packages"), soon).toBe(200);
    // What pages load is made from the content, too, and so are the answers of the mail service.
    for (const path of ["/src/styles/tokens.css", "/virtual:floor-plan.css", "/_mail/templates"])
      expect(await statusOf(path), path).toBe(200);
    const [, script = ""] = /<script[^>]* src="([^"]+)"/u.exec(await textOf("/admin")) ?? [];
    expect(await textOf(script)).toContain(help);

    changeCode({ [`content/schema/${schema}`]: code });
    await expect.poll(() => textOf("/packages"), soon).toContain("motto: there is no such field here");
    change({ [file]: yaml });
    await expect.poll(() => statusOf("/packages"), soon).toBe(200);
  },
  300_000,
);

test("a mistake in the code that reads content is in the answer, too, until it is corrected", async () => {
  const code = project.read("src/content/schema/coach.ts");
  changeCode({ "content/schema/coach.ts": `import "./not-there.ts";\n${code}` });
  await expect.poll(() => textOf("/coaches"), soon).toContain("not-there.ts");
  changeCode({ "content/schema/not-there.ts": "export {};\n" });
  await expect.poll(() => statusOf("/coaches"), soon).toBe(200);
  changeCode({ "content/schema/coach.ts": code, "content/schema/not-there.ts": null });
  await expect.poll(() => statusOf("/coaches"), soon).toBe(200);
}, 300_000);

test("what lies beside the site's own files is not served", async () => {
  plant(project.folder, {
    ".cache/mail/messages.jsonl": "private\n",
    ".git/config": "private\n",
    "facilities/barn/facility.yaml": "private\n",
    "notes.txt": "private\n",
  });
  const files = [
    ".cache/mail/messages.jsonl",
    ".git/config",
    "facilities/barn/facility.yaml",
    "notes.txt",
    "content/facility.yaml",
    "package-lock.json",
  ];
  for (const file of files) {
    const absolute = encodeURI(project.path(file));
    for (const path of [
      `/${file}`,
      `/${file}?raw`,
      `/${file}?import&url`,
      `/@fs${absolute}`,
      `/src/..%2f${file}`,
      `/_image?href=/@fs${absolute}&f=svg`,
    ]) {
      const answer = await get(path);
      expect.soft(answer.status, path).toBeGreaterThanOrEqual(400);
      expect.soft(answer.body, path).not.toMatch(/^private|^phone:|lockfileVersion/mu);
    }
  }
  plant(project.folder, { ".git": null });
});

test.each([
  { origin: "http://localhost:3000" },
  { origin: "null" },
  { "sec-fetch-site": "same-site", "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" },
  { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "script" },
  { "sec-fetch-site": "same-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" },
  { host: "evil.example" },
])("a page of another program (%j) reads nothing", async (headers: Record<string, string>) => {
  for (const path of [
    "/admin/content.json",
    "/admin",
    "/packages",
    "/_mail/api/messages",
    "/src/settings.ts",
    "/@vite/client",
    "/_image?href=/@fs/x.png",
  ])
    expect.soft((await get(path, headers)).status, path).toBe(403);
});

test("a link in another program's page opens a page", async () => {
  const headers = {
    "sec-fetch-site": "cross-site",
    "sec-fetch-mode": "navigate",
    "sec-fetch-dest": "document",
  };
  expect((await get("/packages", headers)).status).toBe(200);
});

/** The answer to a request with headers and a path that `fetch` would not send so. */
async function get(path: string, headers: Record<string, string> = {}) {
  const asking = request(site, { path, headers }).end();
  const [response] = (await once(asking, "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: await text(response) };
}
