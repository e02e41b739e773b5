import { useEffect, useRef } from "react";
import { isEmptied, isSending } from "./state/state.ts";
import type { LiveForm } from "./state/use-form.ts";
import { questionsOf } from "./fields/questions.ts";
import { fillIn } from "../lib/fill-in.ts";
import { inSentence } from "../lib/labels.ts";
import { language } from "../lib/language.ts";

const wordsList = /* @__PURE__ */ new Intl.ListFormat(language);

interface SendRowProps {
  readonly form: LiveForm;
}

/**
 * The button, why it is disabled, the spam question, and the warning about a long message. What the button waits for is
 * named from the start; that it is still missing is said once the visitor has typed something or left a field: before
 * its script has come, the page does not know what is typed.
 */
export function SendRow({ form }: SendRowProps) {
  const { definition, state, status } = form;
  const { slug, texts, send, waitForAnswers } = definition;
  const asked = questionsOf(definition);
  const open = asked.filter(
    (field) => (state.errors ? state.errors[field.name] : field.required) !== undefined,
  );
  const blocked = waitForAnswers && open.length > 0;
  const saysWhy = blocked && !isEmptied(state);
  const sending = isSending(state, status?.outcome);
  return (
    <div className="send">
      {state.tooLong && <output className="message">{texts.tooLong}</output>}
      {state.phase === "asking" && <SpamQuestion key={state.attempt} form={form} />}
      <button
        className="button button-primary"
        type="submit"
        disabled={blocked}
        aria-disabled={sending || undefined}
        aria-describedby={saysWhy ? `${slug}-reason` : undefined}
      >
        {sending ? texts.sending : send}
      </button>
      {saysWhy && (
        <p className="send-reason" id={`${slug}-reason`}>
          {fillIn((state.seen.size === 0 ? texts.notYet : texts.needed) ?? "", {
            questions: wordsList.format(open.map(({ label }) => inSentence(label ?? ""))),
          })}
        </p>
      )}
    </div>
  );
}

/** Asked when the answers look automated; Yes sends them. */
function SpamQuestion({ form }: SendRowProps) {
  const { slug, texts } = form.definition;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="outcome message board">
      <p className="message-title" id={`${slug}-question`} role="alert">
        {texts.question}
      </p>
      <button
        className="button button-primary"
        type="button"
        ref={button}
        onClick={form.confirm}
        aria-describedby={`${slug}-question`}
      >
        {texts.confirm}
      </button>
    </div>
  );
}
