import { Fragment, useEffect } from "react";
import { fillIn } from "../lib/fill-in.ts";
import { partsOf } from "./fields/questions.ts";
import { FieldsContext } from "../ui/fields/context.ts";
import { Fields } from "./Fields.tsx";
import type { FormDefinition, FormPage } from "./form-definition.ts";
import { FormHead } from "./FormHead.tsx";
import { FormSection } from "./FormSection.tsx";
import { Progress, SectionStatus } from "./application/Progress.tsx";
import type { FormMemory } from "./state/memory.ts";
import { hasErrors } from "./state/state.ts";
import { SendRow } from "./SendRow.tsx";
import { SentCopy } from "./application/SentCopy.tsx";
import { useForm, type LiveForm } from "./state/use-form.ts";

interface FormProps {
  readonly definition: FormDefinition;
  readonly memory: FormMemory;
  /** The page in which it works; undefined at build. */
  readonly page?: FormPage | undefined;
}

/**
 * Every form, drawn from its definition: errors or result above, the fields, the button. `method="dialog"` makes it inert
 * until the script runs, so that answers never end up in a URL.
 */
export function Form({ definition, memory, page }: FormProps) {
  const form = useForm(definition, memory, page);
  const { shown, element, listeners, state } = form;
  const { slug, label, fields, progress, copy, showErrors } = definition;
  useErrorTitle(hasErrors(shown));
  const parts = partsOf(fields);
  const sections = parts.filter(({ heading }) => heading);
  const sectionsState = { texts: progress, errors: state.errors, answers: state.answers };
  const drawn = (
    <FieldsContext value={{ id: slug, errors: shown, live: showErrors === "touch" }}>
      <div className="form-frame">
        <FormHead form={form}>
          {copy && state.sent && <SentCopy answers={state.sent} definition={definition} texts={copy} />}
        </FormHead>
        <form
          id={slug}
          className="form"
          method="dialog"
          noValidate
          aria-label={label}
          ref={element}
          {...listeners}
        >
          {parts.map(({ heading, fields: asked }) => {
            const controls = <Fields fields={asked} />;
            const number = sections.findIndex((one) => one.heading === heading) + 1;
            return heading ? (
              <FormSection
                key={heading.name}
                id={`section-${heading.name}`}
                title={heading.label ?? ""}
                lead={heading.hint}
                place={
                  progress &&
                  fillIn(progress.section, { number: String(number), count: String(sections.length) })
                }
                status={<SectionStatus part={{ heading, fields: asked }} {...sectionsState} />}
              >
                {controls}
              </FormSection>
            ) : (
              <Fragment key="first">{controls}</Fragment>
            );
          })}
          <Honeypot form={form} />
          <SendRow form={form} />
        </form>
      </div>
    </FieldsContext>
  );
  if (!progress) return drawn;
  return (
    <div className="form-with-progress split">
      <Progress sections={sections} {...sectionsState} texts={progress} />
      {drawn}
    </div>
  );
}

/** A field that only bots fill in. It has no name, so it is never part of a message. */
function Honeypot({ form: { honeypot } }: { readonly form: LiveForm }) {
  return (
    <div className="trap visually-hidden" aria-hidden="true">
      <label>
        Website <input type="text" tabIndex={-1} autoComplete="off" ref={honeypot} />
      </label>
    </div>
  );
}

/** Puts "Error:" before the page's title, which screen readers announce first. */
function useErrorTitle(hasErrors: boolean) {
  useEffect(() => {
    if (!hasErrors) return undefined;
    const title = document.title;
    document.title = `Error: ${title}`;
    // The title from before, not the one in the page: a translator may have translated that.
    return () => {
      document.title = title;
    };
  }, [hasErrors]);
}
