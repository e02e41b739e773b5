/** Rules about the files that visitors download. */
import { downloadFolder, isDownload } from "../../lib/downloads.ts";
import { nearestName } from "../../lib/nearest.ts";
import { quoted } from "../../lib/quoted.ts";
import { downloadUses } from "../download-uses.ts";
import { fileNameProblem } from "../read/file-name.ts";
import { lineOf } from "./markdown.ts";
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
  if (!name.endsWith(ending))
    return `expected only PDFs in this folder, whose names end in ${ending}: save or print it as PDF (found ${quoted(name)})`;
  return fileNameProblem(name.slice(0, -ending.length), ending);
}

/** Every file that something links to is there. */
function downloadsExist({ content, downloads, contentFolder }: RuleInput, report: Report): void {
  for (const { key, path, name, written, text } of downloadUses(content)) {
    // An address in place of a name is a problem already (`rules/markdown.ts`).
    if (downloads.names.includes(name) || isDownload(written)) continue;
    const meant = nearestName(name, downloads.names);
    const advice = meant === undefined ? "put it there, or choose another" : `did you mean ${meant}?`;
    const line = text === undefined ? undefined : lineOf(text, written);
    report(
      key,
      path,
      `there is no ${contentFolder}/${downloadFolder}/${name}: ${advice} (found ${quoted(written)})`,
      line,
    );
  }
}

export const downloadRules: readonly Rule[] = [downloadsAreNamedWell, downloadsExist];
