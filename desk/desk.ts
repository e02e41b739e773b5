/** The page `/admin`: Sveltia CMS with the facility's configuration, its file formats, and a check before each save. */
import { init, registerCustomFormat, registerEventListener } from "@sveltia/cms";
import type { Problem } from "../src/content/read/problems.ts";
import { collections, singles, type Collection, type Single } from "../src/content/schema/registry.ts";
import { problemsOfChange } from "./check.ts";
import { deskConfig, formatName, type DeskSite } from "./config.ts";
import { formValuesOf, fileTextOf } from "./form-text.ts";
import type { Values } from "./form-values.ts";
import { showProblems } from "./problems-dialog.ts";
import { storedFiles } from "./stored-files.ts";

/** The build puts them here. */
declare const SITE: DeskSite;
const { backend, folder } = SITE;
const database = "repo" in backend ? `${backend.name}:${backend.repo}` : backend.name;

/** The file that is being saved, noted before its text is written. */
let saving: { readonly path: string; readonly before: string } | undefined;

const listed: Readonly<Record<string, Single | Collection>> = { ...singles, ...collections };
for (const [name, each] of Object.entries(listed))
  register(name, each.schema, "file" in each ? each.file : each.extension);

registerEventListener({
  name: "preSave",
  handler: async ({ entry }) => {
    const { path, collection, data } = entry.toJS() as { path: string; collection: string; data: Values };
    // Sveltia would save the entry without it.
    if (document.querySelector(".processing"))
      await refuse([{ file: path, message: "A picture is still being prepared. Wait until it shows here." }]);
    const files = await storedFiles(database, folder);
    const before = files.get(path) ?? "";
    saving = { path, before };
    // A picture that was not named before was picked or is saved along: a form takes no other.
    for (const [, picture = ""] of JSON.stringify(data).matchAll(/"\/([^"]+\.\w+)"/gu))
      if (!before.includes(picture)) files.set(`${folder}/pictures/${picture}`, "");
    const single = Object.values<Single>(singles).find(({ file }) => path === `${folder}/${file}`);
    const schema = (single ?? listed[collection])?.schema;
    if (!schema) throw new Error(`no content is called ${collection}`);
    const text = fileTextOf(schema, path, before, data);
    const problems = problemsOfChange(files, path, text, folder);
    if (problems.length > 0) await refuse(problems);
  },
});

await init({ config: deskConfig(SITE) });

/** Keeps Sveltia from saving. */
async function refuse(problems: readonly Problem[]): Promise<never> {
  await showProblems(problems);
  // The name of Sveltia's own error: for any other, it adds a second dialog that blames the network.
  throw new Error("validation_failed");
}

function register(name: string, schema: Single["schema"], file: string): void {
  registerCustomFormat(formatName(name, file), file.slice(file.lastIndexOf(".") + 1), {
    fromFile: (text) => formValuesOf(schema, file, text),
    toFile: (data: Values) => fileTextOf(schema, saving?.path ?? file, saving?.before ?? "", data),
  });
}
