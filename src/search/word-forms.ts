/** The words of a text as the search compares them. */

/** Filler words, which the search ignores. */
const emptyWords = new Set(
  "a about also am an and any are as at be by can cant could cual cuando de del did didnt do does doesnt doing dont el en es for from get go got had has have how hows i id if im in is it its ive just kid kids la las let like los me mi my need not of on or our para please por que s should so some son than that the their then these they this those to too un una us use used using very want was we were what whats when wheres which who whos will with would y you your such word no".split(
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
  const words: string[] = withAges(withDigits(plainLetters(text))).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const relevant = words.filter((word) => !emptyWords.has(word));
  // Beside other words, kids say little: "a lesson for my kid" is a lesson.
  if (relevant.length === 0 && words.some((word) => /^kids?$/u.test(word))) return ["child"];
  return relevant.map(stem);
}

/** A text in lower case, without accents and apostrophes, and without "is there". */
function plainLetters(text: string): string {
  return (
    text
      .normalize("NFD")
      .replaceAll(/[\u0300-\u036F'’]/gu, "")
      .toLowerCase()
      // "Is there a fee?" asks for a fee; "How do I get there?" asks for the place.
      .replaceAll(/\b(?:is|are) there\b/gu, "")
  );
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
  const ages = Array.from({ length: Math.min(to, 99) - from + 1 }, (_, more) => `age${from + more}`);
  return ` ${ages.join(" ")} `;
}

/**
 * A word without its plural ending and with single consonants: coaches are found as a coach is, and "hiting" asks for
 * hitting, not for hiring. `hours` stays: hours are opening hours, an hour is the length of a lesson.
 */
function stem(word: string): string {
  return word.replaceAll(/(?<=ch)es$|(?<=[a-z]{3})(?<!hour|s)s$|\B([^\deo])(?=\1)/gu, "");
}
