/** Compresses text files at build time, for hosts that serve `.br` and `.gz` files. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesOf } from "./built-files.ts";

const isText = /\.(?:html|css|m?js|json|svg|txt|xml|webmanifest)$/u;

export const compressedExtensions = [".br", ".gz"] as const;

/** Writes compressed files beside the originals, as small as can be or fast. */
export async function precompress(directory: string, effort: "best" | "fast" = "best"): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: effort === "best" ? 11 : 5 };
  const compress = async (file: string) => {
    const path = join(directory, file);
    const data = await readFile(path);
    await writeFile(`${path}.br`, await promisify(brotliCompress)(data, { params }));
    await writeFile(`${path}.gz`, await promisify(gzip)(data));
  };
  await Promise.all(
    filesOf(directory)
      .filter((file) => isText.test(file))
      .map(compress),
  );
}
