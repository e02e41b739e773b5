/** The facts of a new facility, as its owner answered: address, hours, prices, spaces. */
import { extname } from "node:path";
import { nearestReadable, unreadable, type Colors } from "../../src/lib/theme.ts";
import { draft } from "./drafts.ts";
import { slug as slugOf } from "../../src/lib/text.ts";
import { entry, single, type DraftFile, type EntryInput } from "./file.ts";
import type { Answers, Required } from "./questions.ts";

/** What is taught, by the name of its page. */
export interface Lesson {
  readonly slug: string;
  readonly name: string;
  readonly price: number;
  /** The page with its price. */
  readonly pricing: string;
}

export function lessonsOf({ lessons = [] }: Answers): Lesson[] {
  return lessons.map(({ name, price }) => {
    const slug = slugOf(name);
    return { slug, name, price, pricing: `${slug}-prices` };
  });
}

/** The name of the logo among the pictures. */
export function logoName({ logo }: Answers): string | undefined {
  return logo && `logo${extname(logo).toLowerCase()}`;
}

/** What every button that sells or books leads to. */
const targetOf = ({ booking }: Answers) => booking ?? "call";

export function factFiles(answers: Required, tokensCss: string): DraftFile[] {
  return [
    facility(answers, tokensCss),
    single("hours", { weekly: answers.hours }),
    single("terms", {
      packages: { expireAfterDays: answers.expireAfterDays },
      training: { noticeHours: answers.noticeHours },
      cages: answers.lateFee ? { cancelHours: answers.noticeHours, lateFee: answers.lateFee } : undefined,
    }),
    single("mail", {
      origin: "https://api.emailjs.com",
      publicKey: "",
      serviceId: "",
      templates: {} as never,
    }),
    ...spaces(answers),
    ...packages(answers),
  ];
}

function facility(answers: Required, tokensCss: string): DraftFile {
  const { name, phone, email, website, street, city, state, postal, position, timeZone, booking } = answers;
  const logo = logoName(answers);
  const { latitude, longitude } = position;
  const box = [longitude - 0.01, latitude - 0.006, longitude + 0.01, latitude + 0.006].map((each) =>
    each.toFixed(4),
  );
  return single("facility", {
    name,
    logo: logo ? { picture: logo } : undefined,
    organization: name,
    copyrightYear: new Date().getFullYear(),
    tagline: taglineOf(answers),
    phone,
    email,
    website,
    address: { street, city, state, postal },
    position,
    timeZone,
    map: {
      // https://developers.google.com/maps/documentation/urls/get-started
      link: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${street}, ${city}, ${state} ${postal}`)}`,
      embed: `https://www.openstreetmap.org/export/embed.html?bbox=${box.join("%2C")}&layer=mapnik&marker=${latitude}%2C${longitude}`,
      loads: "on request",
    },
    booking: booking ? { service: "other", origin: booking } : undefined,
    links: { social: [] },
    colors: readable(tokensCss, {
      clay: answers.color,
      turf: answers.secondColor,
      board: "#16202c",
      bulb: "#ffe08a",
    }),
  });
}

/** `Batting cages, lessons, camps`: what there is. */
function taglineOf({ cages, lessons, camps }: Answers): string {
  const there = [cages && "batting cages", lessons && "lessons", camps && "camps"].filter(Boolean).join(", ");
  return there === "" ? "Baseball and softball" : there.charAt(0).toUpperCase() + there.slice(1);
}

/** The colors, each that cannot be read replaced by the nearest one that can. */
function readable(tokensCss: string, colors: Colors): Colors {
  const families = unreadable(tokensCss, colors).map(({ family }) => family);
  return families.reduce(
    (next, family) =>
      Object.assign(next, { [family]: nearestReadable(tokensCss, next, family) ?? next[family] }),
    { ...colors },
  );
}

function spaces(answers: Answers): DraftFile[] {
  const { cages = 0, cageSize, cageRates, tokenCages = [], openAreaSize, openAreaRates } = answers;
  const target = targetOf(answers);
  const rent = { halfHour: target, hour: target };
  const files: DraftFile[] = [];
  if (cages > 0 && cageSize && cageRates)
    files.push(
      entry("spaces", "cages", {
        name: "Batting cages",
        order: 1,
        size: cageSize,
        rates: cageRates,
        units: Array.from({ length: cages }, (_, index) => ({
          name: `Cage ${index + 1}`,
          type: "Batting cage",
          description: "Cage size: {{size.cages}} feet.",
          ...(tokenCages.includes(index + 1) ? { use: "tokens" as const } : { use: "rent" as const, rent }),
          at: { x: 2, y: 4 + (cages - 1 - index) * cageSize.width },
        })),
      }),
    );
  if (openAreaSize && openAreaRates)
    files.push(
      entry("spaces", "open-area", {
        name: "Open area",
        order: 2,
        size: openAreaSize,
        rates: openAreaRates,
        units: [
          {
            name: "Open area",
            use: "rent",
            type: "Open area",
            description: "Size: {{size.open-area}} feet.",
            rent,
            at: { x: 6 + (cages > 0 ? (cageSize?.length ?? 0) : 0), y: 4 },
          },
        ],
      }),
    );
  return files;
}

function packages(answers: Answers): DraftFile[] {
  const { memberships = [], tokens = [], hittrax, youth = [], league = [] } = answers;
  const sold = (slug: string, page: string, values: Omit<EntryInput<"packages">, "purchase" | "listedOn">) =>
    entry("packages", slug, { ...values, purchase: targetOf(answers), listedOn: [page] });
  return [
    ...memberships.map(({ name, price }, order) =>
      sold(slugOf(name), "packages", {
        name,
        kind: "membership",
        price,
        per: "month",
        includes: [draft("membership")],
        order,
      }),
    ),
    ...lessonsOf(answers).map(({ slug, name, price, pricing }) =>
      sold(`${slug}-lesson`, pricing, {
        name: `${name} lesson`,
        kind: "lesson",
        price,
        summary: "A private lesson of one hour.",
      }),
    ),
    ...tokens.map(({ name, price }) => {
      const count = Number(name);
      return sold(`tokens-${slugOf(name)}`, "buytokens", {
        name: `${name} tokens`,
        kind: "tokens",
        price,
        sessions: count,
        order: count,
      });
    }),
    ...(hittrax
      ? [sold("hittrax", "hittrax", { name: "HitTrax assessment", kind: "assessment", price: hittrax })]
      : []),
    ...youth.map(({ name, price }) =>
      sold(slugOf(name), "youth-prices", { name, kind: "youth", price, per: "session" }),
    ),
    ...league.map(({ name, price }) => sold(slugOf(name), "league-prices", { name, kind: "league", price })),
  ];
}
