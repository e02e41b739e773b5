/** The page `/admin`: Sveltia CMS with the facility's configuration, its file formats, and a check before each save. */
import { init, registerCustomFormat, registerEventListener } from "@sveltia/cms";
import { collections, singles, type Collection, type Single } from "../src/content/schema/registry.ts";
import type { Problem } from "../src/content/read/problems.ts";
import { problemsInFile, problemsOfChange, readFiles } from "./check.ts";
import { deskConfig, formatName, type DeskSite } from "./config.ts";
import { readFolder, type Files } from "./content-now.ts";
import { repeatedName, fileTextOf, formValuesOf, textKey } from "./form-text.ts";
import type { Values } from "./form-values.ts";
import { fieldLabels, listedFile, messageInForm, type ListedFile } from "./labels.ts";
import { registerPageField } from "./page-field.ts";
import { pageOptions } from "./page-options.ts";
import { showReasons, type Reason } from "./problems-dialog.ts";
import { askBeforeLeaving } from "./unsaved.ts";

/** The build puts them here. */
declare const SITE: DeskSite;
const { folder, isInRepository } = SITE;

/** The texts that passed the check. Sveltia also writes files that it changes on its own; `toFile` checks those. */
const checked = new Set<string>();
/** New files that passed it, by path. One made from within another form is saved along with that form's file. */
const newFiles = new Map<string, string>();

const listed: Readonly<Record<string, Single | Collection>> = { ...singles, ...collections };
for (const [name, each] of Object.entries(listed)) registerFormat(name, each);
registerPageField(SITE.pages, pagesNow);

/** The data of an entry in Sveltia's event before a save. */
interface SavedEntry {
  readonly path: string;
  readonly newRecord: boolean;
  readonly data: Values;
}

registerEventListener({
  name: "preSave",
  handler: async (event) => {
    const { path, newRecord, data } = event.entry.toJS() as SavedEntry;
    const file = listedFile(path.slice(folder.length + 1));
    if (!file) throw new Error(`there is no form for ${path}`);
    const repeated = repeatedName(file.schema, data);
    if (repeated !== undefined)
      await refuse([
        { file: file.label, message: `there are two entries of this name: delete one (found "${repeated}")` },
      ]);
    const before = newRecord ? "" : String(data[textKey] ?? "");
    const text = fileTextOf(file.schema, path, before, data);
    if (isInRepository) await checkFile(file, path, text, newRecord);
    else await checkInFolder(path, newRecord ? undefined : before, text, pictureNames(data));
    // The format then writes this text, and the next save begins with it.
    return event.entry.setIn(["data", textKey], text.trim());
  },
});

if (!isInRepository) askBeforeLeaving();
await init({ config: deskConfig(SITE) });
if (!isInRepository) await showProblemsInFiles();

/** The pages that there are now in the folder; of a repository, those that there were when the desk was built. */
async function pagesNow() {
  const files = isInRepository ? undefined : await readFolder().catch(() => undefined);
  return files ? pageOptions(readFiles(files, folder).content) : SITE.pages;
}

/** Lists the problems that the files in the folder have already: nobody saved them here. */
async function showProblemsInFiles(): Promise<void> {
  const files = await readFolder().catch(() => undefined);
  const problems = files ? readFiles(files, folder).problems : [];
  if (problems.length > 0) await showReasons("problems-in-files", problems.map(reasonOf));
}

function registerFormat(name: string, form: Single | Collection): void {
  const { schema } = form;
  const file = "file" in form ? form.file : form.extension;
  registerCustomFormat(formatName(name, file), file.slice(file.lastIndexOf(".") + 1), {
    fromFile: (text) => formValuesOf(schema, file, text),
    toFile: async (data: Values) => {
      const before = String(data[textKey] ?? "");
      const text = fileTextOf(schema, file, before, data);
      if (!checked.has(text)) await checkOwnChange(nameIn(form, data), before, text);
      return text;
    },
  });
}

/**
 * Checks the text of a form's file by itself before it is committed, and keeps Sveltia from committing it if it has
 * problems. What it names in other files is for the build: the page can't read the repository.
 */
async function checkFile({ schema }: ListedFile, path: string, text: string, isNew: boolean): Promise<void> {
  const problems = problemsInFile(schema, path, text);
  await accept(
    text,
    problems.map((problem) => reasonIn(problem, isNew ? path : undefined)),
  );
}

/**
 * Checks the text of a form's file, with all others, before it is written into the folder, and keeps Sveltia from writing
 * it if it has problems.
 * @param before the text that the form was filled from; undefined for a new file
 * @param pictures names of pictures that may be saved along
 */
