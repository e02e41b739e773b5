/** Keeps what is costly to make from one build to the next, under a name made of everything it was made from. */
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

const folder = ".cache/seo";

/** The thing made from these ingredients: taken from the last build, or made and kept. */
export async function cached(
  ingredients: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const hash = createHash("sha256");
  for (const ingredient of ingredients) hash.update(ingredient).update("\0");
  const file = join(folder, hash.digest("hex"));
  const before = await readFile(file).catch(() => undefined);
  if (before) return before;
  const made = await make();
  await mkdir(folder, { recursive: true });
  // Under another name first, so that two builds at once never read half a file.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return made;
}
