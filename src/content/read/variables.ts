/**
 * Variables: values that texts name in braces, such as `{{price.gold}}` or `{{policy.cages.lateFee}}`.
 */
import { formatOrdinalDate, formatOrdinalDay } from "../../lib/dates.ts";
import { addressParts } from "../../lib/address.ts";
import { formatSize } from "../../lib/size.ts";
import { formatPriceWithoutUnit, formatMoney } from "../../lib/money.ts";
import { byNearness } from "../../lib/nearest.ts";
import { inSentence } from "../../lib/labels.ts";
import { camelCase } from "../../lib/text.ts";
import { mapTexts } from "./map-texts.ts";
import type { Content } from "../schema/registry.ts";
import { formatHours } from "../../lib/day-hours.ts";
import { loginPage } from "../schema/booking.ts";
import { valuesByName, type NamedValues } from "../schema/named-values.ts";
import { nameOfRate } from "../schema/space.ts";

type Variable = readonly [name: string, value: string];

export type Variables = ReadonlyMap<string, string>;

type VariableSources = Pick<
  Content,
  "facility" | "hours" | "policyNumbers" | "packages" | "spaces" | "jobs" | "events"
>;

/** Every variable by name. Works with incomplete content, so that one problem does not cause others. */
export function variablesOf(content: Partial<VariableSources>): Variables {
  const { facility, hours, policyNumbers = {}, packages = [], spaces = [], jobs = [], events = [] } = content;
  const currency = facility?.currency ?? "USD";
  return new Map([
    ...(facility ? facilityVariables(facility) : []),
    ...(hours?.weekly ?? []).map((week): Variable => [`hours.${week.from}`, formatHours(week)]),
    ...namedVariables("policy", policyNumbers),
    ...packages.flatMap((item) => packageVariables(item, currency)),
    ...spaces.flatMap((space) => spaceVariables(space, currency)),
    ...jobs.flatMap((job) => jobVariables(job, currency)),
    ...events.map(({ slug, name }): Variable => [`event.${slug}`, name]),
  ]);
}

function facilityVariables(facility: Content["facility"]): Variable[] {
  const { name, organization, phone, email, address, map, booking } = facility;
  const login: Variable[] = booking ? [["facility.login", loginPage(booking)]] : [];
  return [
    ["facility.name", name],
    ["facility.organization", organization],
    ["facility.phone", phone],
    ["facility.email", email],
    ["facility.address", addressParts(address).join("")],
    ["facility.city", address.city],
    ["facility.mapPrivacy", mapPrivacy(map)],
    ...login,
  ];
}

function packageVariables(item: Content["packages"][number], currency: string): Variable[] {
  const { slug, kind, benefits = {} } = item;
  const price = inSentence(formatPriceWithoutUnit({ ...item, currency, exact: kind === "special" }));
  return [[`price.${slug}`, price], ...namedVariables(`benefits.${slug}`, benefits)];
}

function spaceVariables({ slug, size, rates }: Content["spaces"][number], currency: string): Variable[] {
  const sizes: Variable[] = size ? [[`size.${slug}`, formatSize(size)]] : [];
  const prices = rates.map((rate): Variable => [
    `rate.${slug}.${camelCase(nameOfRate(rate))}`,
    rate.price === undefined ? inSentence(rate.priceWords ?? "") : formatMoney(rate.price, currency),
  ]);
  return [...sizes, ...prices];
}

function jobVariables({ slug, pay }: Content["jobs"][number], currency: string): Variable[] {
  if (!pay) return [];
  return [
    [`pay.${slug}.from`, formatMoney(pay.from, currency)],
    [`pay.${slug}.to`, formatMoney(pay.to, currency)],
  ];
}

/** The sentence of the privacy page about the map. */
function mapPrivacy({ picture, embed, loads }: Content["facility"]["map"]): string {
  if (picture === undefined && embed === undefined)
    return "Our pages have no map, only a link to one. No other site learns of it until you open that link.";
  if (picture) return "The map on our pages is our own drawing. No other site learns that you looked at it.";
  const when = loads === "nearby" ? "as you scroll near it" : "only when you ask for it";
  return `The map on our pages comes from a maps service. It loads ${when}, and the service then learns your IP address.`;
}

/** The values that an owner has named. */
function namedVariables(prefix: string, values: NamedValues): Variable[] {
  return valuesByName(values).map(([name, value]) => [`${prefix}.${name}`, write(String(value))]);
}

/** A value as texts show it: a date in words, any other as it is written. */
function write(value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/u.test(value)) return formatOrdinalDate(value);
  return /^\d{2}-\d{2}$/u.test(value) ? formatOrdinalDay(value) : value;
}

/** How many variables a message lists. */
const mostListed = 8;

/**
 * The variables that somebody may have meant, the likeliest first: those that begin with as many of the same parts,
 * `rate.turf.hourAfter500pm` for `rate.turf.hour`.
 */
export function variablesLike(name: string, names: readonly string[]): string[] {
  const parts = name.split(".");
  for (let shared = parts.length - 1; shared > 0; shared--) {
    const group = `${parts.slice(0, shared).join(".")}.`;
    const ofGroup = names.filter((other) => other.startsWith(group));
    if (ofGroup.length > 0) return byNearness(name, ofGroup).slice(0, mostListed);
  }
  return byNearness(name, names).slice(0, mostListed);
}

/** The folders of the variables that name a file: `price.gold` is of `packages/gold`. */
const folders = new Map([
  ["price", "packages"],
  ["benefits", "packages"],
  ["size", "spaces"],
  ["rate", "spaces"],
  ["pay", "jobs"],
  ["event", "events"],
]);

/** The document of a variable: `packages/gold` for `price.gold`. */
export function sourceOfVariable(name: string): string {
  const [group = "", second = ""] = name.split(".");
  const folder = folders.get(group);
  if (group === "policy") return "policyNumbers";
  return folder === undefined ? group : `${folder}/${second}`;
}

/** A variable on one line, or braces without one. */
const braces = /\{\{[^\S\n]*([^{}\n]{1,60}?)[^\S\n]*\}\}|\{\{|\}\}/gu;

/** Called for a variable that does not exist, and for braces without a name, with their line in the text, from 0. */
type ReportUnknown = (path: PropertyKey[], name: string | undefined, line: number) => void;

/** Replaces the variables in every text of `value`. */
export function fill<T>(value: T, variables: Pick<Variables, "get">, reportUnknown: ReportUnknown): T {
  return mapTexts(value, (text, path) =>
    text.replaceAll(braces, (whole, key: string | undefined, offset: number) => {
      const variable = key === undefined ? undefined : variables.get(key);
      if (variable === undefined) reportUnknown(path, key, text.slice(0, offset).split("\n").length - 1);
      return variable ?? whole;
    }),
  );
}

/** The names of the variables in a text. */
export function variablesIn(text: string): string[] {
  return [...text.matchAll(braces)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}
