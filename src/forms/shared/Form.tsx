import { useEffect, useId, useMemo, type ReactNode } from "react";
import { ErrorSummary } from "../../ui/fields/ErrorSummary.tsx";
import { FieldsContext } from "../../ui/fields/context.ts";
import { Outcome } from "../../ui/fields/Outcome.tsx";
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
  /** What follows the thanks. */
  afterThanks?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of every form: errors or outcome above, the fields, then the button.
 * `method="dialog"` makes it inert as long as no script runs it: no answer ever ends up in an address.
 */
export function Form({ form, words, incomplete, afterThanks, children }: FormProps) {
  const { name, shown, element, listeners } = form;
  useErrorTitle(words.errorTitle, !isEmpty(shown));
  const fields = useMemo(
    () => ({
      id: name,
      words: words.fields,
      errors: shown,
      optional: words.optional,
      live: incomplete !== undefined,
    }),
    [name, words, shown, incomplete],
  );
  return (
    <FieldsContext value={fields}>
      <div className="form-frame">
        <FormHead form={form} words={words}>
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

/** What was wrong at the last attempt, or what became of the message. */
function FormHead({
  form: { name, state },
  words,
  children,
}: Pick<FormProps, "form" | "words" | "children">) {
  const { problem, solved } = words;
  if (problem !== undefined && solved !== undefined && !isEmpty(state.faults)) {
    const faults = Object.entries(state.faults).map(([field, error]) => ({
      name: field,
      question: words.fields[field]?.label ?? "",
      error,
      solved: state.errors?.[field] === undefined,
    }));
    return <ErrorSummary key={state.attempt} form={name} problem={problem} solved={solved} faults={faults} />;
  }
  if (state.phase === "sent") {
    return (
      <>
        <Outcome key={state.attempt} look="good">
          {words.thanks}
        </Outcome>
        {children}
      </>
    );
  }
  if (state.phase !== "waiting" && state.phase !== "failed") return null;
  return (
    <Outcome key={state.attempt} look="bad">
      {state.phase === "waiting" ? words.waiting : words.failed}
    </Outcome>
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
