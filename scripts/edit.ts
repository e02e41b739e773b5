/**
 * `npm run edit`: the staff's editor on this machine, with the site beside the form as it would be. `PORT` sets its
 * port (default 4322); the preview takes the next one.
 */
import { openDraft } from "../editor/server/draft.ts";
import { startEditor, type ShownSite } from "../editor/server/server.ts";
import { settings } from "../src/settings.ts";
import { buildEditorPage } from "./edit/page.ts";
import { startPreview } from "./edit/preview.ts";

const { repository, app, origin, port } = settings.editor;
const pageDirectory = await buildEditorPage();
const preview = repository === undefined ? await openPreview() : undefined;
const editor = await startEditor({
  port,
  contentDirectory: settings.contentDir,
  pageDirectory,
  preview,
  github: repository === undefined ? undefined : { repository, app },
  origin,
});
console.log(`\n  Editor   ${editor.origin}`);
if (preview) console.log(`  Preview  ${preview.origin}\n`);

let ending = false;
const stop = () => {
  // The terminal and npm may both pass the signal on.
  if (ending) return;
  ending = true;
  void Promise.all([editor.close(), preview?.close()]).then(() => process.exit(0));
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);

/** The site with what the form says now. */
async function openPreview(): Promise<ShownSite & { close(): Promise<void> }> {
  const draft = openDraft(settings.contentDir);
  const site = await startPreview({ directory: draft.directory, port: port + 1, editor: port });
  return {
    origin: site.origin,
    draft,
    show: site.show,
    close: async () => {
      await site.close();
      draft.close();
    },
  };
}
