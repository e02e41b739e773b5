/**
 * Removes everything that acts or loads from drawings (SVG). The result is written anew from the parsed
 * elements, so that a browser's XML parser reads exactly what was checked, without a doctype and its entities.
 */
import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import { escapeXml } from "./xml.ts";

type Element = DefaultTreeAdapterTypes.Element;

const drawing = new Set(
  `svg g defs symbol use switch title desc path rect circle ellipse line polyline polygon image text tspan textPath
  linearGradient radialGradient stop clipPath mask pattern marker style filter feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
  feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/u),
);
const deepest = 100;
const picture = /^data:image\/(?:png|jpeg|webp|gif);base64,[\w+/=\s]*$/u;
/** Anything that could load from elsewhere; escapes could hide it. */
const loading = /@import|@font-face|\\|image-set|src\(|url\((?!\s*["']?#)|javascript:/iu;

/** The drawing without scripts, event handlers, foreign content and outside references; `undefined` if it is none. */
export function cleanSvg(text: string): string | undefined {
  const root = parseFragment(text).childNodes.find(
    (node): node is Element => "tagName" in node && node.tagName === "svg",
  );
  if (!root) return undefined;
  const sizes = Object.fromEntries(root.attrs.map(({ name, value }) => [name, value]));
  const width = Number.parseFloat(sizes["width"] ?? "");
  const height = Number.parseFloat(sizes["height"] ?? "");
  if (sizes["viewBox"] === undefined) {
    if (!width || !height) return undefined;
    root.attrs.push({ name: "viewBox", value: `0 0 ${width} ${height}` });
  }
  root.attrs = [
    { name: "xmlns", value: "http://www.w3.org/2000/svg" },
    ...root.attrs.filter(({ name }) => name !== "xmlns"),
  ];
  return write(root, 0);
}

function write(element: Element, depth: number): string | undefined {
  const { tagName, namespaceURI, attrs } = element;
  if (!drawing.has(tagName) || !namespaceURI.endsWith("/svg") || depth > deepest) return "";
  const children = element.childNodes.map((child) => {
    if ("value" in child) return escapeXml(child.value);
    return "tagName" in child ? write(child, depth + 1) : "";
  });
  if (tagName === "style" && loading.test(children.join(""))) return "";
  const attributes = attrs
    .filter((attribute) => isHarmless(tagName, attribute))
    .map(({ name, value }) => ` ${name}="${escapeXml(value).replaceAll('"', "&quot;")}"`);
  const start = `<${tagName}${attributes.join("")}`;
  return children.length === 0 ? `${start}/>` : `${start}>${children.join("")}</${tagName}>`;
}

function isHarmless(tagName: string, { name, value, prefix }: Element["attrs"][number]): boolean {
  if (name === "href") return value.startsWith("#") || (tagName === "image" && picture.test(value));
  return (prefix ?? "") === "" && /^[a-z][\w-]*$/iu.test(name) && !/^on/iu.test(name) && !loading.test(value);
}
