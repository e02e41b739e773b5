import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { ownFolder } from "../../tests/own-folder.ts";
import type * as reader from "./content.ts";
import { plant } from "./plant-for-tests.ts";
import { setContentVersion } from "./version.ts";

/** A copy of the module that reads the content, as the development server can load it more than once. */
async function loadReader(): Promise<typeof reader> {
  vi.resetModules();
  return import("./content.ts");
}

test("each copy of the reader reads the folder anew once its version is another", async () => {
  const home = ownFolder("reading");
  const folder = join(home, "content");
  cpSync("content", folder, { recursive: true });
  vi.stubEnv("CONTENT_DIR", folder);
  setContentVersion("1");
  try {
    const copies = [await loadReader(), await loadReader()];
    const slugs = () =>
      copies.map(({ content }) =>
        content()
          .pages.map(({ slug }) => slug)
          .includes("parking"),
      );
    expect(slugs()).toEqual([false, false]);
    plant(folder, {
      "pages/parking.yaml":
        "title: Parking\ndescription: Where to park when you come.\nheading: Where to park\n",
    });
    expect(slugs(), "the version is the same").toEqual([false, false]);
    setContentVersion("2");
    expect(slugs()).toEqual([true, true]);
  } finally {
    vi.unstubAllEnvs();
    setContentVersion(undefined);
    rmSync(home, { recursive: true, force: true });
  }
});
