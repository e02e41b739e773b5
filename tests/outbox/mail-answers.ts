/** Responses of a failing mail service, for every engine. */
import type { Fault } from "../mail-faults.ts";

/** Answers that refuse a message for now. */
export const refusals = [403, 400, 404, 412, 422, 423].map((status): [string, Fault] => [
  String(status),
  { kind: "status", status },
]);

const page = { kind: "html", type: "text/plain" } as const;
const redirect = (status: 301 | 302 | 303 | 307 | 308): [string, Fault] => [
  `${status}, and something else at its end`,
  { kind: "redirect", status },
];

/** Responses from something other than the mail service. */
export const imposters: readonly (readonly [string, Fault])[] = [
  redirect(307),
  ["a page in UTF-16", { ...page, encoding: "utf-16le", before: "\uFEFF" }],
  redirect(301),
  redirect(302),
  redirect(303),
  redirect(308),
  ["a page called text", page],
  ["a page in UTF-16 without a mark", { ...page, encoding: "utf-16be" }],
  ["a page behind NUL bytes and white space", { ...page, before: "\0\0 \n\0" }],
  ["a page behind other text", { ...page, before: "Warning: deprecated\n" }],
];
