/** Two builds of a site that should differ in one price only. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse, type HTMLElement } from "node-html-parser";

export interface Comparison {
  /** The files that showed the old price: pages in text, titles or structured data, and what machines read. */
  readonly showedOld: readonly string[];
  /** The files that differ. */
  readonly changed: readonly string[];
  /** Whatever is not as a changed price alone would leave it. */
  readonly problems: readonly string[];
}

/** Holds two built sites against each other; the prices are written `59.99`. */
export function comparePrices(before: string, after: string, from: string, to: string): Comparison {
  const files = filesOf(before);
  const showedOld: string[] = [];
  const changed: string[] = [];
  const problems: string[] = [];
  const surplus = filesOf(after).filter((file) => !files.includes(file));
  if (surplus.length > 0) problems.push(`new files: ${surplus.join(", ")}`);
  const now = new Set(filesOf(after));
  for (const file of files) {
    if (!now.has(file)) {
      problems.push(`${file}: is gone`);
      continue;
    }
    const was = readFileSync(join(before, file));
    const is = readFileSync(join(after, file));
    if (!was.equals(is)) changed.push(file);
    if (!/\.(?:html|txt|xml|ics|js|css|json|webmanifest|svg)$/u.test(file)) {
      if (!was.equals(is)) problems.push(`${file}: differs`);
      continue;
    }
    if (shows(file, was.toString(), from)) showedOld.push(file);
    if (shows(file, is.toString(), from)) problems.push(`${file}: still says ${from}`);
    if (is.toString() !== withPrice(was.toString(), from, to))
      problems.push(`${file}: differs beyond the price`);
  }
  return { showedOld, changed, problems };
}

function filesOf(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .sort();
}

/** Whether a file shows a price: a page in its text, its titles or its structured data; any other file as it is. */
function shows(file: string, text: string, price: string): boolean {
  if (!file.endsWith(".html")) return text.includes(price);
  const page = parse(text);
  return [visible(page), titles(page), structured(page)].some((part) => part.includes(price));
}

/** What a page says, without the tags inside a price. */
export function visible(page: HTMLElement): string {
  return page.querySelector("body")?.textContent.replaceAll(/\s+/gu, " ") ?? "";
}

/** The title, and what search results and shared links say. */
export function titles(page: HTMLElement): string {
  const descriptions = page.querySelectorAll("meta").map((meta) => meta.getAttribute("content") ?? "");
  return [page.querySelector("title")?.text ?? "", ...descriptions].join("\n");
}

/** The structured data. */
export function structured(page: HTMLElement): string {
  return page
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ textContent }) => textContent)
    .join("\n");
}

/** The text with another price, also where tags stand inside it. */
function withPrice(text: string, from: string, to: string): string {
  const [dollars = "", cents = ""] = from.split(".");
  const [newDollars = "", newCents = ""] = to.split(".");
  const tags = String.raw`(?:<[^>]*>)*`;
  return text.replaceAll(
    new RegExp(String.raw`(?<!\d)${dollars}(${tags}\.${tags})${cents}(?!\d)`, "gu"),
    `${newDollars}$1${newCents}`,
  );
}
