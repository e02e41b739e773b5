/** Finds texts that name what the facility does not have: a membership, a cage, a lesson, a job, a machine. */
import { accountLinks } from "../../src/selectors/booking.ts";
import type { Content } from "../../src/content/schema/registry.ts";
import type { Launch, Rule } from "./rule.ts";
import { byPage, findingAt, textsOf } from "./texts.ts";

/** What the texts of any facility may speak of, and what it then has to have. */
interface Thing {
  readonly word: RegExp;
  readonly what: string;
  /** The texts where the word means this thing; all of them if left out. */
  readonly within?: RegExp;
}

type Named = Partial<Content>;

/** Words that mean something only where the facility has it. */
const kinds: readonly (Thing & { readonly has: (content: Named) => boolean })[] = [
  {
    word: /\btokens?\b/iu,
    what: "tokens",
    has: ({ packages = [], spaces = [] }) =>
      packages.some(({ kind }) => kind === "tokens") ||
      spaces.some(({ units }) => units.some(({ use }) => use === "tokens")),
  },
  {
    word: /(?<!\bno )\bmemberships?\b/iu,
    what: "membership",
    has: ({ packages = [] }) => packages.some(({ kind }) => kind === "membership" || kind === "special"),
  },
  {
    word: /\bopen area\b/iu,
    what: "open area",
    has: (content) => namesOf(content).some((name) => /open area/iu.test(name)),
  },
  {
    word: /\bbooking (?:and payment )?site\b/iu,
    what: "booking site",
    has: ({ facility }) => facility?.booking !== undefined,
  },
  {
    word: /\bfree account\b/iu,
    what: "free account",
    // The name of the button in the header, which is not shown then.
    within: /^(?!navigation\b)/u,
    has: ({ facility }) => facility !== undefined && accountLinks(facility).account !== undefined,
  },
];

/** Makes of machines and systems, which a facility has if it names them among what it rents, sells or holds. */
const makes = ["HitTrax", "Rapsodo", "Fungoman", "Jr. Hack"];

/** Texts about the whole facility, where the title of a job means the job here. */
const aboutJobs = /^(?:employmentForm|navigation|placeholders|pages|jobs)\b/u;

/** Finds names from the sample, numbers of cages, and kinds of things that are not among the content. */
export const onlyWhatIsHere: Rule = {
  name: "Names of what you don't have",
  check: (launch) => {
    const { documents, content } = launch;
    const missing = missingThings(launch);
    const cages = new Set(
      (content.spaces ?? []).flatMap(({ units }) => units.flatMap(({ name }) => name.match(/\d+/gu) ?? [])),
    );
    const texts = textsOf(documents).filter(
      ({ key, path }) =>
        (key !== "employmentForm" || documents.has("pages/employmentapp")) && !path.includes("expertise"),
    );
    const findings = texts.flatMap((own) => {
      const text = own.text.replaceAll(/\{\{.*?\}\}|\]\([^)]*\)/gu, " ");
      const named = missing
        .filter(({ word, within }) => word.test(text) && within?.test(own.key) !== false)
        .map(({ what }) => what);
      const numbers = cageNumbers(text).filter((number) => !cages.has(number));
      return [...named, ...numbers.map((number) => `cage ${number}`)].map((what) =>
        findingAt(launch, own, {
          what: `it speaks of "${what}", and there is none here`,
          fix: "Take it out of the text, or add it to what you offer",
        }),
      );
    });
    return { scanned: texts.length, findings: byPage(findings) };
  },
};

/** What the sample has and this facility has not, and the kinds of things that it has none of. */
function missingThings({ content, sample }: Launch): Thing[] {
  const here = namesOf(content).join("\n").toLowerCase();
  const isHere = (name: string) => here.includes(name.toLowerCase());
  const {
    packages = [],
    disciplines = [],
    jobs = [],
    camps = [],
    leagues = [],
    programs = [],
  } = sample.content;
  const products = packages.filter(({ kind }) => kind === "membership" || kind === "special");
  const names = [...products, ...camps, ...leagues, ...programs].map(({ name }) => name).concat(makes);
  const titles = jobs.flatMap(({ title, position }) => (position ? [title, position] : [title]));
  return [
    ...kinds.filter(({ has }) => !has(content)),
    ...names.filter((name) => !isHere(name)).map((name) => ({ word: nameIn(name), what: name })),
    ...disciplines
      .filter(({ name }) => !isHere(name))
      .map(({ name }) => ({ word: coachingIn(name), what: `${name} lessons` })),
    ...titles
      .filter((title) => !isHere(title))
      .map((title) => ({ word: nameIn(title), what: title, within: aboutJobs })),
  ];
}

/** The names of everything that a facility offers, and how it describes its spaces. */
function namesOf(content: Named): string[] {
  const { packages = [], disciplines = [], jobs = [], camps = [], leagues = [], programs = [] } = content;
  const unlisted = content.employmentForm?.unlisted.position;
  return [
    ...[...packages, ...disciplines, ...camps, ...leagues, ...programs].map(({ name }) => name),
    ...jobs.flatMap(({ title, position }) => [title, position ?? ""]),
    ...(content.spaces ?? []).flatMap(({ name, units }) => [
      name,
      ...units.flatMap((unit) => [unit.name, unit.type, unit.description]),
    ]),
    ...(unlisted ? [unlisted] : []),
  ];
}

/** A name in its own spelling: "Gold", but neither "gold" nor a Gold Glove. */
function nameIn(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(name)}(?![\\p{L}\\d]| Glove| Slugger)`, "u");
}

/** A discipline that is taught: "pitching lessons", but not a pitching machine. */
function coachingIn(name: string): RegExp {
  const words = RegExp.escape(name).replace(" & ", " (?:&|and) ");
  return new RegExp(`(?<![\\p{L}\\d])${words} (?:lesson|coach|training|instruct|clinic)`, "iu");
}

/** The numbers in "Cage 7", "cages 1, 2 and 3", "Cages 1 to 4". */
function cageNumbers(text: string): string[] {
  const lists = text.matchAll(/\bcages? (\d+(?:(?:,| to| through| and| or|, and|, or|–| ?-) ?\d+)*)/giu);
  return [...lists].flatMap(([, list = ""]) => list.match(/\d+/gu) ?? []);
}
