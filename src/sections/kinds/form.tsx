import { NotLoaded, WithoutScript } from "../../forms/WithoutScript.tsx";
import { formHtml } from "../../forms/form-html.ts";
import { entryOf } from "../../content/schema/registry.ts";
import { withUnlistedJobs } from "../../selectors/applying.ts";
import { forBrowser } from "../../selectors/forms.ts";
import { sectionKind } from "../section.ts";
import "../../forms/forms.css";
import "../../forms/form-page.css";

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
      <div id="answers-left" className="answers-left" role="status" hidden>
        <p>{texts.left}</p>
        <pre />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a paragraph without styles, too */}
      <p id="answers-too-long" className="answers-left" role="status" hidden>
        {texts.tooLongToKeep}
      </p>
      {/* Its scripts make this HTML work. The first one is small and keeps what is typed until then. */}
      <div
        id="form-place"
        data-form={JSON.stringify(definition)}
        dangerouslySetInnerHTML={{ __html: formHtml(definition) }}
      />
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
);
