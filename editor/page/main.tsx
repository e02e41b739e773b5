/** The editor's page: Keystatic with our fields on the left, the site on the right. */
import { Keystatic } from "@keystatic/core/ui";
import { createRoot } from "react-dom/client";
import { editorConfig } from "./config.ts";
import { FacilityProvider, type FacilityFacts } from "./facility-context.ts";
import { hideDeleteButtons } from "./permanent-entries.ts";
import { Preview } from "./Preview.tsx";
import { SaveReport, reportSaves } from "./SaveReport.tsx";
import "@fontsource-variable/inter";
import "./editor.css";

const root = document.querySelector("#editor");
const response = await fetch("/editor/facility.json");
const facility = (await response.json()) as FacilityFacts;
document.title = `${facility.name} · Editor`;
reportSaves();
hideDeleteButtons(facility);
if (root)
  createRoot(root).render(
    <FacilityProvider value={facility}>
      <div className="desk">
        <Keystatic
          config={editorConfig(facility)}
          appSlug={{ envName: "EDITOR_GITHUB_APP", value: facility.github?.app }}
        />
      </div>
      {facility.preview !== undefined && <Preview facility={facility} origin={facility.preview} />}
      <SaveReport />
    </FacilityProvider>,
  );
