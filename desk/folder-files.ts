/** Serves the desk of `npm run edit` the files of the content folder as they are now. */
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, relative } from "node:path";
import { isTextFile } from "../src/content/read/file-name.ts";
import { filesBelow } from "../src/content/read/folder.ts";
import { folderAddress } from "./content-now.ts";

/** Answers requests for `folderAddress` with the texts of a content folder's files by path; passes on all others. */
export function folderFiles(directory: string) {
  const folder = relative(process.cwd(), directory);
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url !== folderAddress) {
      next();
      return;
    }
    const texts = filesBelow(directory).map((file) => [
      `${folder}/${file}`,
      isTextFile(file) ? readFileSync(join(directory, file), "utf8") : "",
    ]);
    response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
    response.end(JSON.stringify(Object.fromEntries(texts)));
  };
}
