import * as v from "valibot";
import { amount, count, flag, withHelp } from "./types.ts";

const numberOf = (sentence: string) => withHelp(v.optional(count), sentence);

/** What a membership gives. What is left out is unknown or not part of it; the site never guesses a number. */
export const membershipGives = v.strictObject({
  machines: withHelp(flag, "true when the machines that run on tokens are included"),
  tokensDaily: numberOf("Tokens a day; leave it out when the machines have no fixed number"),
  swingsDaily: numberOf("Swings a day"),
  cageHalfHour: withHelp(
    v.optional(amount),
    "What a half hour in a member's cage costs, and each half hour after it",
  ),
  freeHalfHourDaily: withHelp(flag, "true when one half hour a day in a cage is free"),
  siblingMonthly: withHelp(v.optional(amount), "What adding a sibling costs a month"),
  friends: numberOf("How many friends a member may bring to a visit"),
  friendVisit: withHelp(v.optional(amount), "What each friend pays per visit"),
  discountPercent: numberOf("Percent off other things"),
});
