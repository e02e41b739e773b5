/** The editor's page: Keystatic with our fields, and the preview beside it. */
import type { Config } from "@keystatic/core";
import { Keystatic } from "@keystatic/core/ui";
import { createRoot } from "react-dom/client";
import { editorConfig, followPictures } from "./config.ts";
import { fetchFacility, onFacility } from "./facility-facts.ts";
import { focusFieldOfAddress } from "./focus-field.ts";
import { OrderEntries } from "./OrderEntries.tsx";
import { hidePermanentEntryButtons } from "./permanent-entries.ts";
import { documentAt } from "./preview-path.ts";
import { Preview } from "./Preview.tsx";
import { SaveReport, reloadSaved, reportSaves } from "./SaveReport.tsx";
import "@fontsource-variable/inter";
import "./editor.css";
import "./dialogs.css";
import "./facts.css";
import "./form.css";

const element = document.querySelector("#editor");
const root = element && createRoot(element, { onRecoverableError });
let facility = await fetchFacility();
let config = editorConfig(facility);
onFacility((now) => {
  facility = now;
  const next = editorConfig(now);
  if (menuOf(next) === menuOf(config)) return followPictures(config, now);
  // A membership or a form's page was saved or deleted, so nothing is lost when Keystatic reads the open form again.
  config = next;
  const { key = "", draft = [] } = documentAt(window.location.pathname) ?? {};
  if (draft[0] !== "singleton" || Object.hasOwn(config.singletons ?? {}, draft[1] ?? "")) return render();
  // The form that is open has left the menu; it stays in the list.
  window.history.replaceState(null, "", `/keystatic/collection/${key.replace("/", "/item/")}`);
  return reloadSaved();
});
document.title = `${facility.name} · Editor`;
reportSaves();
focusFieldOfAddress();
hidePermanentEntryButtons();
render();

function render(): void {
  root?.render(
    <>
      <div className="keystatic">
        <Keystatic config={config} appSlug={{ envName: "EDITOR_GITHUB_APP", value: facility.github?.app }} />
      </div>
      {facility.preview !== undefined && <Preview origin={facility.preview} />}
      <OrderEntries />
      <SaveReport />
    </>,
  );
}

/** The forms that have a menu entry of their own. */
function menuOf({ singletons = {} }: Config): string {
  return JSON.stringify(Object.entries(singletons).map(([key, { label }]) => [key, label]));
}

/** Keystatic renders a deleted entry once more and catches its own "Not found". That is no error to report. */
function onRecoverableError(error: unknown): void {
  const { cause } = error as Error;
  if (cause instanceof Error && cause.name === "NotFoundError" && cause.message === "Not found") return;
  reportError(error);
}
