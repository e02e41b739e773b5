/** What analytics adds to the policy when `content/analytics.yaml` turns it on. */
import type { Analytics } from "../src/content/schema/analytics.ts";
import type { PolicyAddition } from "./policy.ts";

const firebase: PolicyAddition = {
  script: ["https://www.gstatic.com/firebasejs/", "https://www.googletagmanager.com"],
  connect: [
    "https://firebase.googleapis.com",
    "https://firebaseinstallations.googleapis.com",
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
  frame: [],
  img: ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
  trustedTypes: ["default", "firebase-js-sdk-policy"],
};

export function analyticsAddition({ on }: Pick<Analytics, "on">): PolicyAddition | undefined {
  return on ? firebase : undefined;
}
