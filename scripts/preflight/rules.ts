/** All rules of the launch check. */
import { noDeadLinks, outboundIsReal } from "./links.ts";
import type { Rule } from "./rule.ts";
import { mailKeys, noSampleHosts, noSamplePhone, noSamples } from "./samples.ts";
import { securityContact, validHtml } from "./site-files.ts";

export const launchRules: readonly Rule[] = [
  noSamples,
  noSamplePhone,
  noSampleHosts,
  mailKeys,
  outboundIsReal,
  noDeadLinks,
  validHtml,
  securityContact,
];
