import { readFileSync } from "node:fs";
import * as v from "valibot";
import { parse } from "yaml";
import { singles } from "../../content/schema/registry.ts";

const schemas = {
  contact: singles.contactForm.schema,
  employment: singles.employmentForm.schema,
  feedback: singles.feedbackForm.schema,
  "team-practice": singles.teamPracticeForm.schema,
};

type Texts<Form extends keyof typeof schemas> = v.InferOutput<(typeof schemas)[Form]>;

/** The texts of a form in the content, for tests against the specification. */
export function textsForTests<const Form extends keyof typeof schemas>(form: Form): Texts<Form> {
  return v.parse(schemas[form], parse(readFileSync(`content/forms/${form}.yaml`, "utf8"))) as Texts<Form>;
}
