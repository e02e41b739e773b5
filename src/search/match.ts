/** Finds the entries of the search index that match a query, the best first. */
import MiniSearch, { type SearchOptions } from "minisearch";
import { wordsIn } from "./word-forms.ts";

/** Something that the search finds: a page, a section of one, or a card on one. */
export interface SearchEntry {
  readonly title: string;
  /** Words that set it apart: of a card its page, of a coach the discipline, of a job the word Job. */
  readonly context?: string | undefined;
  readonly href: string;
  readonly text: string;
  /** Other words by which visitors ask for it. */
  readonly phrases?: string | undefined;
  /** Found after all others, unless its page is asked for by name, or with a word of `phrases`. */
  readonly foundLast?: boolean | undefined;
  /** `$75 an hour`. */
  readonly price?: string | undefined;
  readonly action?: SearchAction | undefined;
}

export interface SearchAction {
  readonly label: string;
  readonly href: string;
  readonly newWindow: boolean;
}

/** The index as the browser gets it. */
export interface SearchIndex {
  readonly entries: readonly SearchEntry[];
  /** Words that mean the same, in one line. */
  readonly synonyms: readonly string[];
}

/** Words that are found only as they are typed: no beginnings, no mistakes. */
const isExact = (word: string) => /^(?:hours?|age\d+|\d+)$/u.test(word);

/** The words that mean the same as one word: those of each line of `synonyms` that it is in. */
interface Synonyms {
  /** The number of its line; undefined if it is in several, and so has a meaning of its own. */
  readonly line?: number;
  /** All words of its lines, itself among them. */
  readonly words: readonly string[];
}

type SynonymsByWord = ReadonlyMap<string, Synonyms>;

function readSynonyms(lines: readonly string[]): SynonymsByWord {
  const byWord = new Map<string, Synonyms>();
  for (const [number, line] of lines.entries()) {
    const words = wordsIn(line);
    for (const word of words) {
      const earlier = byWord.get(word);
      const synonyms = earlier
        ? { words: [...new Set([...earlier.words, ...words])] }
        : { line: number, words };
      byWord.set(word, synonyms);
    }
  }
  return byWord;
}

/** An entry as it is searched: with all of its phrases, or with one of them. */
interface Searched {
  readonly entry: SearchEntry;
  readonly phrases: string;
}

/** The fields with the title of an entry, and all that name it. */
const titleFields = ["title", "context"];
const nameFields = [...titleFields, "phrases", "priced"];

/** A function that returns the entries for a query, the best first. */
export function searchIn({ entries, synonyms }: SearchIndex): (query: string) => SearchEntry[] {
  const synonymsOf = readSynonyms(synonyms);
  const whole = entries.map((entry) => ({ entry, phrases: entry.phrases ?? "" }));
  // The words of two phrases are not one: "pitching machine, softball machine" says nothing about softball pitching.
  const byPhrase = whole.flatMap(({ entry, phrases }) =>
    phrases.split(",").map((phrase) => ({ entry, phrases: phrase })),
  );
  const knownWords = new Set<string>();
  const findNamed = finderIn(byPhrase, nameFields, synonymsOf, knownWords);
  const find = finderIn(whole, [...nameFields, "text"], synonymsOf, knownWords);
  return (query) => {
    const allWords = { combineWith: "AND" } as const;
    // What has all words in its title comes first, then what has some of them in its context. A query of one word usually
    // asks for a subject, not for something of that name.
    const isOneWord = wordsIn(query).length === 1;
    const titleMatches = isOneWord
      ? []
      : [["title"], titleFields].flatMap((fields) => findNamed(query, { ...allWords, fields }));
    const withAllWords = [
      ...titleMatches.filter(({ foundLast }) => !foundLast),
      ...findNamed(query, allWords),
      ...find(query, allWords),
    ];
    // "Hiring" and "trabajo" ask for a job, too.
    const asked = new Set(wordsIn(query).flatMap((word) => synonymsOf.get(word)?.words ?? [word]));
    return [...new Set([...lastAtTheEnd(withAllWords, asked), ...lastAtTheEnd(find(query), asked)])];
  };
}

/**
 * A function that finds entries by these fields. It adds their words to `knownWords`, in which it forgives no mistake.
 */
function finderIn(
  items: readonly Searched[],
  fields: string[],
  synonymsOf: SynonymsByWord,
  knownWords: Set<string>,
): (query: string, options?: SearchOptions) => SearchEntry[] {
  const engine = new MiniSearch({
    fields,
    tokenize: wordsIn,
    processTerm: (word) => {
      const words = synonymsOf.get(word)?.words ?? [word];
      for (const each of words) knownWords.add(each);
      return [...words];
    },
    searchOptions: {
      // Words that mean the same count once: "cuanto cuesta la jaula" asks for a price and a cage.
      tokenize: (query) => [
        ...new Map(wordsIn(query).map((word) => [synonymsOf.get(word)?.line ?? word, word])).values(),
      ],
      processTerm: (word) => word,
      boost: { title: 5, context: 3, phrases: 3, priced: 0.5, text: 0.5 },
      // An age or the number of a cage says more than the words around it.
      boostTerm: (word) => (isExact(word) ? 2 : 1),
      prefix: (word) => !isExact(word),
      // A word that is on the site is not a typing mistake.
      fuzzy: (word) => (isExact(word) || knownWords.has(word) ? false : mistakesIn(word)),
    },
  });
  engine.addAll(
    items.map(({ entry, phrases }, id) => ({
      ...entry,
      phrases,
      // What shows its price answers "How much is a membership?".
      priced: entry.price && "price",
      id,
    })),
  );
  return (query, options) =>
    engine.search(query, options).flatMap(({ id }) => items[id as number]?.entry ?? []);
}

/** How many letters of a word may be wrong. */
function mistakesIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length === 4 ? 1 : 2;
}

/** Entries in their order, but those that are found after the others at the end. */
function lastAtTheEnd(entries: readonly SearchEntry[], asked: ReadonlySet<string>): SearchEntry[] {
  return [
    ...entries.filter((entry) => !isLast(entry, asked)),
    ...entries.filter((entry) => isLast(entry, asked)),
  ];
}

/** Whether an entry is found after the others: its page is not asked for. */
function isLast(
  { foundLast, context, title, phrases = "" }: SearchEntry,
  asked: ReadonlySet<string>,
): boolean | undefined {
  return foundLast && !wordsIn(`${context ?? title} ${phrases}`).some((word) => asked.has(word));
}
