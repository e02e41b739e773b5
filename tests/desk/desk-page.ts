/** The desk's page in a browser that has the sample's content in a folder of its own. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, join } from "node:path";
import { test as base, type Locator, type Page } from "@playwright/test";
import { buildDesk, deskSite } from "../../desk/build.ts";
import { siteRules } from "../../hosting/rules.ts";
import { closeServer, openServer } from "../../tools/listen.ts";
import { content, readContent } from "../../src/content/content.ts";
import { filesBelow } from "../../src/content/read/folder.ts";
import { siteFiles } from "../../tools/site-files.ts";
import { fifthForm } from "../forms/fifth-form.ts";
import { ownFolder } from "../own-folder.ts";

/** The desk as its owner uses it: opens entries, fills fields, saves. */
export class Desk {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a file or a new entry, such as `packages/entries/gold` or `coaches/new`. */
  async open(place: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, `/collections/${place}`);
    await this.#isNow(/editing|creating/u);
  }

  /** Waits until Sveltia tells screen readers what it shows. */
  async #isNow(what: RegExp): Promise<void> {
    const says = new RegExp(`now (?:${what.source})`, "u");
    await this.page.getByRole("status").filter({ hasText: says }).waitFor({ state: "attached" });
  }

  /** The part of the form for a field, by its label. */
  field(label: string, within: Page | Locator = this.page): Locator {
    return within.getByRole("group", { name: `“\u2068${label}\u2069” Field`, exact: true });
  }

  /** Types into a field, the last one if there are several. */
  async fill(label: string, value: string, within?: Locator): Promise<void> {
    await this.field(label, within).getByRole("textbox", { name: label, exact: true }).last().fill(value);
  }

  /** Picks a picture, and waits until it is encoded and shown. */
  async choosePicture(file: Parameters<Locator["setInputFiles"]>[0]): Promise<void> {
    await this.page.locator("input[type=file]").first().setInputFiles(file);
    await this.field("Picture").locator("img").waitFor();
  }

  async save(): Promise<void> {
    await this.page.getByRole("button", { name: "Save", exact: true }).click();
  }

  /** Saves, and returns why it was refused. */
  async problems(): Promise<string> {
    await this.save();
    const dialog = this.page.getByRole("dialog", { name: "Not saved yet" });
    const said = await dialog.getByRole("list").innerText();
    await dialog.getByRole("button", { name: "Back to the form" }).click();
    return said;
  }

  /** The bytes of a file of the content; none if it does not exist. */
  async read(path: string): Promise<Buffer> {
    const base64 = await this.page.evaluate(async (file) => {
      try {
        let folder = await navigator.storage.getDirectory();
        const names = ["content", ...file.split("/")];
        for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
        const handle = await folder.getFileHandle(names.at(-1) ?? "");
        const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
        return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""));
      } catch {
        return "";
      }
    }, path);
    return Buffer.from(base64, "base64");
  }

  /** Saves, waits for the files, and returns the lines that went and came; throws what the build would say of them. */
  async saved(...files: readonly string[]): Promise<{ readonly gone: string[]; readonly come: string[] }> {
    const before = new Map(
      await Promise.all(files.map(async (file) => [file, await this.read(file)] as const)),
    );
    await this.save();
    const after = new Map<string, Buffer>();
    for (const file of files) {
      await base.expect
        .poll(async () => (await this.read(file)).equals(before.get(file) ?? Buffer.of()))
        .toBe(false);
      after.set(file, await this.read(file));
    }
    await this.#isNow(/viewing/u);
    this.#accept(after);
    const lines = (all: ReadonlyMap<string, Buffer>) =>
      [...all]
        .filter(([file]) => /\.(?:yaml|md)$/u.test(file))
        .flatMap(([, bytes]) => bytes.toString().split("\n"));
    const [old, now] = [lines(before), lines(after)];
    return {
      gone: old.filter((line) => !now.includes(line)),
      come: now.filter((line) => !old.includes(line)),
    };
  }

  readonly #saved = new Map<string, Buffer>(
    Object.entries(fifthForm).map(([file, text]) => [file, Buffer.from(text)]),
  );

  #accept(files: ReadonlyMap<string, Buffer>): void {
    const folder = ownFolder("desk-content");
    cpSync("content", folder, { recursive: true });
    for (const [file, bytes] of files) this.#saved.set(file, bytes);
    for (const [file, bytes] of this.#saved) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), bytes);
    }
    base.expect(readContent(folder).problems).toEqual([]);
    rmSync(folder, { recursive: true });
  }
}

/** The sample's content and a fifth form in the browser's private folder, as `showDirectoryPicker` returns a picked one. */
async function putContent(page: Page): Promise<void> {
  const files = [
    ...filesBelow("content").map((file) => [file, readFileSync(join("content", file))] as const),
    ...Object.entries(fifthForm).map(([file, text]) => [file, Buffer.from(text)] as const),
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

/** The desk of a facility with its repository at GitHub, with the headers of `/admin`, opened once for all tests. */
export const test = base.extend<object, { desk: Desk }>({
  desk: [
    async ({ browser }, use) => {
      const editing = { backend: "github", repository: "clay-and-chalk/website", branch: "main" } as const;
      const facility = { ...content().facility, editing };
      const directory = ownFolder("desk");
      await buildDesk(directory, deskSite({ ...content(), facility }));
      const rules = siteRules({ directory, content: { ...content(), facility } });
      const server = createServer(siteFiles(directory, rules));
      const origin = await openServer(server, 0);
      const page = await browser.newPage({ reducedMotion: "reduce" });
      await page.addInitScript(() => {
        Object.assign(globalThis, { showDirectoryPicker: () => navigator.storage.getDirectory() });
      });
      await page.goto(`${origin.replace("127.0.0.1", "localhost")}/admin`);
      await putContent(page);
      await page.getByRole("button", { name: "Work with Local Repository" }).click();
      await page.getByText("All packages").first().waitFor({ state: "attached" });
      await use(new Desk(page));
      await page.close();
      await closeServer(server);
      rmSync(directory, { recursive: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

export const { expect } = base;
