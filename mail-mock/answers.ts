/**
 * What the real service says, status by status.
 *
 * Verified (the service's own documentation, or the same text in many public reports of users):
 *   200 OK · 400 "The user_id parameter is required", "The Public Key is invalid. …",
 *   "The service ID not found. …", "The template ID not found. …" · 403 (strict mode) · 404 Account not found ·
 *   412 (Gmail) · 413 (50Kb) · 422 (recipients) · 423 The account is blocked.
 * Assumed (the status is known, its words are not, or the case is not documented at all):
 *   the `service_id` and `template_id` sentences, made like the documented one for `user_id` · the sentence about
 *   `template_params` · 405 · 426 · 429 (the words of the SDK's own limit) · every 5xx · malformed JSON ·
 *   the order of the checks after the first · whether the limit counts 1,000 or 1,024 bytes to a kB (ours is the
 *   stricter) · how a key that is malformed (400) is told from one that nobody has (404).
 */
export const answers = {
  ok: { status: 200, text: "OK" },
  userRequired: { status: 400, text: "The user_id parameter is required" },
  serviceRequired: { status: 400, text: "The service_id parameter is required" },
  templateRequired: { status: 400, text: "The template_id parameter is required" },
  paramsNotObject: { status: 400, text: "The template_params parameter must be an object" },
  keyInvalid: {
    status: 400,
    text: "The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account",
  },
  accountNotFound: { status: 404, text: "Account not found" },
  serviceNotFound: {
    status: 400,
    text: "The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin",
  },
  templateNotFound: {
    status: 400,
    text: "The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates",
  },
  malformed: { status: 400, text: "Bad Request" },
  wrongMethod: { status: 405, text: "Method Not Allowed" },
  tooLarge: { status: 413, text: "Variables size limit. The maximum allowed variables size is 50Kb" },
  tooMany: { status: 429, text: "Too Many Requests" },
} as const satisfies Record<string, Answer>;

/** A status and the plain text that goes with it. */
export type Answer = { readonly status: number; readonly text: string };

const textsByStatus: Readonly<Record<number, string>> = {
  200: answers.ok.text,
  400: answers.keyInvalid.text,
  401: "Unauthorized",
  403: "API calls in strict mode, but no private key was passed",
  404: answers.accountNotFound.text,
  405: answers.wrongMethod.text,
  412: "Gmail_API: Invalid grant. Please reconnect your Gmail account",
  413: answers.tooLarge.text,
  422: "The recipients address is empty",
  423: "The account is blocked.",
  426: "The monthly requests quota has been reached. Please upgrade the plan",
  429: answers.tooMany.text,
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

/** The text the real service sends with a status; a plain sentence for one it never sends. */
export function textFor(status: number): string {
  return textsByStatus[status] ?? `Status ${status}`;
}
