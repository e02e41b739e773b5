import { createElement } from "react";
import { renderToString } from "react-dom/server";
import type { FormDefinition } from "./form-definition.ts";
import { Form } from "./Form.tsx";

/** The HTML of a form before anything happens, as `hydrate.ts` expects to find it. */
export function formHtml(definition: FormDefinition): string {
  return renderToString(createElement(Form, { definition }));
}