async function checkInFolder(
  path: string,
  before: string | undefined,
  text: string,
  pictures: readonly string[],
): Promise<void> {
  const files = await filesOrRefusal();
  const conflict = conflictMessage(before, files.get(path));
  const file = listedFile(path.slice(folder.length + 1))?.label;
  if (conflict !== undefined) await refuse([{ file, message: conflict }]);
  const newPictures = pictures.map((name) => [`${folder}/pictures/${name}`, ""] as const);
  const filesWithPictures = new Map([...newPictures, ...files]);
  const problems = problemsOfChange(filesWithPictures, [path, text], folder);
  const isRight = problems.length === 0 || isRightWithNewFiles(filesWithPictures, path, text);
  const newPath = before === undefined ? path : undefined;
  await accept(text, isRight ? [] : problems.map((problem) => reasonIn(problem, newPath)));
  if (before === undefined) newFiles.set(path, text);
}

/** Whether a text's only problem is that it names an entry which was made in its form and is saved with it. */
function isRightWithNewFiles(files: Files, path: string, text: string): boolean {
  const filesWithNewOnes = new Map([...newFiles, ...files]);
  return problemsOfChange(filesWithNewOnes, [path, text], folder).length === 0;
}

const nameIsTaken = "There is now a file with this name. Choose another name.";
const fileWasDeleted =
  "This file was deleted since you opened it. Copy what you typed, and reload this page.";
const fileHasChanged =
  "This file has changed since you opened it. Copy what you typed, reload this page, and make your change again.";

/**
 * Why a form can't be saved: its file was `before` when it was opened and is `now`. Undefined if it has not changed.
 */
function conflictMessage(before: string | undefined, now: string | undefined): string | undefined {
  if (now === before) return undefined;
  if (before === undefined) return nameIsTaken;
  return now === undefined ? fileWasDeleted : fileHasChanged;
}

const namesWhatIsDeleted = `this names what you are deleting. First choose another here, or delete this file in the ${isInRepository ? "repository" : "folder"}.`;

/** The name of a file as the desk lists it, such as "All packages: Gold". */
function nameIn(form: Single | Collection, data: Values): string {
  return "file" in form ? form.label : `${form.label}: ${String(data[form.titleField])}`;
}

/**
 * Checks what Sveltia changes on its own: what names an entry that is being deleted, such as the packages of an event. In a
 * repository, that is refused: whether it is right without the name depends on other files.
 */
async function checkOwnChange(name: string, before: string, text: string): Promise<void> {
  const reasons = isInRepository ? [{ file: name }] : (await problemsOfOwnChange(before, text)).map(reasonOf);
  await accept(
    text,
    reasons.map((reason) => ({ ...reason, message: namesWhatIsDeleted })),
  );
}

async function problemsOfOwnChange(before: string, text: string): Promise<readonly Problem[]> {
  const files = await filesOrRefusal();
  const path = [...files].find(([, now]) => now === before.trim())?.[0];
  if (path === undefined) return refuse([{ message: fileHasChanged }]);
  return problemsOfChange(files, [path, text], folder);
}

async function filesOrRefusal(): Promise<Files> {
  try {
    return await readFolder();
  } catch (error) {
    return refuse([{ message: (error as Error).message }]);
  }
}

/** Remembers that a text passed its check, unless there is a reason to refuse it. */
async function accept(text: string, reasons: readonly Reason[]): Promise<void> {
  if (reasons.length > 0) await refuse(reasons);
  checked.add(text);
}

/** Shows why, and keeps Sveltia from saving. */
async function refuse(reasons: readonly Reason[]): Promise<never> {
  await showReasons("not-saved", reasons);
  throw new Error("The check before a save refused it.");
}

function reasonOf({ file, field, message }: Problem): Reason {
  const found = listedFile(file.slice(folder.length + 1));
  if (!found) return { file, field, message };
  return {
    field: field ? fieldLabels(found.schema, field) : undefined,
    file: `${found.label} (${file})`,
    message: messageInForm(found.schema, field ?? "", message),
  };
}

/** The same, without the file if it is that of a new entry, which has no name that its owner knows. */
function reasonIn(problem: Problem, newPath: string | undefined): Reason {
  const reason = reasonOf(problem);
  return problem.file === newPath ? { ...reason, file: undefined } : reason;
}

/** The pictures that a form names; one that is not in the folder was picked just now. */
function pictureNames(data: Values): readonly string[] {
  const fields = Object.entries(data).filter(([key]) => key !== textKey);
  return [...JSON.stringify(fields).matchAll(/"\/([^"]+\.\w+)"/gu)].flatMap(([, name]) => name ?? []);
}
