/** Ways to reach somebody or something: email, phone and web addresses. */
import * as v from "valibot";
import { looksLikeEmail } from "../../lib/email.ts";
import { plainPhone } from "../../lib/text.ts";
import { isPlainWebAddress } from "../../lib/web-address.ts";
import { deskInput } from "./types.ts";

export const email = v.pipe(
  v.string("expected an email address such as desk@example.com"),
  v.trim(),
  v.check(looksLikeEmail, "expected an email address such as desk@example.com"),
);

/** A ten-digit phone number in any usual form, parsed as `614-555-0142`. */
export const phone = v.pipe(
  v.string("expected a phone number such as 614-555-0142"),
  v.transform(plainPhone),
  v.regex(/^\d{3}-\d{3}-\d{4}$/u, "expected a phone number such as 614-555-0142"),
  deskInput({ input: "phone" }),
);

const linkRule = "expected a web address that begins with https://";
const plainRule = "expected a web address with a plain host, such as https://www.example.com";

/** A web address, https only. */
export const link = v.pipe(
  v.string(linkRule),
  v.startsWith("https://", linkRule),
  v.check(isPlainWebAddress, plainRule),
);

/** A web origin, `https://book.example.com`, without a path. */
export const origin = v.pipe(
  link,
  v.check(
    (text) => !isPlainWebAddress(text) || new URL(text).origin === text,
    `${linkRule}, with nothing after the host`,
  ),
);
