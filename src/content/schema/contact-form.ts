import * as v from "valibot";
import { everyForm, required } from "./form.ts";
import { withHelp, line } from "./types.ts";

/** The texts of the contact form. */
export const contactTextsSchema = v.strictObject({
  ...everyForm,
  incomplete: withHelp(line, "Why the button is disabled; the unanswered questions follow"),
  fields: v.strictObject({
    from_name: required("The visitor's name"),
    email: required("Where we reply"),
    phone: required("Where we call back"),
    subject: required("What the message is about"),
    message: required("The message"),
  }),
});

export type ContactTexts = v.InferOutput<typeof contactTextsSchema>;
