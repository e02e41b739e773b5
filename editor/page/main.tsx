/** The editor's page: Keystatic with our fields, and the preview beside it. */
import { Keystatic } from "@keystatic/core/ui";
import { createRoot } from "react-dom/client";
import { editorConfig, followPictures } from "./config.ts";
import { fetchFacility, onFacility } from "./facility-facts.ts";
import { focusFieldOfAddress } from "./focus-field.ts";
import { OrderEntries } from "./OrderEntries.tsx";
import { hidePermanentEntryButtons } from "./permanent-entries.ts";
import { Preview } from "./Preview.tsx";
import { SaveReport, reportSaves } from "./SaveReport.tsx";
import "@fontsource-variable/inter";
import "./editor.css";
import "./dialogs.css";
import "./facts.css";
import "./form.css";

const root = document.querySelector("#editor");
const facility = await fetchFacility();
const config = editorConfig(facility);
onFacility((now) => followPictures(config, now));
document.title = `${facility.name} · Editor`;
reportSaves();
focusFieldOfAddress();
hidePermanentEntryButtons();
if (root)
  createRoot(root, { onRecoverableError }).render(
    <>
      <div className="keystatic">
        <Keystatic config={config} appSlug={{ envName: "EDITOR_GITHUB_APP", value: facility.github?.app }} />
      </div>
      {facility.preview !== undefined && <Preview origin={facility.preview} />}
      {!facility.github && <OrderEntries />}
      <SaveReport />
    </>,
  );

/** Keystatic renders a deleted entry once more and catches its own "Not found". That is no error to report. */
function onRecoverableError(error: unknown): void {
  const { cause } = error as Error;
  if (cause instanceof Error && cause.name === "NotFoundError" && cause.message === "Not found") return;
  reportError(error);
}
