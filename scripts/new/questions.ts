/** The questions of `npm run new`, and the answers as values. */
import { createInterface } from "node:readline";
import { existsSync } from "node:fs";
import { email, origin, phone } from "../../src/content/schema/addresses.ts";
import { color, line } from "../../src/content/schema/types.ts";
import { facilitySchema } from "../../src/content/schema/facility.ts";
import * as parse from "./parse.ts";

const { address } = facilitySchema.entries;

/** What `parse` makes of each answer; `undefined` where an optional one is empty or was not asked. */
const readers = {
  name: parse.by(line),
  phone: (text: string) =>
    parse.by(phone)(text.replaceAll(/\D+/gu, "").replace(/^1?(\d{3})(\d{3})(\d{4})$/u, "$1-$2-$3")),
  email: parse.by(email),
  website: parse.by(origin),
  street: parse.by(line),
  city: parse.by(line),
  state: parse.by(address.entries.state),
  postal: parse.by(address.entries.postal),
  position: parse.position,
  timeZone: parse.timeZone,
  hours: parse.hours,
  booking: parse.by(origin),
  cages: parse.wholeNumber,
  cageSize: parse.size,
  cageRates: parse.rates,
  openAreaSize: parse.size,
  openAreaRates: parse.rates,
  tokens: parse.priced,
  tokenCages: (text: string) => parse.listed(text).map(parse.wholeNumber),
  hittrax: parse.price,
  memberships: parse.priced,
  lessons: parse.priced,
  youth: parse.priced,
  camps: parse.yesOrNo,
  league: parse.priced,
  jobs: parse.listed,
  expireAfterDays: parse.wholeNumber,
  noticeHours: parse.wholeNumber,
  lateFee: parse.price,
  color: parse.by(color),
  secondColor: parse.by(color),
  logo: (text: string) => {
    // A terminal quotes the name of a file that is dragged into it, or escapes its spaces.
    const file = text.replace(/^(["'])(.+)\1$/u, "$2").replaceAll("\\ ", " ");
    if (!/\.(?:svg|png)$/iu.test(file) || !existsSync(file))
      throw new Error("there is no .svg or .png file of this name");
    return file;
  },
} as const;

type Key = keyof typeof readers;
export type Answers = { readonly [K in Key]?: ReturnType<(typeof readers)[K]> };

interface Question {
  readonly key: Key;
  readonly text: string;
  /** What an empty answer stands for; `""` means that the facility has none. Left out where an answer is needed. */
  readonly otherwise?: string;
  readonly when?: (answers: Answers) => boolean;
}

/** The computer's time zone, unless it is one of a server, such as UTC. */
const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const zone = here.startsWith("America/") || here.startsWith("Pacific/") ? here : "America/New_York";

const all = [
  { key: "name", text: "The facility's name, as on the sign" },
  { key: "phone", text: "The front desk's phone number" },
  { key: "email", text: "The email address for questions" },
  { key: "website", text: "The web address that this site will have, such as https://www.example.com" },
  { key: "street", text: "Street and number" },
  { key: "city", text: "City" },
  { key: "state", text: "State, two letters" },
  { key: "postal", text: "ZIP code" },
  {
    key: "position",
    text: "Latitude and longitude, which a maps service shows for a long press on the place, such as 39.96, -83.00",
  },
  { key: "timeZone", text: "Time zone, such as Eastern, Central, Mountain or Pacific", otherwise: zone },
  { key: "hours", text: "Hours, such as Mon-Fri 2pm-9pm, Sat 9am-5:30pm" },
  {
    key: "booking",
    text: "Your booking site, such as https://book.example.com; leave empty if people call",
    otherwise: "",
  },
  { key: "cages", text: "How many batting cages", otherwise: "0" },
  {
    key: "cageSize",
    text: "Length and width of a cage in feet, such as 70 x 14",
    when: ({ cages }) => Boolean(cages),
  },
  {
    key: "cageRates",
    text: "Rent of a cage for a half hour and an hour, such as 35, 60",
    when: ({ cages }) => Boolean(cages),
  },
  {
    key: "openAreaSize",
    text: "Length and width of the open area in feet; leave empty if you have none",
    otherwise: "",
  },
  {
    key: "openAreaRates",
    text: "Its rent for a half hour and an hour",
    when: ({ openAreaSize }) => Boolean(openAreaSize),
  },
  {
    key: "tokens",
    text: "Token packs with prices, such as 10 = 25, 50 = 100; leave empty if you have none",
    otherwise: "",
  },
  {
    key: "tokenCages",
    text: "The numbers of the cages that run on tokens, such as 4, 5",
    when: ({ tokens }) => Boolean(tokens),
  },
  { key: "hittrax", text: "The price of a HitTrax assessment; leave empty if you have none", otherwise: "" },
  {
    key: "memberships",
    text: "Memberships with prices a month, such as All-Star = 49; leave empty if you have none",
    otherwise: "",
  },
  {
    key: "lessons",
    text: "Lessons with prices an hour, such as Hitting = 70, Pitching = 70; leave empty if you have none",
    otherwise: "",
  },
  {
    key: "youth",
    text: "A youth program with its price a session, such as Little Sluggers = 15; leave empty if you have none",
    otherwise: "",
  },
  { key: "camps", text: "Do you hold camps (yes or no)", otherwise: "no" },
  {
    key: "league",
    text: "A league with its price a player, such as Sunday League = 80; leave empty if you have none",
    otherwise: "",
  },
  {
    key: "jobs",
    text: "Jobs that people may apply for, such as Coach, Front desk; leave empty if you take no applications",
    otherwise: "",
  },
  { key: "expireAfterDays", text: "How many days after purchase a package expires" },
  { key: "noticeHours", text: "How many hours ahead a lesson or a cage may be canceled for free" },
  {
    key: "lateFee",
    text: "The fee in dollars for a later cancellation; leave empty if there is none",
    otherwise: "",
  },
  { key: "color", text: "Your main color, for buttons and links, such as #1f4e8c" },
  { key: "secondColor", text: "Your second color, for quiet panels, such as #3a2d5c" },
  {
    key: "logo",
    text: "Your logo, an .svg or .png file (drag it into this window for its name); leave empty to add it later",
    otherwise: "",
  },
] as const satisfies readonly Question[];
const questions: readonly Question[] = all;

/** The answers that every facility has. */
type Needed = Exclude<(typeof all)[number], { otherwise: "" | "0" | "no" } | { when: unknown }>["key"];
export type Required = Answers & { readonly [K in Needed]: NonNullable<Answers[K]> };

/**
 * Reads answers that were given in advance, by the keys of the questions.
 * @throws Error that names the key and says what to answer.
 */
export function readAnswers(given: Readonly<Record<string, string>>): Answers {
  const unknown = Object.keys(given).find((key) => !Object.hasOwn(readers, key));
  if (unknown)
    throw new Error(`${unknown}: there is no such question; they are ${Object.keys(readers).join(", ")}`);
  const answers = {};
  for (const question of questions)
    if (question.when?.(answers) !== false)
      Object.assign(answers, read(question, given[question.key] ?? "", `${question.key}: `));
  return answers;
}

/**
 * Asks in the terminal, and asks again until the answer can be read.
 * @throws Error if the input ends before the last answer.
 */
export async function ask(): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Not `question()`, which loses lines that are pasted together.
  const lines = terminal[Symbol.asyncIterator]();
  const answers: Answers = {};
  for (const question of questions) {
    if (question.when?.(answers) === false) continue;
    terminal.setPrompt(`${question.text}${question.otherwise ? ` [${question.otherwise}]` : ""}: `);
    for (let answered = false; !answered;) {
      terminal.prompt();
      const { value: text, done } = await lines.next();
      if (done) throw new Error("\nNothing was written: the answers ended before the last question.");
      try {
        Object.assign(answers, read(question, text, ""));
        answered = true;
      } catch (error) {
        console.log(`  ${(error as Error).message}`);
      }
    }
  }
  terminal.close();
  return answers;
}

/** The answers as those of a whole facility: the questions without `otherwise` have been answered. */
export function complete(answers: Answers): Required {
  return answers as Required;
}

function read({ key, otherwise }: Question, answer: string, place: string): Answers {
  const given = answer.trim();
  const text = given === "" || (otherwise === "" && /^(?:no|none)$/iu.test(given)) ? otherwise : given;
  if (text === undefined) throw new Error(`${place}an answer is needed`);
  try {
    return text === "" ? {} : { [key]: readers[key](text) };
  } catch (error) {
    throw new Error(`${place}${(error as Error).message}`, { cause: error });
  }
}
