import { readdirSync } from "node:fs";
import { join } from "node:path";

/** All files below a folder, such as `coaches/no-picture.svg`, sorted. Links are listed, not followed. */
export function filesBelow(folder: string, within = ""): string[] {
  return readdirSync(join(folder, within), { withFileTypes: true })
    .flatMap((entry) => {
      const path = within === "" ? entry.name : `${within}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(folder, path) : [path];
    })
    .sort();
}
