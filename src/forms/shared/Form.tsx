import { useEffect, useId, useMemo, type ReactNode } from "react";
import { FieldsContext, type Joint } from "../../ui/fields/context.ts";
import { FormHead } from "./FormHead.tsx";
import { isEmpty } from "./state.ts";
import { SendRow } from "./SendRow.tsx";
import type { LiveForm } from "./use-form.ts";
import type { FormWords } from "./words.ts";
import "./form.css";

interface FormProps {
  form: LiveForm;
  words: FormWords;
  /** Why the button cannot be pressed while answers are missing. Without it the button can always be pressed. */
  incomplete?: string;
  /** Fields that share one error. */
  joint?: Joint;
  /** What follows the thanks. */
  afterThanks?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of every form: errors or outcome above, the fields, then the button.
 * `method="dialog"` makes it inert as long as no script runs it: no answer ever ends up in an address.
 */
export function Form({ form, words, incomplete, joint, afterThanks, children }: FormProps) {
  const { name, shown, element, listeners } = form;
  useErrorTitle(words.errorTitle, !isEmpty(shown));
  const fields = useMemo(
    () => ({
      id: name,
      words: words.fields,
      errors: shown,
      optional: words.optional,
      live: incomplete !== undefined,
      joint,
    }),
    [name, words, shown, incomplete, joint],
  );
  return (
    <FieldsContext value={fields}>
      <div className="form-frame">
        <FormHead form={form} words={words} joint={joint}>
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
          <Trap form={form} />
          <SendRow form={form} words={words} incomplete={incomplete} />
        </form>
      </div>
    </FieldsContext>
  );
}

/** A field that no person sees or reaches. It has no name, so it is never part of a message. */
function Trap({ form: { trap } }: Pick<FormProps, "form">) {
  const id = useId();
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={id}>Website</label>
      <input id={id} type="text" tabIndex={-1} autoComplete="off" ref={trap} />
    </div>
  );
}

/** Puts a word before the page's title while errors stand: the first thing a screen reader says of the page. */
function useErrorTitle(word: string, errorsStand: boolean) {
  useEffect(() => {
    if (!errorsStand) return undefined;
    const title = document.title;
    document.title = `${word} ${title}`;
    return () => {
      document.title = title;
    };
  }, [word, errorsStand]);
}
