/** Ways to reach somebody or something: email, phone and web addresses. */
import * as v from "valibot";
import { bareAddress, looksLikeEmail } from "../../lib/email.ts";
import { isPlainWebAddress } from "../../lib/web-address.ts";

const emailRule = "expected an email address such as desk@example.com";

/** An email address; `mailto:` before it goes. */
export const email = v.pipe(
  v.string(emailRule),
  v.transform(bareAddress),
  v.check(looksLikeEmail, emailRule),
);

export const phoneRule = "expected a phone number such as 614-555-0142";

/** 6 to 15 digits with spaces, dots, hyphens or parentheses between them, then maybe an extension: `ext. 106`, `x7`. */
const anyPhone = /^\+?(?:[\s().-]*\d){6,15}(?:[\s,]*(?:ext(?:ension|\.)?|x|#)\s*\d{1,6})?$/iu;

/** A phone number of any country; `facility.ts` checks it for the facility's own. */
export const phone = v.pipe(v.string(phoneRule), v.trim(), v.regex(anyPhone, phoneRule));

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
