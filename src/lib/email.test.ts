import { describe, expect, test } from "vitest";
import { bareAddress, looksLikeEmail, mailUrl } from "./email.ts";

describe("an e-mail address", () => {
  test.each([
    "ann@example.com",
    "a.b+c@mail.example.co.uk",
    "o'neil@example.com",
    "jürgen@müller.example",
    "a@नमूना.भारत",
    "مدیر@نامه\u200Cای.ایران",
    "equip@col·legi.example",
    " ann@example.com ",
  ])("%j is valid", (email) => expect(looksLikeEmail(email)).toBe(true));

  test.each([
    "",
    "ann@",
    "@example.com",
    "ann@example",
    "ann@exam ple.com",
    "ann@example..com",
    "ann@example.com,bob@example.com",
    "Ann <ann@example.com>",
    "ann@example.com\r\nBcc: bob@example.com",
    "\u202Eann@example.com",
    "ann@exam\u200Bple.com",
    "mailto:ann@example.com",
    "https:ann@example.com",
  ])("%j is not valid", (email) => expect(looksLikeEmail(email)).toBe(false));
});

test.each([
  ["ann@example.com", "ann@example.com"],
  [" ann@example.com\n", "ann@example.com"],
  ["mailto:ann@example.com", "ann@example.com"],
  ["MAILTO: ann@example.com ", "ann@example.com"],
  ["mailto://ann@example.com", "ann@example.com"],
  ["mailto:mailto:ann@example.com", "ann@example.com"],
  ["mailto:ann@example.com?subject=Lessons&body=Hi", "ann@example.com"],
  ["mailto:ann%2Blessons@example.com", "ann+lessons@example.com"],
  ["mailto:100%@example.com", "100%@example.com"],
  ["mailto:", ""],
  ["ann%2Blessons@example.com", "ann%2Blessons@example.com"],
  ["ask for mailto:ann@example.com", "ask for mailto:ann@example.com"],
])("of %j, the address is %j", (typed, address) => expect(bareAddress(typed)).toBe(address));

test.each([
  ["desk@clay.example", "mailto:desk@clay.example"],
  ["o'neil+desk@clay.example", "mailto:o'neil+desk@clay.example"],
  ["a?cc=b&c%d#e@clay.example", "mailto:a%3Fcc=b%26c%25d%23e@clay.example"],
])("%s gets the mailto link %s", (email, url) => expect(mailUrl(email)).toBe(url));
