/** Whom something is for, in a few words, beside texts that may say it already. */
import type { ForWhom } from "../content/schema/season.ts";
import { formatAges } from "./event-texts.ts";

/** `Softball`, `Baseball and softball`; `undefined` if nobody has decided. */
export function formatSports(sports: ForWhom["sports"]): string | undefined {
  const words = new Intl.ListFormat("en-US").format(sports.toSorted());
  return words === "" ? undefined : words.charAt(0).toUpperCase() + words.slice(1);
}

/** A fact, and the part of it that a text with the same fact has. */
export interface Told {
  readonly fact: string | undefined;
  readonly told: string | undefined;
}

/** Sports and ages. */
export function whomOf({ ages, sports }: ForWhom): Told[] {
  return [
    { fact: formatSports(sports), told: sports.join(" ") },
    { fact: ages && `Ages ${formatAges(ages)}`, told: ages && formatAges(ages) },
  ];
}

/** The facts that a text does not say already. */
export function unsaid(facts: readonly Told[], text: string): string[] {
  const said = text.toLowerCase().replaceAll(/(\d) to (\d)/gu, "$1-$2");
  return facts.flatMap(({ fact, told = "" }) => (fact && !said.includes(told) ? [fact] : []));
}
