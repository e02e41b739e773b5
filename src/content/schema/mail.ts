import * as v from "valibot";
import { origin } from "./addresses.ts";
import { withHelp } from "./metadata.ts";
import { lineOrNothing } from "./types.ts";

/** The facility's keys for the mail service (EmailJS). */
export const mailSchema = v.strictObject({
  origin: withHelp(origin, "The mail service"),
  publicKey: withHelp(
    v.optional(lineOrNothing("expected the public key, in quotation marks"), ""),
    "Account, General: Public Key",
  ),
  serviceId: withHelp(
    v.optional(lineOrNothing("expected the service id, in quotation marks"), ""),
    "Email Services: Service ID",
  ),
});
