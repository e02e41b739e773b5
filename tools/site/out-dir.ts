/** A build empties its folder first, so the folder must not hold anything else. */
import { readdirSync, statSync } from "node:fs";
import { isHidden } from "../../src/content/read/file-name.ts";
import { SettingError } from "../../src/settings.ts";

/** A build writes `begun` first; a finished one also has `finished`. */
const begun = ".nojekyll";
const assets = "_assets";
const finished = "404.html";

/**
 * Checks that a folder may be emptied for a build.
 * @throws SettingError if it holds something other than an earlier build.
 */
export function assertOnlyBuild(directory: string): void {
  if (!statSync(directory, { throwIfNoEntry: false })) return;
  const names = readdirSync(directory).filter((name) => name === begun || !isHidden(name));
  const isEmpty = names.every((name) => name === begun);
  const isBuild = names.includes(assets) && (names.includes(begun) || names.includes(finished));
  if (isEmpty || isBuild) return;
  throw new SettingError(
    `OUT_DIR: expected an empty folder, or one with an earlier build: a build deletes what is in it (found ${names.slice(0, 3).join(", ")} in ${directory})`,
  );
}
