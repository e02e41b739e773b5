/** An answer of the finder, and what all answers share. */
import { formatPhone, phoneUrl } from "../lib/text.ts";
import type { Content } from "../content/schema/registry.ts";
import type { ForWhom } from "../content/schema/season.ts";
import type { Target } from "./booking.ts";
import type { EventDetail } from "./events.ts";
import type { Offer } from "./prices.ts";
import type { Sale } from "./seasons.ts";

/** What one can do, in the order of the question. */
export const ways = ["youth", "lesson", "hit", "camp", "team", "league"] as const;
export type Way = (typeof ways)[number];

/** The ages of a group, without an end for the oldest. */
export interface Ages {
  readonly from: number;
  readonly to: number;
  /** Only what is made for them is offered to them. */
  readonly beginners: boolean;
}

export interface Answer {
  /** What, whom with or for, price, when. */
  readonly facts: readonly EventDetail[];
  readonly button: { readonly label: string; readonly target: Target };
  /** When the button leads somewhere; `undefined` if always. */
  readonly sale: Sale | undefined;
  /** What fits as well. */
  readonly also: readonly {
    readonly label: string;
    readonly href: string;
    readonly detail: EventDetail["value"];
  }[];
  /** What to say on the phone. */
  readonly say: string;
}

/** An answer, and what the question before it calls it. */
export interface Found {
  /** The end of its address, if the question has several answers. */
  readonly key: string;
  readonly label: string;
  readonly answer: Answer;
}

/** An answer of a way; without a button, it calls the front desk. */
export function answerOf(
  { find, facility }: Content,
  way: Way,
  { facts, button, sale, also = [] }: Draft,
): Answer {
  const { say } = find.ways[way];
  if (button) return { facts, button, sale, also, say };
  const target = { href: phoneUrl(facility.phone), newWindow: false };
  const call = { label: `Call ${formatPhone(facility.phone)}`, target };
  return { facts, button: call, sale: undefined, also, say };
}

/** An answer before its words; what is left out is not there. */
interface Draft extends Pick<Answer, "facts"> {
  readonly button: Answer["button"] | undefined;
  readonly sale?: Answer["sale"];
  readonly also?: Answer["also"];
}

/** A fact; one that nobody has decided leads to the phone. */
export function fact(
  { find, facility }: Content,
  label: string,
  value: EventDetail["value"] | undefined,
): EventDetail {
  return value ? { label, value } : { label, value: find.ask, href: phoneUrl(facility.phone) };
}

/** Whether it is for a group; nobody knows of what has no ages, except that it is not made for beginners. */
export function fits({ ages }: Partial<ForWhom>, { from, to, beginners }: Ages): boolean {
  return ages ? ages.from <= to && from <= ages.to : !beginners;
}

/** Whether visitors can buy it, now or later. */
export function canBeBought({ purchase, sale }: Offer): boolean {
  return purchase !== null && sale?.phase !== "after";
}
