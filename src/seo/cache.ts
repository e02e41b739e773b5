import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

const folder = ".cache/seo";

/** A drawn image, cached between builds under the hash of everything it is made from. */
export async function cached(
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const hash = createHash("sha256");
  for (const input of inputs) hash.update(input).update("\0");
  const file = join(folder, hash.digest("hex"));
  const before = await readFile(file).catch(() => undefined);
  if (before) return before;
  const made = await make();
  await mkdir(folder, { recursive: true });
  // Renamed when complete, so that a parallel build never reads half a file.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return made;
}
