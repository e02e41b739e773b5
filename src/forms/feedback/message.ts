import type { FeedbackAnswers } from "./schema.ts";

/** The parameters for the mail service. `recomaned` is the service's spelling; there is no picture upload. */
export function feedbackMessage({
  name,
  phone,
  email,
  recomanded,
  rating,
  comments,
  agree,
}: FeedbackAnswers) {
  return {
    name,
    phone,
    email,
    recomaned: recomanded,
    rating,
    comments,
    picture: "",
    agree: agree === "Yes" ? "Yes" : "No",
  };
}
