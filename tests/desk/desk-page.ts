/** The desk's page as its owner uses it, on content in the browser's private folder or in a repository. */
import { expect, type Dialog, type Locator, type Page } from "@playwright/test";
import { isTextFile } from "../../src/content/read/file-name.ts";
import { contentInFolder } from "./content-in-folder.ts";

/** How long what the desk does at once may take on a busy machine: milliseconds. */
const soon = 20_000;

/** The height of a window in which any form is in view as a whole: then Sveltia draws all of it, and nothing scrolls. */
export const wholeForm = 20_000;

/** The desk as its owner uses it: opens entries, fills fields, saves. */
export class Desk {
  readonly page: Page;

  /** How the browser's own questions are answered. */
  #answerDialog = (dialog: Dialog) => dialog.accept();

  constructor(page: Page) {
    this.page = page;
    page.setDefaultTimeout(soon);
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
    await this.isList();
  }

  /** Waits until a list is shown, as after a save. */
  async isList(): Promise<void> {
    await this.#isNow(/viewing/u);
  }

  /**
   * Goes to an address, and waits until Sveltia says that it shows something else than before. If the address changes again
   * before that, Sveltia begins the form twice, and all entries of its lists are open.
   */
  async #go(place: string): Promise<void> {
    const now = this.page.getByRole("status").filter({ hasText: /now (?:viewing|editing|creating)/u });
    const before = await now.textContent();
    const isElsewhere = await this.page.evaluate((hash) => {
      const isNew = location.hash !== hash;
      location.hash = hash;
      return isNew;
    }, `#/collections/${place}`);
    if (isElsewhere) await expect(now).not.toHaveText(before ?? "", { timeout: soon });
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

  /** The same, in view: Sveltia draws a field once it comes into view. */
  async reach(label: string, within?: Locator): Promise<Locator> {
    const field = this.field(label, within);
    await this.#bringIntoView(field, label);
    return field;
  }

  /** The section of a page's form whose kind has this name, in view. Sveltia draws a section once it comes into view. */
  async reachSection(kind: string): Promise<Locator> {
    const header = this.page
      .getByRole("button", { name: /^(?:Expand|Collapse)$/u })
      .filter({ has: this.page.getByText(kind, { exact: true }) });
    const section = this.page.getByRole("group").filter({ has: header }).last();
    await this.#bringIntoView(section, kind);
    return section;
  }

  /** Goes through the form from its top, by half windows, until this is drawn, and to the last one if there are several. */
  async #bringIntoView(sought: Locator, name: string): Promise<void> {
    const drawn = this.page.getByRole("group", { name: /Field$/u });
    await drawn.first().waitFor({ state: "attached" });
    const end = Date.now() + soon;
    for (let isFirst = true; (await sought.count()) === 0; isFirst = false) {
      if (Date.now() > end) throw new Error(`“${name}” is not drawn, but ${await namesOf(drawn)}`);
      await drawn.last().evaluate(scrollOn, isFirst);
    }
    await sought.last().scrollIntoViewIfNeeded();
  }

  /**
   * Adds an entry to a list, of this kind if there are several, and returns its part of the form. Sveltia scrolls to it a
   * little later, when a press on anything else may miss, and then moves the focus to its first button.
   */
  async add(list: Locator, kind?: string): Promise<Locator> {
    // Lists within its entries have such buttons, too, above its own.
    const button = list.getByRole("button", { name: /^Add/u }).last();
    // In the middle of the window there is room for the entry: it is drawn at once, and Sveltia finds its button.
    await button.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await button.tap();
    if (kind !== undefined) await this.page.getByRole("menuitem", { name: kind, exact: true }).tap();
    const first = list.getByRole("button", { expanded: true }).and(this.page.locator(":focus"));
    await expect(first).toHaveAccessibleName("Collapse", { timeout: soon });
    return this.page.locator(`[id="${await first.getAttribute("aria-controls")}"]`);
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

  /** Opens a list and waits for an option. Opens it again if it closes, as it does when the pages that it offers change. */
  async offered(list: Locator, option: string): Promise<Locator> {
    const shown = this.page.getByRole("option", { name: option, exact: true }).first();
    await expect(async () => {
      if (!(await shown.isVisible())) await list.click({ timeout: 5000 });
      await expect(shown).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: soon });
    return shown;
  }

  /** Picks an option of a list. */
  async choose(list: Locator, option: string): Promise<void> {
    await (await this.offered(list, option)).click();
    await expect(list).toContainText(option, { timeout: soon });
  }

  /** Taps one of several choices. */
  async tapChoice(choices: Locator, choice: string): Promise<void> {
    await choices.getByRole("radio", { name: choice, exact: true }).tap();
    await expect(choices.getByRole("radio", { checked: true })).toHaveAccessibleName(choice, {
      timeout: soon,
    });
  }

  /** Picks a picture, and waits until it is encoded and shown. */
  async choosePicture(file: Parameters<Locator["setInputFiles"]>[0], within?: Locator): Promise<void> {
    const field = await this.reach("Picture", within);
    await field.locator("input[type=file]").first().setInputFiles(file);
    await field.locator("img").waitFor();
  }

  /** Deletes the open entry, and says yes to Sveltia's own question. */
  async delete(): Promise<void> {
    await this.page.getByRole("button", { name: "Show Editor Options" }).click();
    await this.page.getByRole("menuitem", { name: "Delete" }).click();
    await this.page.getByRole("button", { name: "Delete", exact: true }).last().click();
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
    await this.isList();
    this.#accept(after);
    const lines = (all: ReadonlyMap<string, Buffer>) =>
      [...all].filter(([file]) => isTextFile(file)).flatMap(([, bytes]) => bytes.toString().split("\n"));
    const [old, now] = [lines(before), lines(after)];
    return {
      gone: without(old, now),
      come: without(now, old),
    };
  }

  /** The files that were saved so far. */
  readonly #saved: Record<string, Buffer> = {};

  #accept(files: ReadonlyMap<string, Buffer>): void {
    Object.assign(this.#saved, Object.fromEntries(files));
    expect(contentInFolder(this.#saved).problems).toEqual([]);
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

/** The names of fields, such as “Price” Field. */
async function namesOf(fields: Locator): Promise<string> {
  const names = await fields.evaluateAll((all) => all.map((field) => field.getAttribute("aria-label")));
  return names.join(", ");
}

/**
 * Runs in the page: scrolls what holds a field to its top, or on by half its height, at its end to its top again; then
 * waits until the browser has told the page what is in view.
 */
async function scrollOn(field: Element, toTop: boolean): Promise<void> {
  const scrolls = (element: Element) =>
    element.scrollHeight > element.clientHeight && /auto|scroll/u.test(getComputedStyle(element).overflowY);
  let box = field.parentElement;
  while (box && !scrolls(box)) box = box.parentElement;
  if (box) {
    const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 1;
    const top = toTop || isAtEnd ? 0 : box.scrollTop + box.clientHeight / 2;
    box.scrollTo({ top, behavior: "instant" });
  }
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}
