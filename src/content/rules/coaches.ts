import type { Report, RuleInput } from "./rule.ts";

/** A coach is on no page twice. */
export function coachPagesDiffer({ content: { coaches = [] } }: RuleInput, report: Report): void {
  for (const { slug, discipline, also } of coaches) {
    const index = also.indexOf(discipline);
    if (index !== -1)
      report(
        `coaches/${slug}`,
        ["also", index],
        `this coach is on that page already: leave it out (found "${discipline}")`,
      );
  }
}
