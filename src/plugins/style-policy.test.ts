import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { withStylePolicy } from "./style-policy.ts";

const hashOf = (style: string) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
const policyIn = (page: string) => /http-equiv="content-security-policy" content="([^"]*)"/u.exec(page)?.[1];

test("a page allows the styles that it contains, at the start of its head", () => {
  const page = withStylePolicy(
    "<!doctype html><html><head><meta charset=utf-8><style>a{color:red}</style></head><p>",
  );
  // The hash of `a{color:red}`, computed by `openssl dgst -sha256 -binary | base64`.
  expect(page).toBe(
    `<!doctype html><html><head><meta http-equiv="content-security-policy" content="style-src 'self' 'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='"><meta charset=utf-8><style>a{color:red}</style></head><p>`,
  );
});

test("styles in a noscript or a template count, and each is named once", () => {
  const page = withStylePolicy(
    "<html><head><noscript><style>b{}</style></noscript></head><body><template><style>c{}</style></template><style>b{}</style>",
  );
  expect(policyIn(page)).toBe(`style-src 'self' ${hashOf("b{}")} ${hashOf("c{}")}`);
});

test.each([
  '<html><head><title><style>x{}</style></title></head><body title="<style>x{}</style>">',
  '<html><head><meta name="description" content="<head><style>x{}</style>"></head>',
  "<html><head></head><body><!-- <style>x{}</style> --><textarea><style>x{}</style></textarea>",
  `<html><head><script type="application/ld+json">{"a":"<style>x{}</style>"}</script></head>`,
])("text that looks like a style is none: %s", (html) => {
  const page = withStylePolicy(html);
  expect(policyIn(page)).toBe("style-src 'self'");
  expect(page).toMatch(/^<html><head><meta http-equiv/u);
});

test("a page without a head cannot be published", () => {
  expect(() => withStylePolicy("<p>Words</p>")).toThrow("no <head>");
});
