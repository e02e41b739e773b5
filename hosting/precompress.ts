/** Compresses text files at build time, for hosts that serve `.br`, `.zst` and `.gz` files. */
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import * as zlib from "node:zlib";
import { filesOf } from "./pages.ts";

const textExtensions = new Set([
  ".html",
  ".css",
  ".js",
  ".mjs",
  ".json",
  ".svg",
  ".txt",
  ".xml",
  ".webmanifest",
]);

/** Smaller files (in bytes) are not compressed. */
const minimumSize = 256;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** `best` compresses as much as possible, `fast` about as much as a server that compresses each response. */
export type Effort = "best" | "fast";

type Encodings = Readonly<Record<string, (data: Buffer) => Promise<Buffer>>>;

const encodings: Readonly<Record<Effort, Encodings>> = {
  best: {
    ".br": (data) => brotli(data, brotliOptions(data, 11)),
    ".gz": (data) => gzip(data, { level: 9 }),
    // Node supports zstd since 22.15. Without these files, hosts send brotli.
    ...("zstdCompress" in zlib
      ? {
          ".zst": (data: Buffer) =>
            promisify(zlib.zstdCompress)(data, { params: { [zlib.constants.ZSTD_c_compressionLevel]: 19 } }),
        }
      : {}),
  },
  fast: {
    ".br": (data) => brotli(data, brotliOptions(data, 5)),
    ".gz": (data) => gzip(data, { level: 6 }),
  },
};

function brotliOptions({ length }: Buffer, quality: number): zlib.BrotliOptions {
  return {
    params: {
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  };
}

export const compressedExtensions = [".br", ".gz", ".zst"] as const;

/** Writes compressed files beside the originals where they are smaller, and returns their number. */
export async function precompress(directory: string, effort: Effort = "best"): Promise<number> {
  const waiting = filesOf(directory).filter((file) => textExtensions.has(extname(file)));
  let written = 0;
  const work = async (): Promise<void> => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const path = join(directory, file);
      const data = await readFile(path);
      if (data.length < minimumSize) continue;
      for (const [extension, compress] of Object.entries(encodings[effort])) {
        const smaller = await compress(data);
        if (smaller.length >= data.length) continue;
        await writeFile(path + extension, smaller);
        written += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return written;
}
