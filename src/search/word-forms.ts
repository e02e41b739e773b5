/** The words of a text as the search compares them. */

/** Words that say nothing about what is asked for. */
const fillers = new Set(
  "a an and any are at be by can could did do does dont for from have how i if in is it like me my need no of on or our so such that the their them they this to us use was we what when where which who will with would you your".split(
    " ",
  ),
);

const oneToSixteen =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(
    " ",
  );

const numbers = new Map(oneToSixteen.map((word, index) => [word, index + 1]));

/** The words of a text that matter, without accents and plurals. `4 years old` and `ages 2-5` share the word `age4`. */
export function wordsIn(text: string): string[] {
  const words: string[] =
    withAges(withDigits(plainLetters(text))).match(/\d+\.\d+|[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.filter((word) => !fillers.has(word)).map(stem);
}

/** A text in lower case, without accents and apostrophes. */
function plainLetters(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F'’]/gu, "")
    .toLowerCase();
}

/**
 * A text with digits for numbers, with each size as one word, and without the number of people: `51 x 12` as `51x12`,
 * `two kids, four weeks` as `kids, 4 weeks`.
 */
function withDigits(text: string): string {
  return text
    .replaceAll(/[a-z]+/gu, (word) => String(numbers.get(word) ?? word))
    .replaceAll(/(\d+) ?(?:x|×|by) ?(?=\d)/gu, "$1x")
    .replaceAll(/\b\d+ (?=kids|children|people|players|hitters|ninos|hijos)/gu, "");
}

/** A text with each age as a word of its own: `age4` for `4 years old`, `U4` and `under 4`, and for each of `ages 2-5`. */
function withAges(text: string): string {
  return text
    .replaceAll(/\b(?:ages? |under |u)(\d+)(?: ?(?:-|–|to) ?(\d+))?\b/gu, (_, from: string, to = from) =>
      agesBetween(+from, +to),
    )
    .replaceAll(/\b(kid|child|son|daughter|hij[oa]|nin[oa])( is| tiene)? (?=\d)/gu, "$1 age")
    .replaceAll(/\b(\d+)[ -]?(?:years?(?:[ -]olds?)?|yrs?|yo|anos?|u)\b/gu, " age$1 ");
}

function agesBetween(from: number, to: number): string {
  const ages = Array.from(
    { length: Math.max(Math.min(to, 99) - from + 1, 0) },
    (_, more) => `age${from + more}`,
  );
  return ` ${ages.join(" ")} `;
}

/**
 * A word without its plural ending and with single consonants: coaches are found as a coach is, and "hiting" asks for
 * hitting, not for hiring. `hours` stays: hours are opening hours, an hour is the length of a lesson.
 */
function stem(word: string): string {
  return word.replaceAll(/(?<=ch)es$|(?<=[a-z]{3})(?<!hour|s)s$|\B([^\deo])(?=\1)/gu, "");
}
