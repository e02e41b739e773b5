import { describe, expect, test } from "vitest";
import { formStatus, isSending, shownErrors, nextState, untouched, type FormAction } from "./state.ts";

const errors = { name: "Name is required", email: "Email is required" };
const after = (...actions: FormAction[]) => actions.reduce(nextState, untouched);
const checked = (found: Record<string, string>): FormAction => ({
  type: "checked",
  errors: found,
  tooLong: false,
});

describe("which errors are shown", () => {
  test("none before anybody has touched the form", () => {
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
      const state = after({ type: "seen", names: ["name", "email"] }, { type: "sending" }, checked(errors), {
        type: "sent",
        keepsAnswers: false,
      });
      expect(shownErrors(state, when)).toEqual({});
      expect(state.attempted).toBe(false);
    },
  );

  test("a form that keeps its answers shows the error of an emptied field at once", () => {
    const state = after({ type: "sending" }, { type: "sent", keepsAnswers: true }, checked(errors));
    expect(state.attempted).toBe(true);
    expect(shownErrors(state, "submit")).toEqual(errors);
  });
});

test("a form that was reset is like one that nobody has touched", () => {
  const before = after({ type: "seen", names: ["name"] }, { type: "rejected", errors });
  expect(nextState(before, { type: "reset" })).toEqual({ ...untouched, attempt: before.attempt });
});

describe("the list of errors at the top", () => {
  test("keeps the errors of an attempt until the next one", () => {
    const state = after({ type: "rejected", errors }, checked({}));
    expect(state.attemptErrors).toEqual(errors);
    expect(nextState(state, { type: "sending" }).attemptErrors).toEqual({});
    expect(nextState(state, { type: "asked" }).attemptErrors).toEqual({});
  });

  test("is new with every attempt, so that it is announced again", () => {
    const once = after({ type: "rejected", errors });
    expect(nextState(once, { type: "rejected", errors }).attempt).toBe(once.attempt + 1);
  });
});

test("the same errors again keep the same state, so that nothing is rendered again", () => {
  const state = after(checked(errors), { type: "seen", names: ["name"] });
  expect(nextState(state, checked({ ...errors }))).toBe(state);
  expect(nextState(state, { type: "seen", names: ["name"] })).toBe(state);
  expect(nextState(state, { type: "seen", names: [] })).toBe(state);
});

test("a message near the limit is noticed even when the errors stay the same", () => {
  expect(nextState(after(checked(errors)), { type: "checked", errors, tooLong: true }).tooLong).toBe(true);
});

test("a visitor waits for the delivery until its result is known", () => {
  const waiting = after(
    { type: "sending" },
    { type: "stored", messageId: "a", delivery: "coming" },
    { type: "waiting" },
  );
  expect(isSending(waiting)).toBe(true);
  const known: FormAction = { type: "delivery", messageId: "a", delivery: "trouble", now: 1 };
  expect(isSending(nextState(waiting, known))).toBe(false);
});

describe("what the form says beside the outbox", () => {
  const stored: FormAction = { type: "stored", messageId: "a", delivery: "coming" };
  const deliveries = ["coming", "trouble", "delivered", "deleted"] as const;
  const table = {
    sending: ["none", "none", "none", "none"],
    sent: ["thanks", "none", "thanks", "none"],
    waiting: ["none", "none", "thanks", "none"],
    repeated: ["coming", "none", "delivered", "none"],
    failed: ["failed", "failed", "failed", "failed"],
    asked: ["none", "none", "none", "none"],
  } as const;
  const actions: Record<keyof typeof table, FormAction> = {
    sending: { type: "sending" },
    sent: { type: "sent", keepsAnswers: false },
    waiting: { type: "waiting" },
    repeated: { type: "repeated", sentAt: undefined },
    failed: { type: "failed" },
    asked: { type: "asked" },
  };

  test.each(
    (Object.keys(table) as (keyof typeof table)[]).flatMap((phase) =>
      deliveries.map((delivery, index) => [phase, delivery, table[phase][index]] as const),
    ),
  )("%s, and the message is %s: %s", (phase, delivery, words) => {
    const known: FormAction = { type: "delivery", messageId: "a", delivery, now: 1 };
    expect(formStatus(after(stored, actions[phase], known))).toBe(words);
    expect(formStatus(after(stored, known, actions[phase]))).toBe(words);
  });

  test("errors of another attempt stay, whatever happens to the message", () => {
    for (const delivery of deliveries) {
      const known: FormAction = { type: "delivery", messageId: "a", delivery, now: 1 };
      expect(formStatus(after(stored, known, { type: "rejected", errors }))).toBe("errors");
    }
  });

  test("the result of an earlier message does not change the text about this one", () => {
    const second: FormAction = { type: "stored", messageId: "b", delivery: "coming" };
    const first: FormAction = { type: "delivery", messageId: "a", delivery: "trouble", now: 1 };
    expect(formStatus(after(stored, second, { type: "sent", keepsAnswers: false }, first))).toBe("thanks");
  });

  test("takes the focus after a click, and not when it appears by itself", () => {
    const thanked = after(stored, { type: "sent", keepsAnswers: false });
    expect(thanked.late).toBe(false);
    const trouble = nextState(thanked, { type: "delivery", messageId: "a", delivery: "trouble", now: 1 });
    expect(trouble.late).toBe(true);
    expect(nextState(trouble, { type: "sending" }).late).toBe(false);
  });

  test("says when a message that was on its way was sent", () => {
    const asked = after(stored, { type: "repeated", sentAt: undefined });
    expect(nextState(asked, { type: "delivery", messageId: "a", delivery: "delivered", now: 7 }).sentAt).toBe(
      7,
    );
  });
});
