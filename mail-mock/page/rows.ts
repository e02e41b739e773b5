import type { Attempt } from "../attempts.ts";
import type { FormName } from "../../src/form-names.ts";
import type { StoredMessage } from "../message.ts";

/** One e-mail in the list. */
export type Row = {
  readonly id: string;
  readonly href: string;
  readonly from: string;
  readonly subject: string;
  readonly form: string;
  /** Machine-readable time. */
  readonly at: string;
  /** The time as people read it: the hour today, the date before. */
  readonly time: string;
};

/** One attempt in the log. */
export type AttemptRow = {
  readonly id: string;
  readonly at: string;
  readonly time: string;
  readonly what: string;
};

/** How the mail program names the forms. */
export const formLabels: Readonly<Record<FormName, string>> = {
  contact: "Contact",
  employment: "Application",
  feedback: "Review",
  "team-practice": "Team practice",
};

const hour = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
const second = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", second: "2-digit" });
const date = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const full = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "medium" });

/** An e-mail as a line of the list. */
export function rowOf(message: StoredMessage, now: number): Row {
  const at = new Date(message.received);
  const isToday = at.toDateString() === new Date(now).toDateString();
  return {
    id: message.id,
    href: `/_mail/messages/${message.id}`,
    from: message.from.name || "Nobody",
    subject: message.subject || "No subject",
    form: formLabels[message.form],
    at: message.received,
    time: isToday ? hour.format(at) : date.format(at),
  };
}

/** An attempt as a line of the log. */
export function attemptRowOf(attempt: Attempt): AttemptRow {
  const status = attempt.status === null ? "" : `${attempt.status} `;
  const fault = attempt.fault === null ? "" : ` [${attempt.fault}]`;
  return {
    id: String(attempt.id),
    at: attempt.time,
    time: second.format(new Date(attempt.time)),
    what: `${attempt.verdict}: ${status}${attempt.text}${fault}`,
  };
}

/** Day, date and time in full. */
export function fullTime(iso: string): string {
  return full.format(new Date(iso));
}
