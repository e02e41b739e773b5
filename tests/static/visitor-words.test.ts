/** Words that visitors read are content, so that an owner can change them. Each exception is here with its reason. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { convertToTsx } from "@astrojs/astro2tsx";
import { expect, test } from "vitest";
import { parseSync, Visitor, type ESTree } from "vite";
import { filesBelow } from "../../src/content/read/folder.ts";

/** Texts of the code, by the reason why they are not content. */
const inCode: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  "names of parts that every site has, for screen readers": [
    "Skip to content",
    "Main",
    "Footer",
    "Breadcrumb",
    "Shortcuts",
    "Notices",
    "Floor plan of the building",
    "(opens in a new window)",
    "(PDF)",
    "Show slide 1",
    "Previous slide",
    "Next slide",
    "carousel",
    /^Scroll through/u,
    "result",
    "Result",
  ],
  "controls of the page itself": ["Menu", "Close", "Home"],
  "small words between values, which a number or a name follows or precedes": [
    "about",
    "of",
    "to",
    "of …",
    "for …",
    "monthly",
    "Phone",
    "Map: …",
    "(optional)",
  ],
  "a field that only programs see": ["Website"],
  "what the search's script replaces": ["Here", "Elsewhere"],
};

/** Attributes that visitors read or hear. */
const readAttributes = new Set([
  "about",
  "alt",
  "aria-label",
  "aria-roledescription",
  "calling",
  "label",
  "per",
  "placeholder",
  "title",
]);

/** Every text for visitors in the JSX of a file. */
function textsIn(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const code = file.endsWith(".astro") ? convertToTsx(source, { filename: file }).code : source;
  const { program } = parseSync(`${file}.tsx`, code);
  const texts: string[] = [];
  /** The literals that an expression can become: `open ? "Open" : "Closed"`. */
  const add = (node: ESTree.Expression | ESTree.JSXEmptyExpression): void => {
    switch (node.type) {
      case "Literal":
        if (typeof node.value === "string") texts.push(node.value);
        break;
      case "TemplateLiteral":
        texts.push(node.quasis.map(({ value }) => value.raw).join("…"));
        break;
      case "ConditionalExpression":
        add(node.consequent);
        add(node.alternate);
        break;
      case "LogicalExpression":
        add(node.left);
        add(node.right);
        break;
      default:
    }
  };
  const children = (nodes: readonly ESTree.JSXChild[]) => {
    for (const child of nodes) {
      if (child.type === "JSXText") texts.push(child.value);
      if (child.type === "JSXExpressionContainer") add(child.expression);
    }
  };
  new Visitor({
    JSXElement: (node) => children(node.children),
    JSXFragment: (node) => children(node.children),
    JSXAttribute: ({ name, value }) => {
      if (name.type !== "JSXIdentifier" || !readAttributes.has(name.name) || !value) return;
      if (value.type === "Literal") texts.push(String(value.value));
      if (value.type === "JSXExpressionContainer") add(value.expression);
    },
  }).visit(program);
  return texts.map((text) => text.replaceAll(/\s+/gu, " ").trim()).filter((text) => /\p{L}{2}/u.test(text));
}

const reasons = Object.values(inCode).flat();
const isAllowed = (text: string) =>
  reasons.some((reason) => (typeof reason === "string" ? reason === text : reason.test(text)));

const found = filesBelow("src")
  .filter((file) => /(?<!\.test)\.(?:tsx|astro)$/u.test(file))
  .flatMap((file) => textsIn(join("src", file)).map((text) => ({ file, text })));

test("views and components have no words of their own", () => {
  expect(found.filter(({ text }) => !isAllowed(text))).toEqual([]);
});

test("each text that the list allows in the code is still there", () => {
  expect(found.length).toBeGreaterThan(15);
  const unused = reasons.filter(
    (reason) => !found.some(({ text }) => (typeof reason === "string" ? reason === text : reason.test(text))),
  );
  expect(unused).toEqual([]);
});
