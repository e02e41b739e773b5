import { describe, expect, test } from "vitest";
import { newMessage } from "./queued-message.ts";
import { asMessage, salvage } from "./record.ts";
import { HOUR } from "./schedule.ts";
import { isReadByFirstVersion } from "../../../tests/simulation/first-version.ts";
import { foreignRecord, KINDS } from "../../../tests/simulation/foreign-records.ts";
// Records written by the first version, one for each state. Never change them: visitors' devices have such records.
import firstVersion from "../../../tests/simulation/first-version.json" with { type: "json" };

const message = newMessage("a", "contact", { message: "a" }, "print", 1);

describe("a record", () => {
  test.each(firstVersion)("of the first version is what it was: $id", (record) => {
    expect(asMessage(record)).toEqual(record);
    expect(isReadByFirstVersion(record)).toBe(true);
  });

  test("older than some fields has them as if nothing of the kind had happened", () => {
    const { judged: _judged, pause: _pause, seen: _seen, forced: _forced, ...older } = message;
    expect(asMessage(older)).toEqual(message);
  });

  test("of a newer version keeps what this one does not know, also when it is written anew", () => {
    const newer = { ...message, copies: 2, last: { is: "not known yet", why: "new" } };
    const read = asMessage(newer);
    expect(read).toEqual(newer);
    expect(isReadByFirstVersion({ ...read, state: "queued" })).toBe(true);
  });

  test.each(Array.from({ length: KINDS }, (_, kind) => [foreignRecord("a", kind)]))(
    "that nothing here can work with is none of ours: %o",
    (record) => {
      expect(asMessage(record)).toBeUndefined();
      expect(isReadByFirstVersion(record as object) && "tries" in (record as object)).toBe(
        asTries(record).length === 25,
      );
    },
  );

  test.each([undefined, null, "text", 7, [], [message]])("is an object: not %o", (record) => {
    expect(asMessage(record)).toBeUndefined();
  });

  test("has the queue rest for six hours at most, whoever wrote it", () => {
    expect(asMessage({ ...message, judged: 5, pause: 1e300 })?.pause).toBe(5 + 6 * HOUR);
    expect(asMessage({ ...message, judged: 5, pause: 7 })?.pause).toBe(7);
  });
});

function asTries(record: unknown): readonly unknown[] {
  const { tries } = record as { tries?: unknown };
  return Array.isArray(tries) ? tries : [];
}

describe("what can be saved of a record", () => {
  test("is its texts, under their names, without what only the outbox reads", () => {
    const record = {
      ...message,
      form: "league",
      params: { message: "Hello", state: "TX" },
      note: "Mind the gap",
    };
    expect(salvage(record)).toEqual({ message: "Hello", state: "TX", note: "Mind the gap" });
  });

  test("is found in lists, maps and whatever else a browser stores, several of one name together", () => {
    const circle: Record<string, unknown> = {
      text: "one",
      number: 10n,
      bytes: new Uint8Array(9),
      none: null,
    };
    circle["itself"] = circle;
    const record = { id: 1, circle, more: [{ text: "two" }, new Map([["key", { text: "three" }]])] };
    expect(salvage(record)).toEqual({ text: "one\ntwo\nthree", 0: "key" });
  });

  test("is what was found until it gets too deep", () => {
    let deep: unknown = { text: "below" };
    for (let level = 0; level < 50_000; level++) deep = { deep };
    expect(salvage({ id: 1, text: "above", deep })).toEqual({ text: "above" });
  });

  test("is nothing where there is no text", () => {
    expect(salvage({ id: 7 })).toEqual({});
  });
});
