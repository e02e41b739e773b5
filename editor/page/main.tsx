/** The editor's page: Keystatic with our fields on the left, the site on the right. */
import { Keystatic } from "@keystatic/core/ui";
import { createRoot } from "react-dom/client";
import { collections, type Collection } from "../../src/model/documents.ts";
import { editorConfig } from "./config.ts";
import { FacilityProvider, type FacilityFacts } from "./facility.ts";
import { Preview } from "./Preview.tsx";
import { SaveReport, reportSaves } from "./SaveReport.tsx";
import "@fontsource-variable/inter";
import "./look.css";

const root = document.querySelector("#editor");
const response = await fetch("/editor/facility.json");
const facility = (await response.json()) as FacilityFacts;
document.title = `${facility.name} · Editor`;
reportSaves();
hideAdding();
if (root)
  createRoot(root).render(
    <FacilityProvider value={facility}>
      <div className="desk">
        <Keystatic config={editorConfig(facility)} />
      </div>
      <Preview facility={facility} />
      <SaveReport />
    </FacilityProvider>,
  );

/** Takes the buttons away that would add to a list which is fixed. */
function hideAdding(): void {
  const fixed = Object.entries<Collection>(collections).filter(([, each]) => each.fixed);
  const style = document.createElement("style");
  style.textContent = `${fixed.map(([key]) => `a[href*="/collection/${key}/create"]`).join(",")}{display:none!important}`;
  document.head.append(style);
}
