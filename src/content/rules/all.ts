/** All rules between files. */
import { idsAreNoPhone, idsAreUnique, idsLeadSomewhere, staffNeedsServiceId } from "./booking.ts";
import { coachPagesDiffer } from "./coaches.ts";
import { colorsCanBeRead } from "./colors.ts";
import { dateRules } from "./dates.ts";
import { downloadRules } from "./downloads.ts";
import { entriesExist } from "./entries.ts";
import { eventRules } from "./events.ts";
import { positionsExist } from "./forms.ts";
import { listsHaveNothingTwice } from "./lists.ts";
import { anchorsExist, markdownIsPlain } from "./texts.ts";
import { pageAddressRules } from "./page-addresses.ts";
import { pageRules } from "./pages.ts";
import { descriptionsHavePictures, picturesExist } from "./pictures.ts";
import type { Report, Rule, RuleInput } from "./rule.ts";
import { sectionRules } from "./sections.ts";
import { spaceRules } from "./spaces.ts";

const rules: readonly Rule[] = [
  idsAreUnique,
  idsLeadSomewhere,
  idsAreNoPhone,
  staffNeedsServiceId,
  entriesExist,
  picturesExist,
  listsHaveNothingTwice,
  descriptionsHavePictures,
  ...pageAddressRules,
  ...pageRules,
  ...sectionRules,
  ...downloadRules,
  markdownIsPlain,
  anchorsExist,
  ...spaceRules,
  colorsCanBeRead,
  coachPagesDiffer,
  positionsExist,
  ...dateRules,
  ...eventRules,
];

/** Reports every problem between files. Ignores unreadable files, so that each problem is reported once. */
export function checkRules(input: RuleInput, report: Report): void {
  for (const rule of rules) {
    try {
      rule(input, report);
    } catch {
      report(
        input.contentFolder,
        [],
        `the rule ${rule.name} can't be checked, because the check itself fails`,
      );
    }
  }
}
