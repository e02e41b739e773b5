import * as v from "valibot";
import { withHelp } from "./metadata.ts";
import { amount, count } from "./types.ts";

const numberOf = (sentence: string) => withHelp(v.optional(count), sentence);

/** The benefits of a membership that are numbers. A benefit that is left out is unknown; the site never guesses it. */
export const membershipBenefits = v.strictObject({
  tokensDaily: numberOf("Tokens a day; leave it out when the machines have no fixed number"),
  swingsDaily: numberOf("Swings a day"),
  cageHalfHour: withHelp(
    v.optional(amount),
    "What a half hour in a member's cage costs, and each half hour after it",
  ),
  siblingMonthly: withHelp(v.optional(amount), "What adding a sibling costs a month"),
  friends: numberOf("How many friends a member may bring to a visit"),
  friendVisit: withHelp(v.optional(amount), "What each friend pays per visit"),
  discountPercent: numberOf("Percent off other things"),
});
