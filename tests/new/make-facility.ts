/** Makes the content folder of another facility, as `npm run new` does. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

/** The answers of a facility with five cages, and with lessons in hitting and catching. */
export const given = JSON.parse(readFileSync("tests/new/answers.json", "utf8")) as Record<string, string>;

/** Runs `npm run new` with these answers. */
export function makeFacility(answers: Readonly<Record<string, string>>, into: string) {
  const file = `${into}.json`;
  writeFileSync(file, JSON.stringify(answers));
  return spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/new.ts", "--no-edit", "--answers", file, "--into", into],
    { encoding: "utf8" },
  );
}
