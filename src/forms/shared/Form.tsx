import { useEffect, useId, useMemo, type ReactNode } from "react";
import { FieldsContext, type SharedError } from "../../ui/fields/context.ts";
import { addedFields } from "./added-questions.ts";
import { FormHead } from "./FormHead.tsx";
import { isEmpty } from "./state.ts";
import { SendRow } from "./SendRow.tsx";
import type { LiveForm } from "./use-form.ts";
import type { FormTexts } from "./texts.ts";
import "./form.css";

interface FormProps {
  form: LiveForm;
  words: FormTexts;
  /** Why the button is disabled while answers are missing; without it, the button is never disabled. */
  incomplete?: string;
  sharedError?: SharedError;
  afterThanks?: ReactNode;
  children: ReactNode;
}

/**
 * Every form: errors or result above, the fields, the button. `method="dialog"` makes it inert until the script runs,
 * so that answers never end up in a URL.
 */
export function Form({ form, words: given, incomplete, sharedError, afterThanks, children }: FormProps) {
  const { name, shown, element, listeners } = form;
  const words = useMemo(() => ({ ...given, fields: { ...given.fields, ...addedFields(given) } }), [given]);
  useErrorTitle(words.errorTitle, !isEmpty(shown));
  const fields = useMemo(
    () => ({
      id: name,
      words: words.fields,
      errors: shown,
      optional: words.optional,
      live: incomplete !== undefined,
      sharedError,
    }),
    [name, words, shown, incomplete, sharedError],
  );
  return (
    <FieldsContext value={fields}>
      <div className="form-frame">
        <FormHead form={form} words={words} sharedError={sharedError}>
          {afterThanks}
        </FormHead>
        <form
          id={name}
          className="form"
          method="dialog"
          noValidate
          aria-label={words.name}
          ref={element}
          {...listeners}
        >
          {children}
          <Honeypot form={form} />
          <SendRow form={form} words={words} incomplete={incomplete} />
        </form>
      </div>
    </FieldsContext>
  );
}

/** A field that only bots fill in. It has no name, so it is never part of a message. */
function Honeypot({ form: { honeypot } }: Pick<FormProps, "form">) {
  const id = useId();
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={id}>Website</label>
      <input id={id} type="text" tabIndex={-1} autoComplete="off" ref={honeypot} />
    </div>
  );
}

/** Puts "Error:" before the page's title, which screen readers announce first. */
function useErrorTitle(word: string, hasErrors: boolean) {
  useEffect(() => {
    if (!hasErrors) return undefined;
    const title = document.title;
    document.title = `${word} ${title}`;
    return () => {
      document.title = title;
    };
  }, [word, hasErrors]);
}
