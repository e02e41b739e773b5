import { withHelp } from "./metadata.ts";
import { namedValues } from "./named-values.ts";

/** The numbers in the rules and policies. Texts use them as `{{policy.…}}`. */
export const policyNumbersSchema = withHelp(
  namedValues,
  "A number of your rules and policies as visitors read it, under a name of yours: 24, 50%, $40, three months, or a date. Texts show `lateFee` of the group `cages` where they write {{policy.cages.lateFee}}",
);
