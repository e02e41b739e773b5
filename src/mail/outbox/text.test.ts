import { assert, dictionary, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../tests/scope.ts";
import { fingerprint } from "./queued-message.ts";
import { asText, mailLink } from "./text.ts";

test("a message as text has a line for each answer that was given, in order", () => {
  expect(asText({ from_name: "Ann", phone: "", teachLesson: "Yes" })).toBe(
    "From name: Ann\nTeachLesson: Yes",
  );
});

describe("the mail link", () => {
  test("holds the whole text, with the line ends of e-mails", () => {
    expect(mailLink("mailto:a@b.example", "message", "Grüße\n&body=x")).toBe(
      "mailto:a@b.example?subject=message&body=Gr%C3%BC%C3%9Fe%0D%0A%26body%3Dx",
    );
  });

  test("takes any text, also halves of emoji, and is never longer than 2,000 characters", () => {
    expect(mailLink("mailto:a@b.example", "message", "x".repeat(3000))).toBe(
      "mailto:a@b.example?subject=message",
    );
    assert(
      property(string({ unit: "binary" }), (text) => {
        expect(mailLink("mailto:a@b.example", "message", `${text}\uD83D`).length).toBeLessThanOrEqual(2000);
      }),
      { numRuns: runs(100) },
    );
  });
});

describe("the fingerprint", () => {
  test("is the same for the same form and text only", () => {
    expect(fingerprint("contact", { a: "b" })).not.toBe(fingerprint("feedback", { a: "b" }));
    assert(
      property(dictionary(string(), string()), dictionary(string(), string()), (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(fingerprint("contact", one) === fingerprint("contact", other)).toBe(isSame);
      }),
      { numRuns: runs(100) },
    );
  });

  test("differs for texts that differ in little", () => {
    const prints = new Set<string>();
    const count = runs(200_000);
    for (let number = 0; number < count; number++)
      prints.add(fingerprint("contact", { a: `text ${number}` }));
    expect(prints.size).toBe(count);
  });
});
