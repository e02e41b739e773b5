/**
 * Lets a page work in a folder of this disk, as a person does who picks it in `showDirectoryPicker`. No test can press
 * that dialog's buttons, so the folder is dropped onto the page, which gives the page the same handle. The browser grants
 * the handle reading only; what the page writes is written here.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";

/** The functions that the page calls in this process. Paths are relative to the folder, with `/` between names. */
declare const writeOnDisk: (path: string, base64: string) => Promise<void>;
declare const makeFolderOnDisk: (path: string) => Promise<void>;
declare const removeOnDisk: (path: string) => Promise<void>;

/** Methods that only Chromium has, and TypeScript does not know. */
declare const showDirectoryPicker: (() => Promise<FileSystemDirectoryHandle>) | undefined;

/** Prepares an open page: from now on, its `showDirectoryPicker` returns the folder. */
export async function letPick(page: Page, folder: string): Promise<void> {
  await page.exposeFunction("writeOnDisk", (path: string, base64: string) => {
    writeFileSync(join(folder, path), Buffer.from(base64, "base64"));
  });
  await page.exposeFunction("makeFolderOnDisk", (path: string) => {
    mkdirSync(join(folder, path), { recursive: true });
  });
  await page.exposeFunction("removeOnDisk", (path: string) => {
    rmSync(join(folder, path), { recursive: true });
  });
  await takeDroppedFolder(page, folder);
  await page.evaluate(writeThroughTests);
}

async function takeDroppedFolder(page: Page, folder: string): Promise<void> {
  await page.evaluate(() => {
    addEventListener("dragover", (event) => event.preventDefault());
    addEventListener(
      "drop",
      (event) => {
        event.preventDefault();
        const item = event.dataTransfer?.items[0] as
          | (DataTransferItem & { getAsFileSystemHandle(): Promise<FileSystemHandle> })
          | undefined;
        const handle = item?.getAsFileSystemHandle();
        Object.assign(globalThis, { showDirectoryPicker: () => handle });
      },
      { once: true },
    );
    Object.assign(globalThis, { showDirectoryPicker: undefined });
  });
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  // On a busy machine, the page may miss a drop.
  await expect(async () => {
    for (const type of ["dragEnter", "dragOver", "drop"] as const)
      await session.send("Input.dispatchDragEvent", { type, x: 10, y: 10, data });
    await page.waitForFunction(() => showDirectoryPicker !== undefined, undefined, { timeout: 5000 });
  }).toPass();
}

/** Runs in the page: handles may write, and what they write goes to the functions above. */
async function writeThroughTests(): Promise<void> {
  const root = await showDirectoryPicker?.();
  if (!root) throw new Error("no folder was dropped");
  const pathOf = async (handle: FileSystemHandle) => ((await root.resolve(handle)) ?? []).join("/");
  const below = async (folder: FileSystemDirectoryHandle, name: string) =>
    [await pathOf(folder), name].filter(Boolean).join("/");

  const granted = () => Promise.resolve("granted");
  Object.assign(FileSystemHandle.prototype, { queryPermission: granted, requestPermission: granted });
  // Not every browser has it, so pages can do without.
  Reflect.deleteProperty(FileSystemFileHandle.prototype, "move");

  const { getFileHandle, getDirectoryHandle } = FileSystemDirectoryHandle.prototype;
  FileSystemDirectoryHandle.prototype.getFileHandle = async function fileHandle(name, options) {
    const found = await getFileHandle.call(this, name).catch((error: unknown) => {
      if (options?.create !== true) throw error;
    });
    if (found) return found;
    await writeOnDisk(await below(this, name), "");
    return getFileHandle.call(this, name);
  };
  FileSystemDirectoryHandle.prototype.getDirectoryHandle = async function directoryHandle(name, options) {
    if (options?.create === true) await makeFolderOnDisk(await below(this, name));
    return getDirectoryHandle.call(this, name);
  };
  FileSystemDirectoryHandle.prototype.removeEntry = async function removeEntry(name) {
    await removeOnDisk(await below(this, name));
  };
  FileSystemFileHandle.prototype.createWritable = async function createWritable() {
    const path = await pathOf(this);
    const parts: BlobPart[] = [];
    return {
      write: (part: BlobPart) => Promise.resolve(void parts.push(part)),
      close: async () => {
        const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
        await writeOnDisk(path, bytes.toBase64());
      },
    } as FileSystemWritableFileStream;
  };
}
