/** Two builds of a site that should differ in one price only. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../src/content/read/folder.ts";

export interface Comparison {
  /** The files that showed the old price. */
  readonly showedOld: readonly string[];
  /** The files that differ. */
  readonly changed: readonly string[];
  /** Differences that the changed price does not explain. */
  readonly problems: readonly string[];
}

/** Compares two built sites; the prices are written `59.99`. */
export function comparePrices(before: string, after: string, from: string, to: string): Comparison {
  const [old, now] = [before, after].map(
    (directory) =>
      new Map(filesBelow(directory).map((file) => [file, readFileSync(join(directory, file), "latin1")])),
  ) as [Map<string, string>, Map<string, string>];
  const files = [...new Set([...old.keys(), ...now.keys()])];
  const shows = (text: string | undefined) => text !== undefined && priceIn(from).test(text);
  const [dollars = "", cents = ""] = to.split(".");
  const expected = (text: string | undefined) =>
    text?.replaceAll(priceIn(from), (_price, point: string) => dollars + point + cents);
  return {
    showedOld: files.filter((file) => shows(old.get(file))),
    changed: files.filter((file) => old.get(file) !== now.get(file)),
    problems: files.flatMap((file) => [
      ...(shows(now.get(file)) ? [`${file}: still says ${from}`] : []),
      ...(withoutSums(now.get(file)) === withoutSums(expected(old.get(file)))
        ? []
        : [`${file}: differs beyond the price`]),
    ]),
  };
}

/** Leaves out what the calculator of `/prices` works out from the prices. It keeps `data-rates`, which it works with. */
function withoutSums(text: string | undefined): string | undefined {
  return text?.replace(/(?<=<div class="costs-answer" [^>]*>).*?(?=<\/table>)/su, "");
}

/** Matches a price in text, with tags around its point, `59<sup>.</sup>99`, or in cents, `5999`. */
function priceIn(price: string): RegExp {
  const [dollars = "", cents = ""] = price.split(".");
  const tags = String.raw`(?:<[^>]*>)*`;
  return new RegExp(String.raw`(?<!\d)${dollars}(${tags}\.?${tags})${cents}(?!\d)`, "gu");
}
