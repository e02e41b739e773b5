/**
 * Facts: values that texts use as placeholders, such as `{{price.gold}}` or `{{terms.cages.lateFee}}`.
 */
import { formatOrdinalDate, formatPeriods, formatWeekday } from "../../lib/dates.ts";
import { formatExactMoney, formatMoney } from "../../lib/money.ts";
import { formatPhone } from "../../lib/text.ts";
import { mapTexts } from "./map-texts.ts";
import type { Content } from "../schema/registry.ts";
import { daysOf, periodsOf, type WeeklyHours } from "../schema/hours.ts";

export type Facts = ReadonlyMap<string, string>;

type FactSources = Pick<Content, "facility" | "hours" | "terms" | "packages" | "spaces" | "jobs" | "events">;

/** Every fact by name. Works with incomplete content, so that one problem does not cause others. */
export function factsOf(content: Partial<FactSources>): Facts {
  const { facility, hours, terms, packages, spaces, jobs, events } = content;
  const facts = new Map<string, string>();
  if (facility) {
    const { name, organization, phone, email, address, map } = facility;
    facts.set("facility.name", name).set("facility.organization", organization);
    facts.set("facility.phone", formatPhone(phone)).set("facility.email", email);
    facts.set("facility.address", `${address.street}, ${address.city}, ${address.state} ${address.postal}`);
    facts.set("facility.city", address.city);
    facts.set("facility.mapPrivacy", mapPrivacy(map));
  }
  for (const week of hours?.weekly ?? []) facts.set(`hours.${week.from}`, formatHours(week));
  for (const [group, fields] of Object.entries(terms ?? {})) {
    for (const [field, value] of Object.entries(fields ?? {}))
      facts.set(`terms.${group}.${field}`, formatTermValue(field, value));
  }
  for (const { slug, price, kind, gives } of packages ?? []) {
    facts.set(`price.${slug}`, (kind === "special" ? formatExactMoney : formatMoney)(price));
    for (const [field, value] of Object.entries(gives ?? {}))
      if (typeof value === "number") facts.set(`gives.${slug}.${field}`, formatNumber(field, value));
  }
  for (const { slug, size, rates } of spaces ?? []) {
    if (size) facts.set(`size.${slug}`, `${size.length}x${size.width}`);
    if (!rates) continue;
    facts.set(`rate.${slug}.halfHour`, formatMoney(rates.halfHour));
    facts.set(`rate.${slug}.hour`, formatMoney(rates.hour));
  }
  for (const { slug, pay } of jobs ?? []) {
    if (pay) facts.set(`pay.${slug}.from`, formatMoney(pay.from)).set(`pay.${slug}.to`, formatMoney(pay.to));
  }
  for (const { slug, name } of events ?? []) facts.set(`event.${slug}`, name);
  return facts;
}

/** What the privacy page says about the map. */
function mapPrivacy({ picture, loads }: Content["facility"]["map"]): string {
  if (picture) return "The map on our pages is our own drawing. No other site learns that you looked at it.";
  const when = loads === "nearby" ? "as you scroll near it" : "only when you ask for it";
  return `The map on our pages comes from a maps service. It loads ${when}, and the service then learns your IP address.`;
}

/** `Monday to Friday 2:00pm to 9:00pm`, with `and` before second hours. */
function formatHours(week: WeeklyHours): string {
  return `${formatWeekdayRange(week)} ${formatPeriods(periodsOf(week)).join(" and ")}`;
}

/** `Monday to Friday`, or `Saturday` for a single day. */
export function formatWeekdayRange(week: Pick<WeeklyHours, "from" | "to">): string {
  const days = daysOf(week);
  return days.length === 1
    ? formatWeekday(week.from)
    : `${formatWeekday(week.from)} to ${formatWeekday(week.to)}`;
}

/** The numbers that are amounts, in cents. */
const amounts = new Map<string, (cents: number) => string>([
  ["lateFee", formatExactMoney],
  ["cageHalfHour", formatMoney],
  ["siblingMonthly", formatMoney],
  ["friendVisit", formatMoney],
]);

function formatNumber(field: string, value: number): string {
  return amounts.get(field)?.(value) ?? String(value);
}

function formatTermValue(field: string, value: unknown): string {
  if (typeof value === "number") return formatNumber(field, value);
  const text = String(value);
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return text;
  const [day = "", year] = formatOrdinalDate(text).split(", ");
  return field === "chargeFrom" ? day : `${day}, ${year}`;
}

/** The document of a fact: `packages/gold` for `price.gold`. */
export function sourceOfFact(name: string): string {
  const [group = "", second = ""] = name.split(".");
  const folder = {
    price: "packages",
    gives: "packages",
    size: "spaces",
    rate: "spaces",
    pay: "jobs",
    event: "events",
  }[group];
  return folder === undefined ? group : `${folder}/${second}`;
}

/** A placeholder on one line, or braces without one. */
const braces = /\{\{[^\S\n]*([^{}\n]{1,60}?)[^\S\n]*\}\}|\{\{|\}\}/gu;

/** Called for a placeholder without a fact, and for braces without a placeholder (`name` is undefined). */
type Unknown = (path: PropertyKey[], name: string | undefined, offset: number) => void;

/** Replaces the placeholders in every text of `value`. */
export function fill<T>(value: T, facts: Pick<Facts, "get">, unknown: Unknown): T {
  return mapTexts(value, (text, path) =>
    text.replaceAll(braces, (whole, key: string | undefined, offset: number) => {
      const fact = key === undefined ? undefined : facts.get(key);
      if (fact === undefined) unknown(path, key, offset);
      return fact ?? whole;
    }),
  );
}
