/** Finds the entries of the search index that match a query, the best first: one index, asked once. */
import MiniSearch, { type Query, type QueryCombination, type SearchOptions } from "minisearch";
import { mistakesIn, spelledWordsIn, type Vocabulary } from "./spelling.ts";
import { wordsIn } from "./word-forms.ts";

/** Something that the search finds: a page, a section of one, or a card on one. */
export interface SearchEntry {
  /** Left out for a card. A question of a page is a section. */
  readonly kind?: "page" | "section";
  readonly title: string;
  /** Words that set it apart: of a card its page, of a coach the discipline, of a job the word Job. */
  readonly context?: string | undefined;
  readonly href: string;
  readonly text: string;
  /** Other words by which visitors ask for it. */
  readonly phrases?: string | undefined;
  /** Found after others with the same words, unless it is asked for by name, or with a word of `phrases`. */
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

export interface Search {
  /** The entries for a query, the best first. */
  readonly find: (query: string) => SearchEntry[];
  /** Whether at least half of the words of a query are nowhere on the site, so that what is found may not be meant. */
  readonly isMostlyUnknown: (query: string) => boolean;
}

// How much a match counts. `visitor-questions.test.ts` and the tests beside it show what a change does.
const fieldBoosts = { title: 5, context: 5, phrases: 3, price: 2, text: 0.3 };
const nameBoosts = { title: 10, context: 10 };
const kindBoosts = { page: 1.5, card: 1, section: 0.8 };
const foundLastBoost = 0.1;
/** An age or the number of a cage says more than the words around it. */
const exactWordBoost = 3;

/** Words that are found only as they are typed: no beginnings, no mistakes. */
const isExact = (word: string) => /^(?:hours?|age\d+|[\d.]+)$/u.test(word);

/** The search in an index. */
export function searchIn({ entries, synonyms }: SearchIndex): Search {
  const synonymsOf = readSynonyms(synonyms);
  const engine = engineFor(entries, synonymsOf);
  const finds = (query: Query, options?: SearchOptions) => engine.search(query, options).length > 0;
  const vocabulary: Vocabulary = {
    hasWord: (word) => finds(word, { prefix: false }),
    hasBeginning: (word) => finds(word),
  };
  const namesOfFoundLast = entries.map(namesIfFoundLast);

  // Words that mean the same count once: "cuanto cuesta la jaula" asks for a price and a cage.
  const askedWords = (query: string) =>
    spelledWordsIn(query, vocabulary).filter(
      (word, place, words) => !words.slice(0, place).some((earlier) => synonymsOf(earlier).has(word)),
    );

  /** One word as a query. Mistakes are forgiven only in what the site doesn't have. */
  const queryOf = (word: string): QueryCombination => ({
    queries: [word],
    fuzzy: isExact(word) || vocabulary.hasBeginning(word) ? false : mistakesIn(word),
  });

  return {
    find: (query) => {
      const words = askedWords(query);
      const anyOfThem = words.map(queryOf);
      // What is named by all words is meant by them. One word asks for a subject, not for something of that name.
      const namedByAll: QueryCombination[] =
        words.length > 1
          ? [{ queries: anyOfThem, combineWith: "AND", fields: Object.keys(nameBoosts), boost: nameBoosts }]
          : [];
      // "Hiring" and "trabajo" ask for a job, too.
      const meant = new Set(words.flatMap((word) => [...synonymsOf(word)]));
      const boostDocument = (id: number) => {
        const names = namesOfFoundLast[id];
        const isLast = names && !names.some((word) => meant.has(word));
        return kindBoosts[entries[id]?.kind ?? "card"] * (isLast ? foundLastBoost : 1);
      };
      const found = engine.search({ queries: [...anyOfThem, ...namedByAll] }, { boostDocument });
      return found.flatMap(({ id }) => entries[id as number] ?? []);
    },
    isMostlyUnknown: (query) => {
      const words = askedWords(query);
      const unknown = words.filter((word) => !finds(queryOf(word)));
      return unknown.length > 0 && unknown.length >= words.length / 2;
    },
  };
}

/** The engine with all entries, whose ids are their places. A query comes to it in words that are ready. */
function engineFor(entries: readonly SearchEntry[], synonymsOf: SynonymsOf): MiniSearch {
  const engine = new MiniSearch({
    fields: Object.keys(fieldBoosts),
    tokenize: wordsIn,
    processTerm: (word) => [...synonymsOf(word)],
    searchOptions: {
      tokenize: (word) => [word],
      processTerm: (word) => word,
      boost: fieldBoosts,
      boostTerm: (word) => (isExact(word) ? exactWordBoost : 1),
      prefix: (word) => !isExact(word) && word.length > 1,
      weights: { prefix: 0.2, fuzzy: 0.45 },
    },
  });
  engine.addAll(
    entries.map((entry, id) => ({
      ...entry,
      // What shows its price answers "How much is a membership?".
      price: entry.price && `price ${entry.price}`,
      id,
    })),
  );
  return engine;
}

/** A function that returns the words which mean the same as a word, itself among them. */
type SynonymsOf = (word: string) => ReadonlySet<string>;

function readSynonyms(lines: readonly string[]): SynonymsOf {
  const synonyms = new Map<string, Set<string>>();
  for (const words of lines.map(wordsIn))
    for (const word of words) synonyms.set(word, new Set([...(synonyms.get(word) ?? []), ...words]));
  return (word) => synonyms.get(word) ?? new Set([word]);
}

/** The words that ask for an entry which is otherwise found last. */
function namesIfFoundLast({ foundLast, context, title, phrases }: SearchEntry): string[] | undefined {
  return foundLast ? wordsIn(`${context ?? title} ${phrases ?? ""}`) : undefined;
}
