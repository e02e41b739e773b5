import * as v from "valibot";
import { group, optionalGroup, withHelp, writtenAs } from "./metadata.ts";
import { amount, count, date, flag } from "./types.ts";

/** The numbers in the rules and policies. Texts use them as `{{policy.…}}`. */
export const policyNumbersSchema = v.strictObject({
  packages: group("All packages", {
    expireAfterDays: withHelp(count, "Days after purchase to use a package"),
  }),
  training: group("Lessons and special training", {
    noticeHours: withHelp(count, "Hours' notice to schedule or cancel training"),
  }),
  cages: optionalGroup("Cages that are reserved", {
    cancelHours: withHelp(count, "Hours' notice to cancel a cage without a charge"),
    lateFee: withHelp(v.pipe(amount, writtenAs("amount with cents")), "What a later cancellation costs"),
  }),
  tokens: optionalGroup("Tokens and the machines", {
    registerHours: withHelp(count, "Hours an online purchase may take to register"),
    queueLimit: withHelp(count, "Tokens a visitor may use in a row when there is a line"),
    queueMinutes: withHelp(count, "Minutes a visitor may swing when there is a line"),
    supervisedUnderAge: withHelp(count, "Children under this age need an adult"),
  }),
  founders: optionalGroup("The Founders Club", {
    spots: withHelp(count, "How many people can sign up"),
    chargeFrom: withHelp(
      v.pipe(date, writtenAs("date without year")),
      "The day of the first charge; its year is not shown",
    ),
    freeCancelUntil: withHelp(date, "The last day to cancel for free"),
    full: withHelp(flag, "Whether every spot is taken"),
  }),
  machines: optionalGroup("How fast the machines pitch", {
    minimumMph: withHelp(count, "The slowest speed of the machines for beginners, in mph"),
    maximumMph: withHelp(count, "The fastest speed of the machines for beginners, in mph"),
  }),
});
