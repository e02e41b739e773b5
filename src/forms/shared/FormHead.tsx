import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { ErrorSummary } from "../../ui/fields/ErrorSummary.tsx";
import type { SharedError } from "../../ui/fields/context.ts";
import { StatusMessage, focusAndReveal, scrollToShow } from "../../ui/fields/StatusMessage.tsx";
import { errorSummaryLines } from "./error-summary-lines.ts";
import { follow } from "./outbox.ts";
import type { DeliveryStatus } from "../../mail/outbox/notice.ts";
import { formStatus } from "./state.ts";
import type { LiveForm } from "./use-form.ts";
import { whenOf } from "./when.ts";
import type { FormTexts } from "./texts.ts";

interface FormHeadProps {
  form: LiveForm;
  words: FormTexts;
  sharedError: SharedError | undefined;
  children: ReactNode;
}

/** Shown above the form: the error summary, or the result of sending. */
export function FormHead({ form, words, sharedError, children }: FormHeadProps) {
  const { state } = form;
  return (
    <div className="form-head">
      <FormText key={state.attempt} form={form} words={words} sharedError={sharedError} />
      {state.message !== undefined && (
        <DeliveryNotice key={state.message} form={form} message={state.message} />
      )}
      {formStatus(state) === "thanks" && children}
    </div>
  );
}

function FormText({ form, words, sharedError }: Omit<FormHeadProps, "children">) {
  const { name, state } = form;
  const { late } = state;
  switch (formStatus(state)) {
    case "errors":
      return (
        <ErrorSummary
          form={name}
          problem={words.problem ?? ""}
          solved={words.solved ?? ""}
          lines={errorSummaryLines(state, words, sharedError)}
        />
      );
    case "thanks":
      return (
        <StatusMessage look="good" late={late}>
          {words.thanks}
        </StatusMessage>
      );
    case "waiting":
      return words.waiting === undefined ? null : <StatusMessage look="bad">{words.waiting}</StatusMessage>;
    case "failed":
      return <StatusMessage look="bad">{words.failed}</StatusMessage>;
    case "coming":
      return <Repeated form={form} words={words} text={words.repeated.coming} />;
    case "delivered":
      return <Repeated form={form} words={words} text={whenOf(state.sentAt ?? 0, words.repeated)} />;
    case "none":
      return null;
  }
}

/** Says that the same message was sent before, with a button to send it again. */
function Repeated({ form, words, text }: Pick<FormHeadProps, "form" | "words"> & { text: string }) {
  const again = (
    <button
      className="button button-board"
      type="button"
      // Ignore the second click of a double click, which was meant for another button.
      onClick={({ detail }) => detail < 2 && form.repeat()}
    >
      {words.repeated.again}
    </button>
  );
  return (
    <StatusMessage look="plain" late={form.state.late} next={again}>
      {text}
    </StatusMessage>
  );
}

/** Where the outbox shows its notice of the message. */
function DeliveryNotice({ form, message }: { form: LiveForm; message: string }) {
  const slot = useRef<HTMLDivElement>(null);
  const { onDelivery } = form;
  const { delivery, late } = form.state;
  useLayoutEffect(() => {
    if (!slot.current) return undefined;
    let following = false;
    // The form's own text is removed in the same frame in which the outbox's notice appears.
    const tell = (delivery: DeliveryStatus) =>
      following ? flushSync(() => onDelivery(message, delivery)) : onDelivery(message, delivery);
    const end = follow(message, slot.current, tell);
    following = true;
    return end;
  }, [message, onDelivery]);

  // Scroll to the notice for a visitor who is still at the form; for others, it is in the bar below.
  useLayoutEffect(() => {
    const head = slot.current?.parentElement;
    const notice = slot.current?.querySelector<HTMLElement>("[data-piece=notice]");
    if (delivery !== "trouble" || !head || !notice) return;
    const { activeElement } = document;
    if (late && activeElement !== document.body && !head.contains(activeElement)) return;
    const { top, bottom } = head.getBoundingClientRect();
    if (!late || (bottom > 0 && top < innerHeight)) focusAndReveal(notice);
    else notice.focus({ preventScroll: true });
  }, [delivery, late]);

  // Show the result of a retry, even if scroll anchoring keeps the fields below in place.
  useEffect(() => {
    const head = slot.current?.parentElement;
    if (delivery === "coming" || delivery === "trouble" || !head?.contains(document.activeElement))
      return undefined;
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => scrollToShow(head.firstElementChild)),
    );
    return () => cancelAnimationFrame(frame);
  }, [delivery]);

  return <div className="form-delivery" ref={slot} />;
}
