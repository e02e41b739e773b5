/** The desk's page as its owner uses it, on content in the browser's private folder or in a repository. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, type Dialog, type Locator, type Page } from "@playwright/test";
import { readContent } from "../../src/content/content.ts";
import { isTextFile } from "../../src/content/read/file-name.ts";
import { addedForm } from "../forms/added-form.ts";
import { ownFolder } from "../own-folder.ts";

/** The desk as its owner uses it: opens entries, fills fields, saves. */
export class Desk {
  readonly page: Page;

  /** How the browser's own questions are answered. */
  #answerDialog = (dialog: Dialog) => dialog.accept();

  constructor(page: Page) {
    this.page = page;
    page.on("dialog", (dialog) => void this.#answerDialog(dialog));
    // Sveltia offers what a test before typed and did not save. Its own click would wait for this handler.
    void page.addLocatorHandler(page.getByRole("alertdialog", { name: "Restore Draft" }), (offer) =>
      offer.getByRole("button", { name: "Discard" }).dispatchEvent("click"),
    );
  }

  /** Answers the browser's own questions in this way, until the returned function is called: then with yes again. */
  answerDialogs(answer: (dialog: Dialog) => Promise<void>): () => void {
    const usual = this.#answerDialog;
    this.#answerDialog = answer;
    return () => {
      this.#answerDialog = usual;
    };
  }

  /**
   * Opens a file or a new entry, such as `packages/entries/gold` or `coaches/new`, as it is saved. It comes from the list,
   * because a form that is open already stays as it is, with all that a test before typed.
   */
  async open(place: string): Promise<void> {
    const [folder = ""] = place.split("/");
    await this.list(folder);
    await this.#go(place);
    await this.#isNow(/editing|creating/u);
  }

  /** Opens the list of a folder, such as `packages`. */
  async list(folder: string): Promise<void> {
    await this.#go(folder);
    await this.#isNow(/viewing/u);
  }

  async #go(place: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, `/collections/${place}`);
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

  /** The same, after scrolling to it: Sveltia draws a field once it comes into view. */
  async reach(label: string, within?: Locator): Promise<Locator> {
    const field = this.field(label, within);
    const drawn = (within ?? this.page).getByRole("group", { name: /Field$/u });
    let drawnBefore = 0;
    let attempts = 0;
    await expect(async () => {
      const count = await drawn.count();
      attempts = count === drawnBefore ? attempts + 1 : 0;
      drawnBefore = count;
      if (count === 0) await this.#scrollOn(within);
      else await this.#showNeighbors(drawn, count, attempts);
      await expect(field).not.toHaveCount(0, { timeout: 100 });
    }).toPass({ intervals: [10] });
    await field.last().scrollIntoViewIfNeeded();
    return field;
  }

  /** Scrolls past a list of closed entries, which has no field that is drawn. */
  async #scrollOn(list: Locator | undefined): Promise<void> {
    const { width, height } = this.page.viewportSize() ?? { width: 0, height: 0 };
    await list?.last().scrollIntoViewIfNeeded();
    await this.page.mouse.move(width / 2, height / 2);
    await this.page.mouse.wheel(0, height / 2);
  }

