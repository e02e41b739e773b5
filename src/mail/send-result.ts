/**
 * The result of one attempt to send. After `unreached`, `timeout` and `crash`, the service may still have accepted the
 * message; only `accepted` may be shown to a visitor as "sent".
 */
export type SendResult =
  /** A 2xx response to the request itself that is not an HTML page. */
  | { readonly is: "accepted" }
  /** No response: host not found, blocked, connection cut. */
  | { readonly is: "unreached" }
  /** No response in time. */
  | { readonly is: "timeout" }
  /** The page closed before the response came. */
  | { readonly is: "crash" }
  /** The device has no network. */
  | { readonly is: "offline" }
  /** 429. `retryAfter` in ms, if the service said so. */
  | { readonly is: "busy"; readonly retryAfter?: number }
  /** 5xx, 408 or 425. */
  | { readonly is: "broken"; readonly status: number }
  /** 426: the month's quota is used up. */
  | { readonly is: "quota" }
  /** 413, or larger than the service accepts. */
  | { readonly is: "too-large" }
  /** Any other error status. */
  | { readonly is: "refused"; readonly status: number }
  /** A redirect, or a 2xx that is an HTML page: something other than the mail service responded. */
  | { readonly is: "misrouted" }
  /** The site's account is not set up; nothing was sent. */
  | { readonly is: "unconfigured" }
  /** Not attempted: the queue is paused, or the day's attempts are used up. */
  | { readonly is: "paused" };
