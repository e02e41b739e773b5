import { assert, dictionary, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { fingerprint } from "./fingerprint.ts";
import { asText, mailLink } from "./text.ts";

describe("a message as a person reads it", () => {
  test("names each answer that was given, in order", () => {
    expect(asText({ from_name: "Ann", phone: "", teachLesson: "Yes" })).toBe(
      "From name: Ann\nTeachLesson: Yes",
    );
  });
});

describe("the mail link", () => {
  test("holds the whole text, with the line ends of e-mails", () => {
    const { href, whole } = mailLink("mailto:a@b.example", "message", "Grüße\n&body=x", "paste");
    expect(whole).toBe(true);
    expect(href).toBe("mailto:a@b.example?subject=message&body=Gr%C3%BC%C3%9Fe%0D%0A%26body%3Dx");
  });

  test("asks to paste a text too long for a link", () => {
    const { href, whole } = mailLink("mailto:a@b.example", "message", "x".repeat(3000), "paste it");
    expect(whole).toBe(false);
    expect(href).toBe("mailto:a@b.example?subject=message&body=paste%20it");
  });

  test("takes any text, also halves of emoji, and never more than 2,000 characters", () => {
    assert(
      property(string({ unit: "binary" }), (text) => {
        const half = text + "\uD83D";
        expect(mailLink("mailto:a@b.example", "message", half, "paste").href.length).toBeLessThanOrEqual(
          2000,
        );
      }),
    );
  });
});

describe("the fingerprint", () => {
  test("is the same for the same form and text only", () => {
    expect(fingerprint("contact", { a: "b" })).toBe(fingerprint("contact", { a: "b" }));
    expect(fingerprint("contact", { a: "b" })).not.toBe(fingerprint("feedback", { a: "b" }));
    expect(fingerprint("contact", { a: "b", c: "" })).not.toBe(fingerprint("contact", { a: "b" }));
    expect(fingerprint("contact", { a: 'b","c":"' })).not.toBe(fingerprint("contact", { a: "b", c: "" }));
  });

  test("differs for texts that differ in little", () => {
    const prints = new Set<string>();
    for (let number = 0; number < 200_000; number++)
      prints.add(fingerprint("contact", { a: `text ${number}` }));
    expect(prints.size).toBe(200_000);
  });

  test("differs for any two texts", () => {
    assert(
      property(dictionary(string(), string()), dictionary(string(), string()), (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other);
        expect(fingerprint("contact", one) === fingerprint("contact", other)).toBe(same);
      }),
    );
  });
});
