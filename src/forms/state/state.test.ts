import { describe, expect, test } from "vitest";
import type { Outcome } from "../../mail/outbox/status.ts";
import {
  formStatus,
  isEmptied,
  isSending,
  shownErrors,
  nextState,
  untouched,
  type FormAction,
} from "./state.ts";

const errors = { name: "Name is required", email: "Email is required" };
const after = (...actions: FormAction[]) => actions.reduce(nextState, untouched);
const storing: FormAction = { type: "storing", answers: {} };
const checked = (found: Record<string, string>): FormAction => ({
  type: "checked",
  answers: {},
  errors: found,
  tooLong: false,
});

describe("which errors are shown", () => {
  test("none before the visitor has touched the form", () => {
    const state = after(checked(errors));
    expect(shownErrors(state, "touch")).toEqual({});
    expect(shownErrors(state, "submit")).toEqual({});
  });

  test("after touch: those of the fields left or changed, and no others", () => {
    expect(shownErrors(after(checked(errors), { type: "seen", names: ["email"] }), "touch")).toEqual({
      email: "Email is required",
    });
  });

  test("after submit: none while the visitor only types", () => {
    expect(shownErrors(after(checked(errors), { type: "seen", names: ["email"] }), "submit")).toEqual({});
  });

  test.each(["touch", "submit"] as const)("all of them (%s) after an attempt to send", (when) => {
    const touched = after(checked(errors), { type: "seen", names: ["email"] });
    expect(shownErrors(nextState(touched, { type: "rejected", errors }), when)).toEqual(errors);
  });

  test("after an attempt, a fixed error disappears, and comes back if it is wrong again", () => {
    const rejected = after({ type: "rejected", errors });
    const better = nextState(rejected, checked({ email: "Email is required" }));
    expect(shownErrors(better, "submit")).toEqual({ email: "Email is required" });
    expect(shownErrors(nextState(better, checked(errors)), "submit")).toEqual(errors);
  });

  test.each(["touch", "submit"] as const)(
    "none (%s) after a form was sent and reset, though it is empty again",
    (when) => {
      const state = after(
        { type: "seen", names: ["name", "email"] },
        storing,
        { type: "reset" },
        checked(errors),
      );
      expect(shownErrors(state, when)).toEqual({});
      expect(state.attempted).toBe(false);
    },
  );

  test("a form that keeps its answers shows the error of an emptied field at once", () => {
    const state = after(storing, checked(errors));
    expect(state.attempted).toBe(true);
    expect(shownErrors(state, "submit")).toEqual(errors);
  });
});

test("a form that was reset is like an untouched one", () => {
  const before = after({ type: "seen", names: ["name"] }, { type: "rejected", errors });
  expect(nextState(before, { type: "reset" })).toEqual({ ...untouched, attempt: before.attempt });
});

describe("the list of errors at the top", () => {
  test("keeps the errors of an attempt until the next one", () => {
    const state = after({ type: "rejected", errors }, checked({}));
    expect(state.attemptErrors).toEqual(errors);
    expect(nextState(state, storing).attemptErrors).toEqual({});
    expect(nextState(state, { type: "suspected" }).attemptErrors).toEqual({});
  });

  test("is new with every attempt, so that it is announced again", () => {
    const once = after({ type: "rejected", errors });
    expect(nextState(once, { type: "rejected", errors }).attempt).toBe(once.attempt + 1);
  });
});

describe("an empty form says what is missing", () => {
  test("unless it is empty because its message was sent", () => {
    expect(isEmptied(after(checked(errors)))).toBe(false);
    expect(isEmptied(after(storing, { type: "reset" }, checked(errors)))).toBe(true);
  });

  test("again, as soon as something is typed", () => {
    const typed = after(storing, { type: "reset" }, { type: "seen", names: ["name"] }, checked(errors));
    expect(isEmptied(typed)).toBe(false);
  });

  test("if what was typed while the message was on its way has stayed in it", () => {
    expect(isEmptied(after(storing, checked(errors)))).toBe(false);
  });
});

test("the same errors again keep the same state, so that nothing is rendered again", () => {
  const state = after(checked(errors), { type: "seen", names: ["name"] });
  expect(nextState(state, checked({ ...errors }))).toBe(state);
  expect(nextState(state, { type: "seen", names: ["name"] })).toBe(state);
  expect(nextState(state, { type: "seen", names: [] })).toBe(state);
});

test("a message near the limit is noticed even when the errors stay the same", () => {
  const next = nextState(after(checked(errors)), { type: "checked", answers: {}, errors, tooLong: true });
  expect(next.tooLong).toBe(true);
});

test("a visitor waits for the delivery until its result is known", () => {
  const awaiting = after(storing, { type: "submitted", messageId: "a", phase: "awaiting" });
  expect(isSending(awaiting, "coming")).toBe(true);
  expect(isSending(awaiting, "trouble")).toBe(false);
  expect(isSending(after(storing), undefined)).toBe(true);
});

describe("what the form says beside the outbox", () => {
  const outcomes = [
    "coming",
    "trouble",
    "delivered",
    "deleted",
    "leaving",
    "reached",
    "lost",
    "expired",
  ] as const satisfies readonly Outcome[];
  const news = ["none", "none", "none", "none", "none"] as const;
  const table = {
    storing: ["none", "none", "none", ...news],
    thanked: ["thanks", "none", "thanks", ...news],
    awaiting: ["none", "none", "thanks", ...news],
    repeated: ["repeated-coming", "none", "repeated-delivered", ...news],
    suspected: ["none", "none", "none", ...news],
  } as const;
  const submitted = (phase: "thanked" | "awaiting" | "repeated"): FormAction => ({
    type: "submitted",
    messageId: "a",
    phase,
  });
  const actions: Record<keyof typeof table, FormAction> = {
    storing,
    thanked: submitted("thanked"),
    awaiting: submitted("awaiting"),
    repeated: submitted("repeated"),
    suspected: { type: "suspected" },
  };

  test.each(
    (Object.keys(table) as (keyof typeof table)[]).flatMap((phase) =>
      outcomes.map((outcome, index) => [phase, outcome, table[phase][index]] as const),
    ),
  )("%s, and the message is %s: %s", (phase, outcome, words) => {
    expect(formStatus(after(actions[phase]), outcome)).toBe(words);
  });

  test.each<Outcome | undefined>([...outcomes, undefined])(
    "errors and failures of another attempt stay, if the message before it is %s",
    (outcome) => {
      const thanked = after(submitted("thanked"));
      expect(formStatus(nextState(thanked, { type: "rejected", errors }), outcome)).toBe("errors");
      expect(formStatus(nextState(thanked, { type: "unstored" }), outcome)).toBe("unstored");
    },
  );
});
