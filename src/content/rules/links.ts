import { isRouteKey } from "../../routes.ts";
import { targetsIn } from "../schema/markdown-links.ts";
import type { Report, RuleInput } from "./rule.ts";

/** Checks links to pages; the schema checks other links. */
export function linksLeadSomewhere({ content, documents }: RuleInput, report: Report): void {
  for (const [key, path, text] of markdownOf(content)) {
    for (const target of targetsIn(text).links) {
      if (!target.startsWith("route:")) continue;
      const [route = ""] = target.slice("route:".length).split("#");
      if (!isRouteKey(route)) report(key, path, `there is no page to link to (found "${target}")`);
      else if (!["pages", "policies", "jobs"].some((folder) => documents.has(`${folder}/${route}`)))
        report(key, path, `this page does not exist here (found "${target}")`);
    }
  }
}

type Text = readonly [key: string, path: readonly PropertyKey[], text: string | undefined];

/** Every Markdown text in the content, with its document and path. */
function markdownOf({ spaces = [], packageTerms, placeholders, ...content }: RuleInput["content"]) {
  const texts: Text[] = [
    ...(["pages", "policies", "jobs", "coaches", "camps", "leagues", "programs"] as const).flatMap((folder) =>
      (content[folder] ?? []).map(({ slug, body }): Text => [`${folder}/${slug}`, ["body"], body]),
    ),
    ...spaces.flatMap(({ slug, units }) =>
      units.map(({ description }, index): Text => [
        `spaces/${slug}`,
        ["units", index, "description"],
        description,
      ]),
    ),
    ["packageTerms", ["body"], packageTerms?.body],
    ["placeholders", ["coach", "body"], placeholders?.coach.body],
    ["placeholders", ["camp", "body"], placeholders?.camp.body],
  ];
  return texts.flatMap(([key, path, text]) => (text === undefined ? [] : [[key, path, text] as const]));
}
