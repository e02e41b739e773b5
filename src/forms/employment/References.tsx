import type { EmploymentTexts } from "../../content/schema/employment-form.ts";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { references } from "./schema.ts";

/** Up to three references, all optional. */
export function References({ words }: { words: EmploymentTexts }) {
  return references.map((n) => (
    <fieldset key={n} className="fields-together">
      <legend className="fields-title">{words.reference.replace("{number}", String(n))}</legend>
      <div className="form-row">
        <TextField name={`r${n}name`} words="name" autoComplete={`section-r${n} name`} width="third" />
        <TextField
          name={`r${n}cell`}
          words="cell"
          type="tel"
          autoComplete={`section-r${n} tel`}
          width="third"
        />
        <TextField
          name={`r${n}email`}
          words="email"
          type="email"
          autoComplete={`section-r${n} email`}
          width="third"
        />
      </div>
      <TextArea name={`r${n}additionalInfo`} words="additionalInfo" rows={2} />
    </fieldset>
  ));
}
