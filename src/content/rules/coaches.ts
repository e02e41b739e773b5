import { teaches } from "../schema/coach.ts";
import { maxCoachCards } from "../schema/discipline.ts";
import type { Report, RuleInput } from "./rule.ts";

/** The page of a discipline holds all of its coaches. */
export function coachesFit({ content: { coaches = [], disciplines = [] } }: RuleInput, report: Report): void {
  for (const discipline of disciplines) {
    const onPage = coaches.filter((coach) => teaches(coach, discipline.slug));
    const oneTooMany = onPage[maxCoachCards];
    if (oneTooMany)
      report(
        `coaches/${oneTooMany.slug}`,
        oneTooMany.discipline === discipline.slug ? ["discipline"] : ["also"],
        `a coach page holds ${maxCoachCards}; this is number ${onPage.indexOf(oneTooMany) + 1} on ${discipline.slug}`,
      );
  }
}

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
