import * as v from "valibot";
import { withHelp } from "./metadata.ts";
import { flag, lineOrNothing } from "./types.ts";

const firebaseKey = v.optional(
  lineOrNothing("expected the value that the Firebase console shows, in quotation marks"),
  "",
);

/** Whether to count visits, and with which Firebase project. */
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
  }),
  v.check(
    ({ on, firebase }) => !on || Object.values(firebase).every((value) => value !== ""),
    "expected all four values of `firebase` while `on` is true",
  ),
);

export type Analytics = v.InferOutput<typeof analyticsSchema>;
