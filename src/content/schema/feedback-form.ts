import * as v from "valibot";
import { everyForm, needed, question, required, summary } from "./form.ts";
import { explained, line } from "./types.ts";

/** The words of the customer review form. */
export const feedbackWordsSchema = v.strictObject({
  ...everyForm,
  ...summary,
  waiting: explained(line, "What the visitor reads when the review could not be delivered yet"),
  yes: explained(line, "The answer Yes"),
  no: explained(line, "The answer No"),
  fields: v.strictObject({
    name: required("The visitor's name"),
    phone: required("Where we call back"),
    email: required("Where we reply"),
    recomanded: required("Whether they would recommend the facility"),
    rating: explained(
      v.strictObject({
        ...needed,
        lowest: explained(line, "What the lowest number means"),
        highest: explained(line, "What the highest number means"),
      }),
      "A number from 1 to 10",
    ),
    comments: question("Anything they want to say"),
    agree: question("Whether we may publish the review"),
  }),
});

export type FeedbackWords = v.InferOutput<typeof feedbackWordsSchema>;
