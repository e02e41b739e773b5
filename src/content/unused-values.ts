/** Looks for values that an owner has named and that no text shows. */
import type { Reading } from "./content.ts";
import { mapTexts } from "./read/map-texts.ts";
import { variablesIn } from "./read/variables.ts";
import { valuesByName, type NamedValues } from "./schema/named-values.ts";

/** A warning for each value of `policy-numbers.yaml` and of the `benefits` of a package that no text shows. */
export function unusedValues({ content, documents }: Pick<Reading, "content" | "documents">): string[] {
  const { policyNumbers = {}, packages = [] } = content;
  const shown = new Set([...documents.values()].flatMap(({ values }) => variablesInTexts(values)));
  const warningsOf = (key: string, prefix: string, path: readonly string[], values: NamedValues) =>
    valuesByName(values).flatMap(([name]) => {
      const variable = `${prefix}.${name}`;
      const document = documents.get(key);
      if (!document || shown.has(variable)) return [];
      const { line, column } = document.positionOf([...path, ...name.split(".")], "key");
      const field = [...path, name].join(".");
      return [
        `${document.file}:${line}:${column} ${field}: no text shows this; write {{${variable}}} where visitors should read it, or delete it`,
      ];
    });
  return [
    ...warningsOf("policyNumbers", "policy", [], policyNumbers),
    ...packages.flatMap(({ slug, benefits = {} }) =>
      warningsOf(`packages/${slug}`, `benefits.${slug}`, ["benefits"], benefits),
    ),
  ];
}

function variablesInTexts(values: unknown): string[] {
  const names: string[] = [];
  mapTexts(values, (text) => {
    names.push(...variablesIn(text));
    return text;
  });
  return names;
}
