import type { FeedbackAnswers } from "./schema.ts";

/** What the mail service is given, and nothing else. `recomaned` is the service's spelling; no picture is asked for. */
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
