/** Rules about lists: a repeated entry would show twice, or share one address or id on the page. */
import type { Report, RuleInput } from "./rule.ts";
import { listsOf, type FoundList } from "../read/values.ts";

/** The field by which visitors tell the entries of a list apart; the first of these that an entry has. */
const nameFields = ["name", "label", "question"] as const;

/** No list has two entries with the same name, or the same page, picture or file twice. */
export function listsHaveNothingTwice({ content }: RuleInput, report: Report): void {
  for (const list of listsOf(content)) {
    if (list.itemType.shape === "text") referencesDiffer(list, report);
    else namesDiffer(list, report);
  }
}

function referencesDiffer({ key, path, items, itemType }: FoundList, report: Report): void {
  if (itemType.shape !== "text" || itemType.input === "line" || itemType.input === "text") return;
  for (const [index, item] of items.entries())
    if (items.indexOf(item) < index)
      report(key, [...path, index], `this list has it already: leave it out (found "${String(item)}")`);
}

function namesDiffer({ key, path, items }: FoundList, report: Report): void {
  const seen = new Set<string>();
  for (const [index, item] of items.entries()) {
    const entry = item as Readonly<Record<string, unknown>>;
    const field = nameFields.find((each) => typeof entry[each] === "string");
    if (!field) continue;
    const name = String(entry[field]);
    if (seen.has(name))
      report(
        key,
        [...path, index, field],
        `another entry of this list has this name: give each its own (found "${name}")`,
      );
    seen.add(name);
  }
}
