import { expect, test } from "vitest";
import { stylePolicy } from "../src/plugins/style-policy.ts";
import { contentSecurityPolicy } from "./headers.ts";

const options = { mapOrigin: "https://maps.example" } as const;
const directive = (policy: string, name: string) =>
  policy.split("; ").find((each) => each === name || each.startsWith(`${name} `));

/** What a page can load: https://www.w3.org/TR/CSP3/#directives-fetch; frames and workers cover `child-src`. */
const loads = ["connect", "font", "frame", "img", "manifest", "media", "object", "script", "style", "worker"];

test("header and page restrict every kind of file, and nothing is unsafe", () => {
  const policy = [contentSecurityPolicy(options), stylePolicy(["a{}"])].join("; ");
  for (const name of loads)
    expect(directive(policy, `${name}-src`), name).toMatch(/ ('none'|'self'|https:)/u);
  expect(directive(policy, "style-src")).toBe(
    "style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
  );
  expect(directive(policy, "script-src")).toBe("script-src 'self'");
  expect(directive(policy, "frame-ancestors")).toBe("frame-ancestors 'none'");
  expect(directive(policy, "base-uri")).toBe("base-uri 'none'");
  expect(directive(policy, "object-src")).toBe("object-src 'none'");
  expect(directive(policy, "trusted-types")).toBe("trusted-types 'none'");
  expect(policy).not.toMatch(/unsafe|\*|data:|blob:/u);
});

test("scripts in pages are allowed by their hashes", () => {
  const policy = contentSecurityPolicy({ ...options, scriptHashes: ["'sha256-one'", "'sha256-two'"] });
  expect(directive(policy, "script-src")).toBe("script-src 'self' 'sha256-one' 'sha256-two'");
});

test("only a facility with a maps service's map allows a frame, and only that service's", () => {
  expect(directive(contentSecurityPolicy(options), "frame-src")).toBe("frame-src https://maps.example");
  const drawn = contentSecurityPolicy({ ...options, mapOrigin: undefined });
  expect(directive(drawn, "frame-src")).toBe("frame-src 'none'");
});

test("pages may connect only to the site and the mail service", () => {
  expect(directive(contentSecurityPolicy(options), "connect-src")).toBe("connect-src 'self'");
  const policy = contentSecurityPolicy({ ...options, mailOrigin: "https://mail.example" });
  expect(directive(policy, "connect-src")).toBe("connect-src 'self' https://mail.example");
});

test("a page that is looked at over plain HTTP keeps its styles and scripts", () => {
  expect(contentSecurityPolicy(options)).not.toContain("upgrade-insecure-requests");
});
