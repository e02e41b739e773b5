import * as v from "valibot";
import { withHelp, flag, line, lineOrNothing } from "./types.ts";

const firebaseKey = v.optional(
  lineOrNothing("expected the value that the Firebase console shows, in quotation marks"),
  "",
);

/** Whether to count visits, with which Firebase project, and how to ask visitors for consent. */
export const analyticsSchema = v.pipe(
  v.strictObject({
    on: withHelp(flag, "true to count visits of those who agree; false loads nothing and asks nobody"),
    firebase: v.optional(
      v.strictObject({
        apiKey: withHelp(firebaseKey, "Firebase console, project settings, your web app: apiKey"),
        projectId: withHelp(firebaseKey, "The same place: projectId"),
        appId: withHelp(firebaseKey, "The same place: appId"),
        measurementId: withHelp(firebaseKey, "The same place: measurementId"),
      }),
      {},
    ),
    question: withHelp(
      v.optional(line, "May we count your visit? It shows us which pages help. We use Google Analytics."),
      "What visitors are asked before anything is counted",
    ),
    yes: withHelp(v.optional(line, "Yes, count it"), "The button that agrees"),
    no: withHelp(v.optional(line, "No, thanks"), "The button that declines"),
  }),
  v.check(
    ({ on, firebase }) => !on || Object.values(firebase).every((value) => value !== ""),
    "expected all four values of firebase while on is true",
  ),
);

export type Analytics = v.InferOutput<typeof analyticsSchema>;
