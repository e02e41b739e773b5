import { describe, expect, test } from "vitest";
import { looksLikeEmail, mailUrl } from "./email.ts";

describe("an e-mail address", () => {
  test.each([
    "ann@example.com",
    "a.b+c@mail.example.co.uk",
    "o'neil@example.com",
    "jürgen@müller.example",
    "a@नमूना.भारत",
    "संपर्क@उदाहरण.भारत",
    "مدیر@نامه\u200Cای.ایران",
    "กีฬา@ตัวอย่าง.ไทย",
    "equip@col·legi.example",
    "ann@xn--p1b6ci4b4b3a.xn--h2brj9c",
    " ann@example.com ",
  ])("%j is one", (email) => expect(looksLikeEmail(email)).toBe(true));

  test.each([
    "",
    "ann",
    "ann@",
    "@example.com",
    "ann@example",
    "ann@@example.com",
    "ann @example.com",
    "ann@exam ple.com",
    "ann@example..com",
    "ann@example.com,bob@example.com",
    "Ann <ann@example.com>",
    "an\0n@example.com",
    "ann@exa\0mple.com",
    "ann\n@example.com",
    "ann@example.com\r\nBcc: bob@example.com",
    "ann\u0085@example.com",
    "ann@\u202Eexample.com",
    "\u202Eann@example.com",
    "ann\u2066@example.com",
    "ann\u200E@example.com",
    "ann@exam\u200Bple.com",
    "ann@exam\u00ADple.com",
    "ann\uD800@example.com",
    "ann@example.com\u2028x",
  ])("%j is none", (email) => expect(looksLikeEmail(email)).toBe(false));
});

test.each([
  ["desk@clay.example", "mailto:desk@clay.example"],
  ["o'neil+desk@clay.example", "mailto:o'neil+desk@clay.example"],
  ["a?cc=b&c%d#e@clay.example", "mailto:a%3Fcc=b%26c%25d%23e@clay.example"],
])("%s is written to at %s", (email, url) => expect(mailUrl(email)).toBe(url));
