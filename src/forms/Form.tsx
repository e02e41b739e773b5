import { Fragment, useEffect, useLayoutEffect, useState } from "react";
import type { FormEventName } from "./form-events.ts";
import type { Answers } from "./fields/field.ts";
import { partsOf } from "./fields/questions.ts";
import { FieldsContext } from "../ui/fields/context.ts";
import { Fields } from "./Fields.tsx";
import type { FormDefinition, Outbox } from "./form-definition.ts";
import { FormFailure } from "./FormFailure.tsx";
import { FormHead } from "./FormHead.tsx";
import { FormSection } from "./FormSection.tsx";
import { Progress, SectionStatus } from "./application/Progress.tsx";
import { RedrawOnError } from "./RedrawOnError.tsx";
import { hasErrors } from "./state/state.ts";
import { SendRow } from "./SendRow.tsx";
import { SentCopy } from "./application/SentCopy.tsx";
import { useForm, type LiveForm } from "./state/use-form.ts";

interface FormProps {
  readonly definition: FormDefinition;
  /** What sends its messages; undefined at build. */
  readonly outbox?: Outbox | undefined;
  /** What was typed into the page's HTML before the form worked. */
  readonly earlyAnswers?: () => Answers;
  /** Called once the form works, or says that it cannot. */
  readonly onLive?: () => void;
}

/**
 * Every form, drawn from its definition: errors or result above, the fields, the button. `method="dialog"` makes it inert
 * until the script runs, so that answers never end up in a URL.
 */
export function Form({ definition, outbox, earlyAnswers, onLive }: FormProps) {
  const [answers, setAnswers] = useState<Answers>({});
  const form = useForm(definition, outbox, setAnswers);
  useErrorTitle(hasErrors(form.shown));
  useEffect(() => onLive?.(), [onLive]);
  return (
    <RedrawOnError
      instead={<FormFailure definition={definition} answers={answers} earlyAnswers={earlyAnswers} />}
    >
      <FormDrawing key={form.redraws} form={form} answers={answers} />
    </RedrawOnError>
  );
}

/** The form, drawn from a state that is kept above it, so that it can be drawn anew. */
function FormDrawing({ form, answers }: { readonly form: LiveForm; readonly answers: Answers }) {
  const { definition, shown, element, listeners, state } = form;
  const { slug, label, fields, progress, copy, showErrors } = definition;
  const parts = partsOf(fields);
  // `early/typed-answers.ts` moves the answers here from a former drawing.
  useLayoutEffect(() => {
    element.current?.dispatchEvent(new Event("drawn" satisfies FormEventName, { bubbles: true }));
  }, [element]);
  const sections = parts.filter(({ heading }) => heading);
  const sectionsState = { texts: progress, errors: state.errors, answers };
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
                place={progress?.section
                  .replace("{number}", String(number))
                  .replace("{count}", String(sections.length))}
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
    <div className="form-with-progress">
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
