import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { ErrorSummary } from "../../ui/fields/ErrorSummary.tsx";
import type { Joint } from "../../ui/fields/context.ts";
import { Outcome, reveal, show } from "../../ui/fields/Outcome.tsx";
import { faultLines } from "./fault-lines.ts";
import { follow } from "./outbox.ts";
import { headline, type Fate } from "./state.ts";
import type { LiveForm } from "./use-form.ts";
import { whenOf } from "./when.ts";
import type { FormWords } from "./words.ts";

interface FormHeadProps {
  form: LiveForm;
  words: FormWords;
  /** Fields that share one error. */
  joint: Joint | undefined;
  /** What follows the thanks. */
  children: ReactNode;
}

/** What was wrong at the last attempt, or what became of the message. */
export function FormHead({ form, words, joint, children }: FormHeadProps) {
  const { state } = form;
  return (
    <div className="form-head">
      <Words key={state.attempt} form={form} words={words} joint={joint} />
      {state.message !== undefined && <Place key={state.message} form={form} message={state.message} />}
      {headline(state) === "thanks" && children}
    </div>
  );
}

/** What the form itself says of it. */
function Words({ form, words, joint }: Omit<FormHeadProps, "children">) {
  const { name, state } = form;
  const { late } = state;
  switch (headline(state)) {
    case "faults":
      return (
        <ErrorSummary
          form={name}
          problem={words.problem ?? ""}
          solved={words.solved ?? ""}
          faults={faultLines(state, words, joint)}
        />
      );
    case "thanks":
      return (
        <Outcome look="good" late={late}>
          {words.thanks}
        </Outcome>
      );
    case "waiting":
      return words.waiting === undefined ? null : <Outcome look="bad">{words.waiting}</Outcome>;
    case "failed":
      return <Outcome look="bad">{words.failed}</Outcome>;
    case "coming":
      return <Repeated form={form} words={words} text={words.repeated.coming} />;
    case "delivered":
      return <Repeated form={form} words={words} text={whenOf(state.sentAt ?? 0, words.repeated)} />;
    case "none":
      return null;
  }
}

/** The same was sent before: says so, and sends it a second time if asked to. */
function Repeated({ form, words, text }: Pick<FormHeadProps, "form" | "words"> & { text: string }) {
  const again = (
    <button
      className="button button-board"
      type="button"
      // The second press of a double click was meant for another button.
      onClick={({ detail }) => detail < 2 && form.repeat()}
    >
      {words.repeated.again}
    </button>
  );
  return (
    <Outcome look="plain" late={form.state.late} next={again}>
      {text}
    </Outcome>
  );
}

/** The place in which the outbox shows what becomes of the message. */
function Place({ form, message }: { form: LiveForm; message: string }) {
  const slot = useRef<HTMLDivElement>(null);
  const { onFate } = form;
  const { fate, late } = form.state;
  useLayoutEffect(() => {
    if (!slot.current) return undefined;
    let following = false;
    // The words of the form give way in the same moment in which the outbox's come.
    const tell = (fate: Fate) => (following ? flushSync(() => onFate(message, fate)) : onFate(message, fate));
    const end = follow(message, slot.current, tell);
    following = true;
    return end;
  }, [message, onFate]);

  // Whoever is still here is led to the bad news; for whoever has gone on, it is in the bar at the foot.
  useLayoutEffect(() => {
    const head = slot.current?.parentElement;
    const notice = slot.current?.querySelector<HTMLElement>("[data-piece=notice]");
    if (fate !== "trouble" || !head || !notice) return;
    const { activeElement } = document;
    if (late && activeElement !== document.body && !head.contains(activeElement)) return;
    const { top, bottom } = head.getBoundingClientRect();
    if (!late || (bottom > 0 && top < innerHeight)) show(notice);
    else notice.focus({ preventScroll: true });
  }, [fate, late]);

  // Whoever asked for another try sees what came of it, also where the browser holds the fields below in their place.
  useEffect(() => {
    const head = slot.current?.parentElement;
    if (fate === "coming" || fate === "trouble" || !head?.contains(document.activeElement)) return undefined;
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => reveal(head.firstElementChild)));
    return () => cancelAnimationFrame(frame);
  }, [fate]);

  return <div className="form-fate" ref={slot} />;
}
