/** The structured data of the built pages. */
import { dom } from "../static/built.ts";

/** An entry with its raw fields. */
export type Entry = Readonly<Record<string, unknown>> & { readonly "@type": string };

/** The entries of a page. */
export function entries(path: string): Entry[] {
  const scripts = dom(path).querySelectorAll('script[type="application/ld+json"]');
  return scripts.flatMap(({ text }) => {
    const graph = JSON.parse(text) as { "@context": string; "@graph": Entry[] };
    if (graph["@context"] !== "https://schema.org") throw new Error(`${path}: no context`);
    return graph["@graph"];
  });
}

/** The entries of one type. */
export function entriesOf(path: string, type: string): Entry[] {
  return entries(path).filter((entry) => entry["@type"] === type);
}

/** An entry and all nested entries, each with its path. */
export function deep(value: unknown, way = ""): { way: string; entry: Entry }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => deep(item, `${way}[${index}]`));
  if (value === null || typeof value !== "object") return [];
  const inner = Object.entries(value).flatMap(([key, item]) => deep(item, `${way}.${key}`));
  return "@type" in value ? [{ way, entry: value as Entry }, ...inner] : inner;
}
