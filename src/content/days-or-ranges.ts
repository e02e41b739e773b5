/** Looks for values that are read as days of each year, and may be meant as ranges: `10-12`. */
import { formatOrdinalDay } from "../lib/dates.ts";
import type { Reading } from "./content.ts";
import { valuesByName, type NamedValues } from "./schema/named-values.ts";

/** Two numbers further apart are a day: 12-25 is Christmas. */
const widestRange = 8;

/** A month and a number soon after it, without zeros before them, as people also write from 10 to 12. */
function mayBeARange(value: string | number): value is string {
  const [, from, to] = /^(1[0-2])-([1-3]\d)$/u.exec(String(value)) ?? [];
  const width = Number(to) - Number(from);
  return from !== undefined && width > 0 && width <= widestRange;
}

/** A warning for each value of an owner's own name that visitors read as a day, and that may be a range. */
export function daysOrRanges({ content, documents }: Pick<Reading, "content" | "documents">): string[] {
  const { policyNumbers = {}, packages = [] } = content;
  const warningsOf = (key: string, path: readonly string[], values: NamedValues) =>
    valuesByName(values).flatMap(([name, value]) => {
      const document = documents.get(key);
      if (!document || !mayBeARange(value)) return [];
      const { line, column } = document.positionOf([...path, ...name.split(".")]);
      return [
        `${document.file}:${line}:${column} ${[...path, name].join(".")}: visitors read "${formatOrdinalDay(value)}"; if it is a range, write ${value.replace("-", " to ")}`,
      ];
    });
  return [
    ...warningsOf("policyNumbers", [], policyNumbers),
    ...packages.flatMap(({ slug, benefits = {} }) => warningsOf(`packages/${slug}`, ["benefits"], benefits)),
  ];
}
