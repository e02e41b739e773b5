/** A cleaned drawing only draws. Each hostile file is a way to act or to load that browsers know. */
import { expect, test } from "vitest";
import { cleanSvg } from "./svg.ts";

const svg = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8"${attributes}>${inside}</svg>`;
const clean = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${attributes}>${inside}</svg>`;
const path = `<path d="M0 0h8v8z"/>`;

test.each([
  ["a script", `<script>alert(1)</script>${path}`, path],
  ["an event handler", `<path onload="alert(1)" OnClick="alert(1)" d="M0 0h8v8z"/>`, path],
  [
    "foreign content",
    `<foreignObject><iframe src="https://evil.example"></iframe></foreignObject>${path}`,
    path,
  ],
  ["an address for a script", `<use xlink:href="javascript:alert(1)"/>`, `<use/>`],
  ["a use of another file", `<use href="https://evil.example/x.svg#a"/>`, `<use/>`],
  ["an outside picture", `<image href="https://evil.example/x.png"/>`, `<image/>`],
  ["a drawing as a picture", `<image href="data:image/svg+xml;base64,AAAA"/>`, `<image/>`],
  ["an imported style", `<style>@import "https://evil.example/x.css";</style>${path}`, path],
  ["an outside font", `<style>@font-face{font-family:x;src:url(//evil.example/x)}</style>${path}`, path],
  ["an escape in a style", String.raw`<style>path{fill:u\72l(//evil.example/x)}</style>${path}`, path],
  ["an outside fill", `<path fill="url(https://evil.example/x#a)" d="M0 0h8v8z"/>`, path],
  ["an animated address", `<use><set attributeName="href" to="javascript:alert(1)"/></use>`, `<use></use>`],
  [
    "an end of the style",
    `<style>a{}</style><![CDATA[<script>alert(1)</script>]]>`,
    `<style>a{}</style>&lt;script&gt;alert(1)&lt;/script&gt;`,
  ],
])("%s is removed", (_name, hostile, left) => expect(cleanSvg(svg(hostile))).toBe(clean(left)));

test("entities stay text and are not expanded", () => {
  const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY c "<script>alert(1)</script>">]>`;
  expect(cleanSvg(`<?xml version="1.0"?>${bomb}${svg("<text>&b;&c;</text>")}`)).toBe(
    clean("<text>&amp;b;&amp;c;</text>"),
  );
});

test("shapes stay, and a clean drawing does not change", () => {
  const drawing = clean(
    `<defs><linearGradient id="a"><stop offset="0" stop-color="#a4472a"/></linearGradient></defs><style>@media (prefers-color-scheme: dark){path{fill:#fff}}</style><path fill="url(#a)" style="stroke:red" d="M0 0h8v8z"/><use href="#a" x="1"/><image href="data:image/png;base64,iVBORw0KGgo=" width="2" height="2"/>`,
    ' role="img"',
  );
  expect(cleanSvg(drawing)).toBe(drawing);
});

test("a drawing without a view box gets one from its size; without a size it is refused", () => {
  expect(cleanSvg(`<svg width="20" height="10px"><path/></svg>`)).toContain('viewBox="0 0 20 10"');
  expect(cleanSvg("<svg><path/></svg>")).toBeUndefined();
  expect(cleanSvg("<html><script>alert(1)</script></html>")).toBeUndefined();
  expect(cleanSvg("GIF89a")).toBeUndefined();
});

test("a drawing that is nested too deep is cut off", () => {
  const deep = cleanSvg(svg("<g>".repeat(20_000))) ?? "";
  expect(deep.match(/<g/gu)?.length).toBeLessThan(200);
});
