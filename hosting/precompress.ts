/** Text files compressed once, at build, for hosts that serve `.br`, `.zst` and `.gz` files. */
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import * as zlib from "node:zlib";
import { filesOf } from "./pages.ts";

const endings = new Set([
  ".html",
  ".css",
  ".js",
  ".mjs",
  ".json",
  ".svg",
  ".txt",
  ".xml",
  ".ics",
  ".vcf",
  ".webmanifest",
]);

/** Smaller files gain nothing. */
const smallest = 256;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** How hard it is tried: as hard as it goes, or as a server does that compresses while it answers. */
export type Effort = "hard" | "quickly";

type Encodings = Readonly<Record<string, (data: Buffer) => Promise<Buffer>>>;

const encodings: Readonly<Record<Effort, Encodings>> = {
  hard: {
    ".br": (data) => brotli(data, brotliOptions(data, 11)),
    ".gz": (data) => gzip(data, { level: 9 }),
    // Node learned zstd in 22.15; an older one leaves these files out, and hosts send brotli.
    ...("zstdCompress" in zlib
      ? {
          ".zst": (data: Buffer) =>
            promisify(zlib.zstdCompress)(data, { params: { [zlib.constants.ZSTD_c_compressionLevel]: 19 } }),
        }
      : {}),
  },
  quickly: {
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

/** The endings of compressed files. */
export const compressedExtensions = [".br", ".gz", ".zst"] as const;

/** Writes the compressed files beside the originals and answers with their number. A file that would not shrink gets none. */
export async function precompress(directory: string, effort: Effort = "hard"): Promise<number> {
  const waiting = filesOf(directory).filter((file) => endings.has(extname(file)));
  let written = 0;
  const work = async (): Promise<void> => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const path = join(directory, file);
      const data = await readFile(path);
      if (data.length < smallest) continue;
      for (const [ending, compress] of Object.entries(encodings[effort])) {
        const smaller = await compress(data);
        if (smaller.length >= data.length) continue;
        await writeFile(path + ending, smaller);
        written += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return written;
}
