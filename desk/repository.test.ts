import { afterAll, beforeAll, expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { isTextFile } from "../src/content/read/file-name.ts";
import { filesBelow } from "../src/content/read/folder.ts";
import { GitService } from "../tests/desk/git-service.ts";
import { RepositoryReader } from "./repository.ts";

const service = new GitService();
let reader: RepositoryReader;

beforeAll(async () => {
  await service.open("content");
  reader = new RepositoryReader({
    service: "gitea",
    api: `${service.origin}/api/v1`,
    name: service.repository,
    branch: "main",
  });
}, 60_000);
afterAll(() => service.close());

test("without a token, the repository is not read", async () => {
  await expect(reader.read("content")).rejects.toThrow("because you haven't signed in to it");
});

test("the files are those of the branch, with pictures by name", async () => {
  reader.authorization = `token ${service.token}`;
  const texts = filesBelow("content").filter(isTextFile);
  // Sveltia has fetched all texts but the cancellation policy, which the reader then fetches.
  for (const file of texts)
    if (file !== "policies/cancel.md") await reader.remember(readFileSync(`content/${file}`, "utf8").trim());
  const files = await reader.read("content");
  expect([...files.keys()].toSorted()).toEqual(filesBelow("content").map((file) => `content/${file}`));
  expect(files.get("content/hours.yaml")).toBe(readFileSync("content/hours.yaml", "utf8").trim());
  expect(files.get("content/policies/cancel.md")).toBe(
    readFileSync("content/policies/cancel.md", "utf8").trim(),
  );
  expect(files.get("content/pictures/hero.jpg")).toBe("");
}, 60_000);

test("a commit of somebody else is seen at once", async () => {
  service.pushElsewhere("content/packages/silver.yaml", "name: Silver\nprice: 44.99\n");
  const files = await reader.read("content");
  expect(files.get("content/packages/silver.yaml")).toBe("name: Silver\nprice: 44.99");
  expect(service.log()).toContain("+price: 44.99");
}, 60_000);

test("a token that has expired is told in a sentence", async () => {
  reader.authorization = "token expired";
  await expect(reader.read("content")).rejects.toThrow("The repository no longer accepts your token.");
});

test("a service that doesn't answer is told in a sentence", async () => {
  const offline = new RepositoryReader({
    service: "github",
    api: "http://127.0.0.1:9",
    name: "a/b",
    branch: "main",
  });
  offline.authorization = "token any";
  await expect(offline.read("content")).rejects.toThrow("The repository can't be reached.");
});
