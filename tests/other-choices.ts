import { plant } from "../src/content/plant-for-tests.ts";
import type { SharedContent } from "./other-site.ts";

/** The sample with other choices: no jobs; visits are counted; a service's map loads on request. */
export const otherChoices: SharedContent = {
  name: "other-choices",
  changes: (folder) => {
    plant(folder, {
      jobs: null,
      "analytics.yaml":
        "on: true\nfirebase: { apiKey: sample, projectId: sample, appId: sample, measurementId: sample }\n",
      "facility.yaml": (text) =>
        text.replace(
          "  picture: street-map.svg\n",
          "  embed: https://maps.clayandchalk.example/embed\n  loads: on request\n",
        ),
    });
  },
};
