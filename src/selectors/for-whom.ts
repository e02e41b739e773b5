/** Whom something is for and what it costs, in a few words. */
import { formatMoney } from "../lib/money.ts";
import type { ForWhom } from "../content/schema/season.ts";
import { formatAges } from "./event-texts.ts";
import { lowestPrice, type Offer } from "./prices.ts";

/** What a card and its dialog say of it, each without what its own text says already. */
export interface Facts {
  readonly card: readonly string[];
  readonly dialog: readonly string[];
}

/** `Softball`, `Baseball and softball`; `undefined` if nobody has decided. */
export function formatSports(sports: ForWhom["sports"]): string | undefined {
  const words = new Intl.ListFormat("en-US").format(sports.toSorted());
  return words === "" ? undefined : words.charAt(0).toUpperCase() + words.slice(1);
}

/** `From $75 per session`, `$200 for 4 sessions`; `undefined` without an offer. */
export function formatLowest(offers: readonly Offer[]): string | undefined {
  const [lowest] = offers.toSorted((a, b) => a.price - b.price);
  if (!lowest) return undefined;
  const { kind, price, per, sessions = 1 } = lowest;
  const pack = sessions > 1 && kind === "lesson" ? ` for ${sessions} sessions` : "";
  const from = offers.some((offer) => offer.price > price) ? "From " : "";
  return `${from}${formatMoney(price)}${per === "once" ? pack : ` per ${per}`}`;
}

/** Sports, ages and price of something with these offers, beside its texts. */
export function factsBeside(
  { ages, sports }: ForWhom,
  offers: readonly Offer[],
  texts: { readonly [Place in keyof Facts]: string },
): Facts {
  const price = lowestPrice(offers);
  const all = [
    { fact: formatSports(sports), told: sports.join(" ") },
    { fact: ages && `Ages ${formatAges(ages)}`, told: ages && formatAges(ages) },
    { fact: formatLowest(offers), told: price && formatMoney(price) },
  ];
  const unsaid = (text: string) => {
    const said = text.toLowerCase().replaceAll(/(\d) to (\d)/gu, "$1-$2");
    return all.flatMap(({ fact, told = "" }) => (fact && !said.includes(String(told)) ? [fact] : []));
  };
  return { card: unsaid(texts.card), dialog: unsaid(texts.dialog) };
}
