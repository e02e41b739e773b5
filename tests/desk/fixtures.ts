/** The desk in a browser that has the sample's content in a folder of its own. */
import { readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { test as base, type Page } from "@playwright/test";
import { buildDesk, folderDesk } from "../../desk/build.ts";
import { folderAddress } from "../../desk/content-now.ts";
import { siteRules } from "../../hosting/site-rules.ts";
import { content } from "../../src/content/content.ts";
import { filesBelow } from "../../src/content/read/folder.ts";
import { closeServer, openServer } from "../../tools/site/listen.ts";
import { siteFiles } from "../../tools/site/site-files.ts";
import { addedForm } from "../forms/added-form.ts";
import { ownFolder } from "../own-folder.ts";
import { withoutPaint } from "../paint.ts";
import { contentInFolder } from "./content-in-folder.ts";
import { Desk, pickFolder } from "./desk-page.ts";

/** The sample's content and an added form in the browser's private folder, as `showDirectoryPicker` returns a picked one. */
async function putContent(page: Page): Promise<void> {
  const files = [
    ...filesBelow("content").map((file) => [file, readFileSync(join("content", file))] as const),
    ...Object.entries(addedForm).map(([file, text]) => [file, Buffer.from(text)] as const),
  ].map(([file, bytes]) => [file, bytes.toString("base64")] as const);
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(".git", { create: true });
    const write = async ([file, base64]: readonly [string, string]) => {
      let folder = root;
      const names = ["content", ...file.split("/")];
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
      const handle = await folder.getFileHandle(names.at(-1) ?? "", { create: true });
      const writable = await handle.createWritable();
      await writable.write(Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0));
      await writable.close();
    };
    await Promise.all(all.map(write));
  }, files);
}

/** The files of the content in the browser's private folder, as `npm run edit` serves those of the picked one. */
async function filesOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const found: Record<string, string> = {};
    const read = async (path: string, handle: FileSystemDirectoryHandle | FileSystemFileHandle) => {
      if (handle.kind === "directory") await visit(handle, path);
      else found[path] = /\.(?:yaml|md)$/u.test(path) ? await (await handle.getFile()).text() : "";
    };
    const visit = async (folder: FileSystemDirectoryHandle, path: string) => {
      const inside = await Array.fromAsync(folder.entries());
      await Promise.all(inside.map(([name, handle]) => read(`${path}/${name}`, handle)));
    };
    const root = await navigator.storage.getDirectory();
    await visit(await root.getDirectoryHandle("content"), "content");
    return found;
  });
}

/** The desk of `npm run edit`, with its headers, opened once for all tests. */
export const test = base.extend<object, { desk: Desk }>({
  desk: [
    async ({ browser }, use) => {
      const editing = { backend: "github", repository: "clay-and-chalk/website", branch: "main" } as const;
      const facility = { ...content().facility, editing };
      const directory = ownFolder("desk");
      // With the folder's pages, as `npm run edit` builds it: then no field for a page is drawn anew for other pages.
      await buildDesk(directory, folderDesk(contentInFolder().content));
      const rules = siteRules({ directory, content: { ...content(), facility } });
      const server = createServer(siteFiles(directory, rules));
      const origin = await openServer(server, 0);
      const page = await browser.newPage({ reducedMotion: "reduce", hasTouch: true });
      await withoutPaint(page.context());
      await page.addInitScript(() => {
        Object.assign(globalThis, { showDirectoryPicker: () => navigator.storage.getDirectory() });
      });
      await page.route(`**${folderAddress}`, async (route) => route.fulfill({ json: await filesOf(page) }));
      const site = origin.replace("127.0.0.1", "localhost");
      // Any page of the site has the browser's private folder.
      await page.goto(`${site}/no-page`);
      await putContent(page);
      await page.goto(`${site}/admin`);
      await pickFolder(page);
      await use(new Desk(page));
      // A form may be reading the list of pages.
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.close();
      await closeServer(server);
      rmSync(directory, { recursive: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

export const { expect } = base;
