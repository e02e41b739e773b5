/**
 * `npm run edit`: the staff's editor on this machine, with a live preview of the site beside the form. `PORT` sets its
 * port (default 4322); the preview takes the next one.
 */
import { openDraft } from "../server/draft-folder.ts";
import { startEditor, type PreviewSite } from "../server/server.ts";
import { SettingError, settings } from "../../src/settings.ts";
import { buildEditorPage } from "./bundle.ts";
import { startPreview } from "./preview.ts";
import { assertPortsFree, runCommand } from "../../scripts/command.ts";
import { terminationSignals } from "../../scripts/processes.ts";

await runCommand("run edit", async () => {
  const { repository, app, origin, port } = settings.editor;
  if (port < 1 || port > 65_534)
    throw new SettingError(`PORT: the editor needs two, from 1 to 65534 (found "${port}")`);
  const shows = repository === undefined;
  await assertPortsFree(port, ...(shows ? [port + 1] : []));
  const pageDirectory = await buildEditorPage();
  const preview = shows ? await openPreview(port) : undefined;
  const editor = await startEditor({
    port,
    contentDirectory: settings.contentDir,
    pageDirectory,
    preview,
    github: repository === undefined ? undefined : { repository, app },
    origin,
  });
  let ending: Promise<void> | undefined;
  // The terminal and npm may both send the signal.
  for (const signal of terminationSignals)
    process.on(signal, () => {
      ending ??= Promise.all([editor.close(), preview?.close()]).then(() => process.exit(0));
    });
  console.log(`\n  Editor   ${editor.origin}`);
  if (preview) console.log(`  Preview  ${preview.origin}\n`);
});

/** Starts the preview: the site with the form's unsaved changes. */
async function openPreview(port: number): Promise<PreviewSite & { close(): Promise<void> }> {
  const draft = openDraft(settings.contentDir, String(port));
  const site = await startPreview({ directory: draft.directory, port: port + 1, editor: port });
  return {
    ...site,
    draft,
    close: async () => {
      await site.close();
      draft.close();
    },
  };
}
