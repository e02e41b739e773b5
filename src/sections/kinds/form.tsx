import { Form } from "../../forms/Form.tsx";
import { NotLoaded, WithoutScript } from "../../forms/WithoutScript.tsx";
import { createMemory } from "../../forms/state/memory.ts";
import { entryOf } from "../../content/schema/registry.ts";
import { withUnlistedJobs } from "../../selectors/applying.ts";
import { forBrowser } from "../../selectors/forms.ts";
import { sectionKind } from "../section.ts";

export default sectionKind(
  "form",
  ({ form: name }, { content: { forms, jobs, facility } }) => {
    const form = withUnlistedJobs(entryOf(forms, name), jobs);
    return { definition: forBrowser(form, facility), texts: form.texts, facility };
  },
  ({ definition, texts, facility }) => (
    <div>
      <WithoutScript facility={facility}>{texts.withoutScript}</WithoutScript>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs */}
      <div id="answers-left" className="message" role="status" hidden>
        <p>{texts.left}</p>
        <pre className="typed" />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a paragraph without styles, too */}
      <p id="answers-too-long" className="message" role="status" hidden>
        {texts.tooLongToKeep}
      </p>
      {/* Its script draws the form that works in place of this one. Another, small and first, keeps what is typed. */}
      <div id="form-place" data-form={JSON.stringify(definition)}>
        <Form definition={definition} memory={createMemory()} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as a paragraph, it is one without styles, too */}
      <p className="still-loading" role="status">
        {texts.stillLoading}
      </p>
      <WithoutScript facility={facility}>{texts.withoutScript}</WithoutScript>
      <NotLoaded facility={facility} reload={texts.reload}>
        {texts.notLoaded}
      </NotLoaded>
    </div>
  ),
  { columns: "form-page" },
);
