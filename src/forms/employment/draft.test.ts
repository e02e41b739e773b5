import { describe, expect, test } from "vitest";
import { DRAFT_LIFE, eraseDraft, keepDraft, readDraft } from "./draft.ts";

const now = Date.UTC(2027, 0, 10, 15);
const answers = { First_Name: "Sam", position: ["Staff"] };

/** A fake storage; with `refuses`, it is full. */
function device(refuses = false) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (refuses) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
  return { kept, storage: () => storage };
}

const blocked = (): Storage => {
  throw new DOMException("blocked", "SecurityError");
};

describe("a draft", () => {
  test("comes back as it was kept", () => {
    const { storage } = device();
    expect(keepDraft(storage, { saved: now, answers })).toBe(true);
    expect(readDraft(storage, now + 1000)).toEqual({ saved: now, answers });
  });

  test("is there to the end of its seventh day, and then erased", () => {
    const { storage, kept } = device();
    keepDraft(storage, { saved: now, answers });
    expect(readDraft(storage, now + DRAFT_LIFE - 1)).toBeDefined();
    expect(readDraft(storage, now + DRAFT_LIFE)).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  test("survives a clock that was set back", () => {
    const { storage } = device();
    keepDraft(storage, { saved: now, answers });
    expect(readDraft(storage, now - DRAFT_LIFE)).toBeDefined();
  });

  test("leaves nothing behind when it is erased", () => {
    const { storage, kept } = device();
    keepDraft(storage, { saved: now, answers });
    eraseDraft(storage);
    expect(kept.size).toBe(0);
  });

  test.each(["", "{", "null", '{"saved":"yesterday"}', '{"saved":1,"answers":{"a":1}}'])(
    "that reads %j is erased",
    (text) => {
      const { storage, kept } = device();
      kept.set("application-draft", text);
      expect(readDraft(storage, now)).toBeUndefined();
      expect(kept.size).toBe(0);
    },
  );

  test("on a device that keeps nothing is refused, and breaks nothing", () => {
    expect(keepDraft(device(true).storage, { saved: now, answers })).toBe(false);
    expect(keepDraft(blocked, { saved: now, answers })).toBe(false);
    expect(readDraft(blocked, now)).toBeUndefined();
    expect(() => eraseDraft(blocked)).not.toThrow();
  });
});
