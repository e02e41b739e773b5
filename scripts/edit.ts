/**
 * `npm run edit`: the staff's editor on this machine, with the site beside the form as it would be. `PORT` sets its
 * port (default 4322); the preview takes the next one.
 */
import { openDraft } from "../editor/server/draft.ts";
import { startEditor } from "../editor/server/server.ts";
import { settings } from "../src/settings.ts";
import { startPreview } from "./edit/preview.ts";
import { buildEditorPage } from "./edit/page.ts";

const pageDirectory = await buildEditorPage();
const draft = openDraft(settings.contentDir);
const editorPort = process.env["PORT"] ? settings.port : 4322;
const preview = await startPreview({ directory: draft.directory, port: editorPort + 1, editor: editorPort });
const editor = await startEditor({
  port: editorPort,
  contentDirectory: settings.contentDir,
  pageDirectory,
  draft,
  preview: preview.origin,
  show: preview.show,
  repository: settings.editor.repository,
  origin: settings.editor.origin,
});
console.log(`\n  Editor   ${editor.origin}\n  Preview  ${preview.origin}\n`);

const stop = () => {
  void Promise.all([editor.close(), preview.close()]).then(() => {
    draft.close();
    process.exit(0);
  });
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stop);
