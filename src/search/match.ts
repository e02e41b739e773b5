/** Finds the entries of the search index that match a query, the best first. */
import MiniSearch, { type SearchOptions } from "minisearch";

/** Something that the search finds: a page, a section of one, or a card on one. */
export interface SearchEntry {
  readonly title: string;
  /** The page that it is on, unless it is one itself; what a coach teaches; that a job is a job. */
  readonly context?: string | undefined;
  readonly href: string;
  readonly text: string;
  /** What visitors ask for in other words. */
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

/** What a browser needs to search. */
export interface SearchIndex {
  readonly entries: readonly SearchEntry[];
  /** Words that mean the same, in one line. */
  readonly synonyms: readonly string[];
}

/** Words that say nothing about what is asked for. */
const emptyWords = new Set(
  "a an and any are at be by can cual de del do does el en es for from get have how i if in is it kid kids la las los me mi my need of on or para por que s some son the their they this to un una want we what when which who with y you your".split(
    " ",
  ),
);

const oneToSixteen =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(
    " ",
  );

const numbers = new Map<string, number>([
  ...oneToSixteen.map((word, index) => [word, index + 1] as const),
  ["twenty", 20],
  ["fifty", 50],
  ["hundred", 100],
]);

/** The words of a text that matter, without accents and plurals. `4 years old` and `ages 2-5` share the word `age4`. */
export function wordsIn(text: string): string[] {
  return withAges(withDigits(plainLetters(text)))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "" && !emptyWords.has(word))
    .map(singular);
}

/** A text in lower case, without accents and apostrophes. */
function plainLetters(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F'’]/gu, "")
    .toLowerCase();
}

/** A text with digits for numbers, and without the number of people: `two kids, four weeks` as `kids, 4 weeks`. */
function withDigits(text: string): string {
  return text
    .replaceAll(/[a-z]+/gu, (word) => String(numbers.get(word) ?? word))
    .replaceAll(/\b\d+ (?=kids|children|people|players|hitters|ninos|hijos)/gu, "");
}

/** A text with each age as a word of its own: `age4` for `4 years old`, and for each age of `ages 2-5`. */
function withAges(text: string): string {
  return text
    .replaceAll(/\bages? (\d+)(?: ?(?:-|–|to) ?(\d+))?/gu, (_, from: string, to = from) =>
      agesBetween(+from, +to),
    )
    .replaceAll(/\b(kid|child|son|daughter|hij[oa]|nin[oa])( is| tiene)? (?=\d)/gu, "$1 age")
    .replaceAll(/\b(\d+)[ -]?(?:years?(?:[ -]olds?)?|yrs?|yo|anos?|u)\b/gu, " age$1 ");
}

function agesBetween(from: number, to: number): string {
  const ages = Array.from(
    { length: Math.max(0, Math.min(to, 99) - from + 1) },
    (_, more) => `age${from + more}`,
  );
  return ` ${ages.join(" ")} `;
}

/** Hours are when the facility is open; an hour is what a lesson takes. */
function singular(word: string): string {
  return word === "hours" ? word : word.replace(/(?<=[a-z]{3})(?<!s)s$/u, "");
}

/** Ages, numbers and hours stand for themselves only. */
const isExact = (word: string) => /^(?:hours?|age\d+|\d+)$/u.test(word);

/** For each word, all words of the lines that it is in. Words that are only in the same line share one list. */
function wordsThatMeanTheSame(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const others = new Map<string, readonly string[]>();
  for (const line of lines) {
    const words = wordsIn(line);
    for (const word of words) {
      const earlier = others.get(word);
      others.set(word, earlier ? [...new Set([...earlier, ...words])] : words);
    }
  }
  return others;
}

/** The fields that say what an entry is about. */
const naming = ["title", "context", "phrases"];

/** A function that returns the entries for a query, the best first. */
export function searchIn({ entries, synonyms }: SearchIndex): (query: string) => SearchEntry[] {
  const synonymsOf = wordsThatMeanTheSame(synonyms);
  const knownWords = new Set<string>();
  const engine = new MiniSearch<SearchEntry & { id: number }>({
    fields: [...naming, "text"],
    tokenize: wordsIn,
    processTerm: (word) => {
      const words = synonymsOf.get(word) ?? [word];
      for (const each of words) knownWords.add(each);
      return [...words];
    },
    searchOptions: {
      // Words that mean the same count once: "cuanto cuesta la jaula" asks for a price and a cage.
      tokenize: (query) => [
        ...new Map(wordsIn(query).map((word) => [synonymsOf.get(word) ?? word, word])).values(),
      ],
      processTerm: (word) => word,
      boost: { title: 5, context: 3, phrases: 3, text: 0.5 },
      // An age or the number of a cage says more than the words around it.
      boostTerm: (word) => (isExact(word) ? 2 : 1),
      prefix: (word) => !isExact(word),
      // A word that is on the site is not a typing mistake.
      fuzzy: (word) => (isExact(word) || knownWords.has(word) ? false : mistakesIn(word)),
    },
  });
  engine.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const find = (query: string, options?: SearchOptions) => {
    const words = new Set(wordsIn(query));
    const found = engine.search(query, options).map(({ id }) => entries[id as number] as SearchEntry);
    return [
      ...found.filter((entry) => !isLast(entry, words)),
      ...found.filter((entry) => isLast(entry, words)),
    ];
  };
  return (query) => [
    ...new Set([
      // What is named by all words, what has all words, what has some.
      ...find(query, { fields: naming, combineWith: "AND" }),
      ...find(query, { combineWith: "AND" }),
      ...find(query),
    ]),
  ];
}

/** How many letters of a word may be wrong. */
function mistakesIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length === 4 ? 1 : 2;
}

/** Whether an entry is found after the others: its page is not asked for. */
function isLast(
  { foundLast, context, title, phrases = "" }: SearchEntry,
  words: ReadonlySet<string>,
): boolean {
  return foundLast === true && !wordsIn(`${context ?? title} ${phrases}`).some((word) => words.has(word));
}