  /**
   * Puts the last drawn field at the window's top, so that what follows it comes into view, then at its bottom for what
   * precedes it. As long as that draws no more, the same with the field before it, and so on.
   */
  async #showNeighbors(drawn: Locator, count: number, attempts: number): Promise<void> {
    const fromLast = Math.floor(attempts / 2) % count;
    const block = attempts % 2 === 0 ? "start" : "end";
    await drawn
      .nth(count - 1 - fromLast)
      .evaluate((element, edge) => element.scrollIntoView({ block: edge }), block as ScrollLogicalPosition);
  }

  /**
   * The section of a page's form whose kind has this name, after scrolling to it: Sveltia draws only those in view, so
   * no section is found by its number.
   */
  async reachSection(kind: string): Promise<Locator> {
    const header = this.page
      .getByRole("button", { name: /^(?:Expand|Collapse)$/u })
      .filter({ has: this.page.getByText(kind, { exact: true }) });
    const section = this.page.getByRole("group").filter({ has: header }).last();
    const list = (await this.reach("Sections")).first();
    await list.evaluate((element) => element.scrollIntoView({ block: "start" }));
    await expect(async () => {
      if ((await section.count()) === 0) await this.#scrollOn(undefined);
      await expect(section).not.toHaveCount(0, { timeout: 500 });
    }).toPass({ intervals: [10] });
    await section.scrollIntoViewIfNeeded();
    return section;
  }

  /** Types into a field, the last one if there are several. */
  async fill(label: string, value: string, within?: Locator): Promise<void> {
    await (
      await this.reach(label, within)
    )
      .getByRole("textbox", { name: label, exact: true })
      .last()
      .fill(value);
  }

  /** Opens a list and waits for an option. Opens it again if it closes, as it does when the page scrolls below it. */
  async offered(list: Locator, option: string): Promise<Locator> {
    const shown = this.page.getByRole("option", { name: option, exact: true }).first();
    await expect(async () => {
      if (!(await shown.isVisible())) await list.click({ timeout: 5000 });
      await expect(shown).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 120_000 });
    return shown;
  }

  /** Picks an option of a list, and again if it did not stay: Sveltia may draw a field anew while it is being filled. */
  async choose(list: Locator, option: string): Promise<void> {
    await expect(async () => {
      await (await this.offered(list, option)).click({ timeout: 5000 });
      await expect(list).toContainText(option, { timeout: 5000 });
    }).toPass({ timeout: 120_000 });
  }

  /** Taps one of several choices, and again if it did not stay: Sveltia may draw a new field anew. */
  async tapChoice(choices: Locator, choice: string): Promise<void> {
    await expect(async () => {
      await choices.getByRole("radio", { name: choice, exact: true }).tap({ timeout: 5000 });
      const chosen = choices.getByRole("radio", { checked: true });
      await expect(chosen).toHaveCount(1, { timeout: 5000 });
      await expect(chosen).toHaveAccessibleName(choice, { timeout: 5000 });
    }).toPass({ timeout: 120_000 });
  }

  /** Picks a picture, and waits until it is encoded and shown. */
  async choosePicture(file: Parameters<Locator["setInputFiles"]>[0], within?: Locator): Promise<void> {
    const field = await this.reach("Picture", within);
    await field.locator("input[type=file]").first().setInputFiles(file);
    await field.locator("img").waitFor();
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
    await this.page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
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

  /** Changes a file of the content as another program does, without the desk; undefined deletes it. */
  async writeElsewhere(path: string, text: string | undefined): Promise<void> {
    await this.page.evaluate(
      async ([file, written]) => {
        let folder = await navigator.storage.getDirectory();
        const names = ["content", ...file.split("/")];
        const name = names.pop() ?? "";
        for (const each of names) folder = await folder.getDirectoryHandle(each);
        if (written === undefined) {
          await folder.removeEntry(name);
          return;
        }
        const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
        await writable.write(written);
        await writable.close();
      },
      [path, text] as const,
    );
  }

  /** Leaves the page, whatever is unsaved, opens it anew at the list of packages, and picks the folder again. */
  async reload(): Promise<void> {
    const { origin, pathname } = new URL(this.page.url());
    await this.page.goto("about:blank");
    await this.page.goto(`${origin}${pathname}`);
    await pickFolder(this.page);
  }

  /** Saves, waits for the files, and returns the lines that went and came; throws what the build would say of them. */
  async saved(...files: readonly string[]): Promise<{ readonly gone: string[]; readonly come: string[] }> {
    const before = new Map(
      await Promise.all(files.map(async (file) => [file, await this.read(file)] as const)),
    );
    await this.save();
    const after = new Map<string, Buffer>();
    for (const file of files) {
      await expect
        .poll(async () => (await this.read(file)).equals(before.get(file) ?? Buffer.of()), {
          message: `${file} is as it was before the save`,
        })
        .toBe(false);
      after.set(file, await this.read(file));
    }
    await this.#isNow(/viewing/u);
    this.#accept(after);
    const lines = (all: ReadonlyMap<string, Buffer>) =>
      [...all].filter(([file]) => isTextFile(file)).flatMap(([, bytes]) => bytes.toString().split("\n"));
    const [old, now] = [lines(before), lines(after)];
    return {
      gone: without(old, now),
      come: without(now, old),
    };
  }

  readonly #saved = new Map<string, Buffer>(
    Object.entries(addedForm).map(([file, text]) => [file, Buffer.from(text)]),
  );

  #accept(files: ReadonlyMap<string, Buffer>): void {
    const folder = ownFolder("desk-content");
    cpSync("content", folder, { recursive: true });
    for (const [file, bytes] of files) this.#saved.set(file, bytes);
    for (const [file, bytes] of this.#saved) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), bytes);
    }
    expect(readContent(folder).problems).toEqual([]);
    rmSync(folder, { recursive: true });
  }
}

/** Waits for the desk to show the folder's files; picks the folder if the desk has not kept it. */
export async function pickFolder(page: Page): Promise<void> {
  const pick = page.getByRole("button", { name: "Work with Local Repository" });
  const shown = page.getByText("All packages").first();
  await pick.or(shown).first().waitFor({ state: "attached" });
  if (await pick.isVisible()) await pick.click();
  await shown.waitFor({ state: "attached" });
}

/** The lines that the others do not have; a line that is there twice counts twice. */
export function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}
