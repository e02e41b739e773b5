/** The editor's page: Keystatic with our fields, and the preview beside it. */
import { Keystatic } from "@keystatic/core/ui";
import { createRoot } from "react-dom/client";
import type { FacilityFacts } from "../server/facility.ts";
import { editorConfig } from "./config.ts";
import { FacilityProvider } from "./facility-context.ts";
import { focusFieldOfAddress } from "./focus-field.ts";
import { hidePermanentEntryButtons } from "./permanent-entries.ts";
import { Preview } from "./Preview.tsx";
import { SaveReport, reportSaves } from "./SaveReport.tsx";
import "@fontsource-variable/inter";
import "./editor.css";
import "./dialogs.css";
import "./facts.css";
import "./form.css";

const root = document.querySelector("#editor");
const response = await fetch("/editor/facility.json");
const facility = (await response.json()) as FacilityFacts;
document.title = `${facility.name} · Editor`;
reportSaves();
focusFieldOfAddress();
hidePermanentEntryButtons();
if (root)
  createRoot(root, { onRecoverableError }).render(
    <FacilityProvider value={facility}>
      <div className="keystatic">
        <Keystatic
          config={editorConfig(facility)}
          appSlug={{ envName: "EDITOR_GITHUB_APP", value: facility.github?.app }}
        />
      </div>
      {facility.preview !== undefined && <Preview facility={facility} origin={facility.preview} />}
      <SaveReport />
    </FacilityProvider>,
  );

/** Keystatic renders a deleted entry once more and catches its own "Not found". That is no error to report. */
function onRecoverableError(error: unknown): void {
  const { cause } = error as Error;
  if (cause instanceof Error && cause.name === "NotFoundError" && cause.message === "Not found") return;
  reportError(error);
}
