import { expect, test } from "vitest";
import { isPlainWebAddress } from "./web-address.ts";

test.each([
  "https://www.example.com",
  "https://book.example.com:8443/path?a=b&c=%20#d",
  "https://müller.example/straße",
  "https://maps.example/embed?pb=!1m18!1m12!2d-83.0!5e0",
])("%s is a plain web address", (text) => expect(isPlainWebAddress(text)).toBe(true));

test.each([
  "",
  "http://example.com",
  "https:example.com",
  'https://a";x.example',
  "https://*.example",
  "https://localhost",
  "https://127.0.0.1",
  "https://[::1]/",
  "https://example.com.",
  "https://user:word@example.com",
  "ht\ttps://example.com",
  "https://example.com/\u202Ex",
  'https://example.com/"><script>',
  " https://example.com",
  "javascript:https://example.com",
])("%j is not a plain web address", (text) => expect(isPlainWebAddress(text)).toBe(false));
