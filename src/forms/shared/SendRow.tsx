import { useEffect, useRef } from "react";
import type { LiveForm } from "./use-form.ts";
import type { FormTexts } from "./texts.ts";
import "../../ui/Button.css";

interface SendRowProps {
  form: LiveForm;
  words: FormTexts;
  incomplete: string | undefined;
}

/** The button, why it is disabled, the spam question, and the warning about a long message. */
export function SendRow({ form, words, incomplete }: SendRowProps) {
  const { name, state } = form;
  const { fields } = words;
  const required = Object.keys(fields).filter((name) => fields[name]?.error !== undefined);
  const open = state.errors ? Object.keys(state.errors) : required;
  const missing = open.map((name) => fields[name]?.label ?? name);
  const blocked = incomplete !== undefined && (state.errors === undefined || missing.length > 0);
  const sending = state.phase === "sending";
  return (
    <div className="send">
      {state.tooLong && <output className="send-warning">{words.tooLong}</output>}
      {state.phase === "asking" && <SpamQuestion key={state.attempt} form={form} words={words} />}
      {blocked && (
        <p className="send-reason" id={`${name}-reason`}>
          {incomplete} {missing.join(", ")}.
        </p>
      )}
      <button
        className="button button-primary"
        type="submit"
        disabled={blocked}
        aria-disabled={sending ? true : undefined}
        aria-describedby={blocked ? `${name}-reason` : undefined}
      >
        {sending ? words.sending : words.send}
      </button>
    </div>
  );
}

/** Asked when the answers look automated; Yes sends them. */
function SpamQuestion({ form, words }: Pick<SendRowProps, "form" | "words">) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="send-question">
      <p id={`${form.name}-question`} role="alert">
        {words.check.question}
      </p>
      <button
        className="button button-board"
        type="button"
        ref={button}
        onClick={form.confirm}
        aria-describedby={`${form.name}-question`}
      >
        {words.check.yes}
      </button>
    </div>
  );
}
