/** The words of a query as the site spells them. */
import { wordsIn } from "./word-forms.ts";

/** The words of a site, as an index of them has them. */
export interface Vocabulary {
  readonly hasWord: (word: string) => boolean;
  /** Whether a word is on the site, or the beginning of one. */
  readonly hasBeginning: (word: string) => boolean;
}

/** The words of a query as the site spells them. A word that the site spells in no way stays. */
export function spelledWordsIn(query: string, vocabulary: Vocabulary): string[] {
  return joined(wordsIn(query), vocabulary).flatMap((word) => {
    if (vocabulary.hasBeginning(word)) return [word];
    const spellings = respellings(word).map(wordsIn);
    return spellings.find((words) => words.length > 0 && words.every(vocabulary.hasWord)) ?? [word];
  });
}

/** Words of which two that the site has only as one are one: `wi fi` as `wifi`. */
function joined(words: readonly string[], { hasWord }: Vocabulary): string[] {
  const result: string[] = [];
  for (const word of words) {
    const before = result.at(-1) ?? "";
    const [both = ""] = wordsIn(before + word);
    const areTwo = hasWord(before) && hasWord(word);
    if (!areTwo && hasWord(both)) result.pop();
    result.push(!areTwo && hasWord(both) ? both : word);
  }
  return result;
}

/** Other ways to read a word: with two neighbors swapped (`leauge`), or as two words (`openarea`). */
function respellings(word: string): string[] {
  const places = Array.from({ length: word.length - 1 }, (_, index) => index + 1);
  const swapped = places.map(
    (place) => word.slice(0, place - 1) + word.charAt(place) + word.charAt(place - 1) + word.slice(place + 1),
  );
  const inTwo = places
    .filter((place) => place > 2 && word.length - place > 2)
    .map((place) => `${word.slice(0, place)} ${word.slice(place)}`);
  return [...swapped, ...inTwo];
}

/** How many letters of a word may be wrong. */
export function mistakesIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}
