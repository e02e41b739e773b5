/**
 * What one attempt to hand a message to the mail service taught us.
 * `refused` and the kinds after it say that the service has not taken the message; after `unreached`, `timeout`
 * and `crash` nobody knows. Only `accepted` may ever be shown to a visitor as "sent".
 */
export type Verdict =
  /** A 2xx answer to the request itself that is not an HTML page. */
  | { readonly is: "accepted" }
  /** No answer: host not found, blocked, connection cut. The message may have been taken all the same. */
  | { readonly is: "unreached" }
  /** No answer in time. The message may have been taken all the same. */
  | { readonly is: "timeout" }
  /** The page died between asking and hearing. The message may have been taken all the same. */
  | { readonly is: "crash" }
  /** The device has no network. */
  | { readonly is: "offline" }
  /** 429: too many requests. `retryAfter` in ms, when the service said so. */
  | { readonly is: "busy"; readonly retryAfter?: number }
  /** The service is broken (5xx) or asks for patience (408, 425). */
  | { readonly is: "broken"; readonly status: number }
  /** 426: the month's quota is used up. */
  | { readonly is: "quota" }
  /** 413, or larger than the service takes: it will never be taken as it stands. */
  | { readonly is: "too-large" }
  /** Any other answer that is not a success. */
  | { readonly is: "refused"; readonly status: number }
  /** A redirect, or a success that is an HTML page: something else than the mail service answered. */
  | { readonly is: "misrouted" }
  /** The site's account is not set up; nothing was sent. */
  | { readonly is: "unconfigured" }
  /** Not tried now: the whole queue rests at the service's wish, or its tries for the day are used up. */
  | { readonly is: "paused" };
