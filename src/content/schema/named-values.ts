/** Values under names that an owner chooses, which texts show: `{{policy.cages.lateFee}}`. */
import * as v from "valibot";
import { isEachYear } from "../../lib/each-year.ts";
import { quoted } from "../../lib/quoted.ts";
import { date } from "./dates.ts";
import { line } from "./types.ts";

const valueRule = "expected what visitors read: 24, 50%, $40, three months, or a date such as 2027-06-07";

/** Where a text looks like a date, an amount or a percentage, it has to be a right one. */
const looks: readonly { readonly like: RegExp; readonly isRight: (text: string) => boolean }[] = [
  { like: /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}$/u, isRight: (text) => v.safeParse(date, text).success },
  { like: /^\d{2}-\d{2}$/u, isRight: (text) => isEachYear(text) },
  {
    like: /\p{Sc}/u,
    isRight: (text) =>
      [...text.matchAll(/\p{Sc}\s?([\d.,]*\d)?/gu)].every(([, amount = ""]) =>
        /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{2})?$/u.test(amount),
      ),
  },
  { like: /^[\d_]+$/u, isRight: (text) => !text.includes("_") },
  { like: /^[\d.,\s]*%$/u, isRight: (text) => /^\d+(?:\.\d+)?\s?%$/u.test(text) },
];

function isRight(text: string): boolean {
  return looks.every((look) => !look.like.test(text) || look.isRight(text));
}

const textValue = v.pipe(
  v.string(valueRule),
  line,
  v.check((text) => !text.includes("{{"), "a value that texts show can't show another: write it out"),
  v.check(isRight, valueRule),
);

const numberValue = v.pipe(v.number(valueRule), v.finite(valueRule), v.minValue(0, valueRule));

const nameRule =
  "expected a name of letters and digits such as lateFee, as texts write it: {{policy.cages.lateFee}}";
const name = v.pipe(
  v.string(nameRule),
  v.regex(/^[a-z][a-z0-9_-]*$/iu, ({ input }) => `${nameRule} (found ${quoted(input)})`),
);

type Value = string | number;
/** The values by their names. Each may be in a group of its subject. */
export type NamedValues = Readonly<Record<string, Value | Readonly<Record<string, Value>>>>;

/** A value by what is written: the message is then about that kind of value. */
const value: v.GenericSchema<Value> = v.lazy((input) =>
  typeof input === "number" ? numberValue : textValue,
);
const recordRule = "expected names with their values, each on a line of its own, such as lateFee: $10";
const groupOfValues = v.record(name, value, recordRule);

export const namedValues: v.GenericSchema<NamedValues> = v.record(
  name,
  v.lazy((input): v.GenericSchema<Value | Readonly<Record<string, Value>>> =>
    typeof input === "object" && input !== null ? groupOfValues : value,
  ),
  recordRule,
);

/** Each value with its whole name: `cages.lateFee`. */
export function valuesByName(values: NamedValues): [name: string, value: Value][] {
  return Object.entries(values).flatMap(([key, inner]): [string, Value][] =>
    typeof inner === "object"
      ? Object.entries(inner).map(([below, each]) => [`${key}.${below}`, each])
      : [[key, inner]],
  );
}
