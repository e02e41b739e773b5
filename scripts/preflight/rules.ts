import { noDeadLinks, outboundIsReal } from "./links.ts";
import { onlyWhatIsHere } from "./not-here.ts";
import { offersCanBeBought } from "./offers.ts";
import type { Rule } from "./rule.ts";
import { sampleNumbers, samplePictures } from "./sample-facts.ts";
import { mailKeys, noSampleHosts, noSamplePhone, noSamples } from "./samples.ts";
import { securityContact, validHtml } from "./site-files.ts";
import { statementsAreTrue } from "./statements.ts";
import { noDrafts, untouchedTexts } from "./untouched.ts";

export const launchRules: readonly Rule[] = [
  noDrafts,
  untouchedTexts,
  sampleNumbers,
  samplePictures,
  noSamples,
  onlyWhatIsHere,
  offersCanBeBought,
  statementsAreTrue,
  noSamplePhone,
  noSampleHosts,
  mailKeys,
  outboundIsReal,
  noDeadLinks,
  validHtml,
  securityContact,
];
