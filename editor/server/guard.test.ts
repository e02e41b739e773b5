import { expect, test } from "vitest";
import { refusal } from "./guard.ts";

const origins = ["http://127.0.0.1:4322", "http://localhost:4322"];
const host = "127.0.0.1:4322";

test.each([
  ["its own page", { host, origin: "http://127.0.0.1:4322", "sec-fetch-site": "same-origin" }],
  ["its own page under the other name", { host: "localhost:4322", origin: "http://localhost:4322" }],
  ["a program on this machine", { host }],
])("%s may save", (_who, headers) => {
  expect(refusal({ headers, method: "POST" }, origins)).toBeUndefined();
});

test.each([
  ["a page of another site", { host, origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  [
    "another server of this machine",
    { host, origin: "http://127.0.0.1:9999", "sec-fetch-site": "same-site" },
  ],
  ["a page without an origin", { host, origin: "null" }],
  ["a name that was bent to this machine", { host: "evil.example:4322" }],
  ["a request without a name", {}],
])("%s may not save", (_who, headers) => {
  expect(refusal({ headers, method: "POST" }, origins)).toBeTypeOf("string");
});

test("a name that was bent to this machine may not even look", () => {
  expect(refusal({ headers: { host: "evil.example" }, method: "GET" }, origins)).toBeTypeOf("string");
});
