import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../src/content/read/folder.ts";
import { plant } from "../src/content/plant-for-tests.ts";
import type { SharedContent } from "./other-site.ts";

/** The sample with other choices: no camps, leagues and jobs; visits are counted; a service's map loads on request. */
export const otherChoices: SharedContent = {
  name: "other-choices",
  changes: (folder) => {
    plant(folder, {
      camps: null,
      leagues: null,
      jobs: null,
      "analytics.yaml":
        "on: true\nfirebase: { apiKey: sample, projectId: sample, appId: sample, measurementId: sample }\n",
      "facility.yaml": (text) =>
        text.replace(
          "  picture: street-map.svg\n",
          "  embed: https://maps.clayandchalk.example/embed\n  loads: on request\n",
        ),
    });
    // Their names in the texts of other files.
    for (const file of filesBelow(folder).filter((name) => /\.(?:yaml|md)$/u.test(name))) {
      const text = readFileSync(join(folder, file), "utf8");
      writeFileSync(join(folder, file), text.replaceAll(/\{\{(?:camp|league)\..+?\}\}/gu, "It"));
    }
  },
};
