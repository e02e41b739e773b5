import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { fillIn } from "../lib/fill-in.ts";
import { timeOrDate } from "../lib/moments.ts";
import { questionsOf } from "./fields/questions.ts";
import { ErrorSummary, type ErrorSummaryLine } from "../ui/fields/ErrorSummary.tsx";
import { StatusMessage, focusAndReveal, scrollToShow } from "../ui/fields/StatusMessage.tsx";
import type { FormTexts } from "../content/schema/form.ts";
import { formStatus } from "./state/state.ts";
import type { LiveForm } from "./state/use-form.ts";

interface FormHeadProps {
  readonly form: LiveForm;
  readonly children: ReactNode;
}

/** Shown above the form: the result of sending; and at the top of the page, the error summary. */
export function FormHead({ form, children }: FormHeadProps) {
  const { state, status } = form;
  return (
    <div className="form-head">
      <FormText key={state.attempt} form={form} />
      {state.messageId !== undefined && (
        <DeliveryNotice key={state.messageId} form={form} messageId={state.messageId} />
      )}
      {formStatus(state, status?.outcome) === "thanks" && children}
    </div>
  );
}

function FormText({ form }: Omit<FormHeadProps, "children">) {
  const { definition, page, state, status, claimResult } = form;
  const { slug, texts, thanks } = definition;
  switch (formStatus(state, status?.outcome)) {
    case "errors": {
      const summary = (
        <ErrorSummary
          form={slug}
          problem={texts.problem}
          solved={texts.solved}
          lines={summaryLines(form)}
          claimResult={claimResult}
        />
      );
      return page?.errorsPlace?.isConnected ? createPortal(summary, page.errorsPlace) : summary;
    }
    case "thanks":
      return (
        <>
          <StatusMessage variant="good" claimResult={claimResult}>
            {thanks}
          </StatusMessage>
          <DeliveryState form={form} />
        </>
      );
    case "unstored":
      return (
        <StatusMessage variant="bad" claimResult={claimResult}>
          {texts.failed}
        </StatusMessage>
      );
    case "repeated-coming":
      return <Repeated form={form} text={texts.coming} />;
    case "repeated-delivered":
      return <Repeated form={form} text={withTime(status?.message.endedAt ?? 0, texts)} />;
    case "none":
      return null;
  }
}

/**
 * One line for each field that was wrong at the last attempt, in the order of the page; one for all fields of a group,
 * which leads to the first that is still empty.
 */
function summaryLines({ definition, state: { attemptErrors, errors } }: LiveForm): ErrorSummaryLine[] {
  const lineOf = (name: string, question = "", error = ""): ErrorSummaryLine[] =>
    error === "" ? [] : [{ name, question, error, solved: errors?.[name] === undefined }];
  return definition.fields.flatMap((field) => {
    if (field.kind !== "group")
      return questionsOf({ fields: [field] }).flatMap(({ name, label }) =>
        lineOf(name, label, attemptErrors[name]),
      );
    const wrong = (field.fields ?? [])
      .map(({ name }) => name)
      .filter((name) => attemptErrors[name] !== undefined);
    const name = wrong.find((one) => errors?.[one] !== undefined) ?? wrong[0];
    return name === undefined ? [] : lineOf(name, field.label, attemptErrors[name]);
  });
}

/** Below the thanks: whether the message is delivered, and the phone. */
function DeliveryState({ form: { definition, status } }: { readonly form: LiveForm }) {
  const { texts, call } = definition;
  const isDelivered = status?.outcome === "delivered";
  return (
    <div className="delivery-state board">
      <output data-delivered={isDelivered ? "" : undefined}>
        {isDelivered ? texts.delivered : texts.sending}
      </output>
      <a href={call.href}>{call.label}</a>
    </div>
  );
}

/** Says that the same message was sent before, with a button to send it again. */
function Repeated({ form, text }: { readonly form: LiveForm; readonly text: string }) {
  const again = (
    <button
      className="button button-primary"
      type="button"
      // Ignore the second click of a double click, which was meant for another button.
      onClick={({ detail }) => detail < 2 && form.repeat()}
    >
      {form.definition.texts.sendAgain}
    </button>
  );
  return (
    <StatusMessage variant="plain" claimResult={form.claimResult} next={again}>
      {text}
    </StatusMessage>
  );
}

/** Where the outbox shows its notice of the message. */
function DeliveryNotice({ form, messageId }: { readonly form: LiveForm; readonly messageId: string }) {
  const slot = useRef<HTMLDivElement>(null);
  const { page, memory, claimResult, status } = form;
  const outcome = status?.outcome;
  useLayoutEffect(() => {
    const place = slot.current;
    if (!place || !page) return undefined;
    const isWatched = () => memory.notes().awaitsResult || isInView(place);
    return page.outbox.follow(messageId, { slot: place, isWatched });
  }, [messageId, page, memory]);

  // A visitor who is still at the form is led to the notice.
  useLayoutEffect(() => {
    const head = slot.current?.parentElement;
    const notice = slot.current?.querySelector<HTMLElement>(".outbox-notice");
    if ((outcome !== "trouble" && outcome !== "lost") || !head || !notice) return;
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !head.contains(activeElement);
    const isFirst = claimResult();
    if (isFirst || !isElsewhere) focusAndReveal(notice);
  }, [outcome, claimResult]);

  // Show the result of a retry, even if scroll anchoring keeps the fields below in place.
  useEffect(() => {
    const head = slot.current?.parentElement;
    const isSettled = outcome !== undefined && outcome !== "coming" && outcome !== "trouble";
    if (!isSettled || !head?.contains(document.activeElement)) return undefined;
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => scrollToShow(head.firstElementChild)),
    );
    return () => cancelAnimationFrame(frame);
  }, [outcome]);

  return <div className="form-delivery" ref={slot} />;
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** When the message was sent, as a sentence. */
function withTime(time: number, { sentAt, sentOn }: FormTexts): string {
  const { isToday, when } = timeOrDate(time, Date.now());
  return fillIn(isToday ? sentAt : sentOn, { when });
}
