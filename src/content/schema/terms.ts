import * as v from "valibot";
import { amount, count, date, flag, line, withHelp } from "./types.ts";

const numberOf = (sentence: string) => withHelp(count, sentence);

/** The numbers in the rules and policies. Texts use them as `{{terms.…}}`. */
export const termsSchema = v.strictObject({
  packages: v.strictObject({
    expireAfterDays: numberOf("Days after purchase to use a package"),
  }),
  training: v.strictObject({
    noticeHours: numberOf("Hours' notice to schedule or cancel training"),
  }),
  cages: v.optional(
    v.strictObject({
      cancelHours: numberOf("Hours' notice to cancel a cage without a charge"),
      lateFee: withHelp(amount, "What a later cancellation costs"),
    }),
  ),
  tokens: v.optional(
    v.strictObject({
      registerHours: numberOf("Hours an online purchase may take to register"),
      queueLimit: numberOf("Tokens a visitor may use in a row when there is a line"),
      queueMinutes: numberOf("Minutes a visitor may swing when there is a line"),
      supervisedUnderAge: numberOf("Children under this age need an adult"),
    }),
  ),
  members: v.optional(
    v.strictObject({
      cageHalfHour: withHelp(amount, "What a half hour in a member's cage costs, and each extra half hour"),
      siblingMonthly: withHelp(amount, "What adding a sibling to a membership costs a month"),
      friends: numberOf("How many friends a member may bring"),
      friendVisit: withHelp(amount, "What each friend pays per visit"),
      discountPercent: numberOf("Percent off programs, open area and pro shop"),
    }),
  ),
  silver: v.optional(
    v.strictObject({
      tokensDaily: numberOf("Tokens a day"),
      swingsDaily: numberOf("Swings a day"),
    }),
  ),
  founders: v.optional(
    v.strictObject({
      places: numberOf("How many people can sign up"),
      chargeFrom: withHelp(line, "The day of the first charge, in words"),
      freeCancelUntil: withHelp(date, "The last day to cancel for free"),
      full: withHelp(flag, "true when every spot is taken"),
    }),
  ),
  machines: v.optional(
    v.strictObject({
      minimumMph: numberOf("The slowest speed of the Jr. Hack machines, in mph"),
      maximumMph: numberOf("The fastest speed of the Jr. Hack machines, in mph"),
    }),
  ),
});
