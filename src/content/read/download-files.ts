/** The folder of the files that visitors download. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { downloadFolder } from "../../lib/downloads.ts";
import { namesIn } from "./files.ts";

/** The names of the files in a facility's folder that visitors can download, and what is wrong with the folder. */
export function downloadsIn(directory: string): ReturnType<typeof namesIn> {
  return namesIn(join(directory, downloadFolder), directory);
}

/** The bytes of one of these files. */
export function readDownload(directory: string, name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join(directory, downloadFolder, name)));
}
