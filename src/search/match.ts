/** Finds the entries of the search index that match a query, the best first. */
import MiniSearch from "minisearch";

/** Something that the search finds: a page, a section of one, or a card on one. */
export interface SearchEntry {
  readonly title: string;
  /** The page that it is on, unless it is one itself. */
  readonly context?: string | undefined;
  readonly href: string;
  readonly text: string;
  /** What visitors ask for in other words. */
  readonly phrases?: string | undefined;
  /** Found after all others, unless its page is asked for by name, or with the words of `phrases`. */
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
const empty = new Set(
  "a an and any are at be by can cual de del do does el en es for from get have how i if in is it kid kids la las los me mi my need of on or para por que s some son the their they this to un una want we what when which who with y you your".split(
    " ",
  ),
);

const numbers =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(
    " ",
  );

/** The words of a text that matter, without accents and plurals. `4 years old` and `ages 2-5` share the word `age4`. */
export function wordsIn(text: string): string[] {
  const plain = text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F'’]/gu, "")
    .toLowerCase()
    .replaceAll(/[a-z]+(?=[ -]year)/gu, (word) => {
      const at = numbers.indexOf(word);
      return at === -1 ? word : String(at + 1);
    })
    .replaceAll(/\bages? (\d+)(?: ?(?:-|–|to) ?(\d+))?/gu, (_, from: string, to = from) =>
      agesBetween(+from, +to),
    )
    .replaceAll(/\b(kid|child|son|daughter|hij[oa]|nin[oa])( is| tiene)? (?=\d)/gu, "$1 age")
    .replaceAll(/\b(\d+)[ -]?(?:years?(?:[ -]olds?)?|yrs?|yo|anos?|u)\b/gu, " age$1 ");
  return plain
    .split(/[^a-z0-9]+/gu)
    .filter((word) => word !== "" && !empty.has(word))
    .map(singular);
}

/** Hours are when the facility is open; an hour is what a lesson takes. */
function singular(word: string): string {
  return word === "hours" ? word : word.replace(/(?<=[a-z]{3})(?<!s)s$/u, "");
}

function agesBetween(from: number, to: number): string {
  const ages = Array.from(
    { length: Math.max(0, Math.min(to, 99) - from + 1) },
    (_, more) => `age${from + more}`,
  );
  return ` ${ages.join(" ")} `;
}

/** Ages, numbers and hours stand for themselves only. */
const exact = (word: string) => /^(?:hours?|age\d+|\d+)$/u.test(word);

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

/** A function that returns the entries for a query, the best first. */
export function searchIn({ entries, synonyms }: SearchIndex): (query: string) => SearchEntry[] {
  const others = wordsThatMeanTheSame(synonyms);
  const known = new Set<string>();
  const engine = new MiniSearch<SearchEntry & { id: number }>({
    fields: ["title", "context", "phrases", "text"],
    tokenize: (text) => {
      const words = wordsIn(text).flatMap((word) => others.get(word) ?? word);
      for (const word of words) known.add(word);
      return words;
    },
    processTerm: (word) => word,
    searchOptions: {
      // Words that mean the same count once: "cuanto cuesta la jaula" asks for a price and a cage.
      tokenize: (query) => [
        ...new Map(wordsIn(query).map((word) => [others.get(word) ?? word, word])).values(),
      ],
      boost: { title: 5, context: 1, phrases: 3, text: 0.5 },
      boostDocument: (id, word) => {
        const { foundLast, context, title, phrases = "" } = entries[id as number] as SearchEntry;
        return foundLast && !wordsIn(`${context ?? title} ${phrases}`).includes(word) ? 0.1 : 1;
      },
      // A number means the thing with that number (Cage 3), not the page that sells it.
      boostTerm: (word) => (/^\d+$/u.test(word) ? 2 : 1),
      prefix: (word) => !exact(word),
      // A word that is on the site is not a typing mistake.
      fuzzy: (word) => (exact(word) || known.has(word) || word.length < 4 ? false : word.length > 4 ? 2 : 1),
    },
  });
  engine.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return (query) => engine.search(query).map(({ id }) => entries[id as number] as SearchEntry);
}
