import { STATUS_CODES } from "node:http";

export type ServiceResponse = { readonly status: number; readonly text: string };

/**
 * The responses of EmailJS.
 *
 * Verified, in its documentation or in many public reports: 200; 400 for a missing `user_id`, an invalid key, an
 * unknown service or template; 403 (strict mode); 404; 412 (Gmail); 413; 422; 423. Assumed: the texts for `service_id`,
 * `template_id` (modeled on `user_id`) and `template_params`; 405, 426, 429 (the text of the SDK's own limit), 5xx and
 * malformed JSON; the order of the checks after the first; 50,000 bytes as the limit (it may be 51,200); how a
 * malformed key (400) differs from an unknown one (404).
 */
export const responses = {
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
  methodNotAllowed: { status: 405, text: "Method Not Allowed" },
  tooLarge: { status: 413, text: "Variables size limit. The maximum allowed variables size is 50Kb" },
} as const satisfies Record<string, ServiceResponse>;

const textsByStatus: Readonly<Record<number, string>> = {
  200: responses.ok.text,
  400: responses.keyInvalid.text,
  403: "API calls in strict mode, but no private key was passed",
  404: responses.accountNotFound.text,
  412: "Gmail_API: Invalid grant. Please reconnect your Gmail account",
  413: responses.tooLarge.text,
  422: "The recipients address is empty",
  423: "The account is blocked.",
  426: "The monthly requests quota has been reached. Please upgrade the plan",
};

/** The text EmailJS sends with a status, which for most is the usual one. */
export function textFor(status: number): string {
  return textsByStatus[status] ?? STATUS_CODES[status] ?? `Status ${status}`;
}
