/** Rules about the files that visitors download. */
import { downloadFolder, isDownload } from "../../lib/downloads.ts";
import { nearestName } from "../../lib/nearest.ts";
import { quoted } from "../../lib/quoted.ts";
import { downloadUses } from "../download-uses.ts";
import { fileNameProblem } from "../read/file-name.ts";
import type { Report, Rule, RuleInput } from "./rule.ts";

const ending = ".pdf";

/** The files have names that are addresses, and are PDFs: what they hold, `tools/checking/download-problems.ts` reads. */
function downloadsAreNamedWell({ downloads, contentFolder }: RuleInput, report: Report): void {
  const folder = `${contentFolder}/${downloadFolder}`;
  if (downloads.problem !== undefined) report(folder, [], downloads.problem);
  for (const name of downloads.names) {
    const problem = nameProblem(name);
    if (problem !== undefined) report(`${folder}/${name}`, [], problem);
  }
}

function nameProblem(name: string): string | undefined {
  if (name.toLowerCase().endsWith(ending) && !name.endsWith(ending))
    return `expected a file name in lowercase letters: rename it to ${name.toLowerCase().replaceAll(/[^a-z0-9.]+/gu, "-")} (found ${quoted(name)})`;
  if (!name.includes("."))
    return `expected only PDFs right in this folder, no other folder, and names that end in ${ending} (found ${quoted(name)})`;
  if (!name.endsWith(ending))
    return `expected only PDFs in this folder, whose names end in ${ending}: save or print it as PDF (found ${quoted(name)})`;
  return fileNameProblem(name.slice(0, -ending.length), ending);
}

/** Every file that something links to is there. */
function downloadsExist({ content, downloads, contentFolder }: RuleInput, report: Report): void {
  for (const { key, path, name, written, line } of downloadUses(content)) {
    // An address or a path in place of a name is a problem already (`rules/texts.ts`).
    if (downloads.names.includes(name) || isDownload(written) || name.startsWith("/")) continue;
    const advice = adviceAbout(name, downloads.names);
    report(
      key,
      path,
      `there is no ${contentFolder}/${downloadFolder}/${name}: ${advice} (found ${quoted(written)})`,
      line,
    );
  }
}

/** What to do about a name that no file has: owners also write it without its ending, or with a folder. */
function adviceAbout(name: string, names: readonly string[]): string {
  const inFolder = name.replace(/^.*\//u, "");
  const meant = names.includes(inFolder + ending) ? inFolder + ending : nearestName(inFolder, names);
  if (meant !== undefined) return `did you mean ${meant}?`;
  if (name.includes("/"))
    return `files are right in that folder, so put it there as ${inFolder}, or choose another`;
  return name.endsWith(ending) ? "put it there, or choose another" : `its name ends in ${ending}`;
}

export const downloadRules: readonly Rule[] = [downloadsAreNamedWell, downloadsExist];
