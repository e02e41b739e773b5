import * as v from "valibot";
import { everyForm, requiredFields, question, required, summary } from "./form.ts";
import { group, line, withHelp } from "./types.ts";

/** The texts of the customer review form. */
export const feedbackTextsSchema = v.strictObject({
  ...everyForm,
  ...summary,
  waiting: withHelp(line, "What the visitor reads when the review could not be delivered yet"),
  fields: v.strictObject({
    name: required("The visitor's name"),
    phone: required("Where we call back"),
    email: required("Where we reply"),
    recomanded: required("Whether they would recommend the facility"),
    rating: group("A number from 1 to 10", {
      ...requiredFields,
      lowest: withHelp(line, "What the lowest number means"),
      highest: withHelp(line, "What the highest number means"),
    }),
    comments: question("Anything they want to say"),
    agree: question("Whether we may publish the review"),
  }),
});

export type FeedbackTexts = v.InferOutput<typeof feedbackTextsSchema>;
