import { expect, test } from "vitest";
import { searchIn } from "./rank.ts";
import { wordsIn } from "./word-forms.ts";

const entry = (title: string, text = "") => ({ title, text, href: `/${title}` });
const titles = (entries: readonly ReturnType<typeof entry>[], query: string, synonyms: string[] = []) =>
  searchIn({ entries, synonyms })
    .find(query)
    .map(({ title }) => title);

test("an age matches a range: a child of four finds ages 2 to 5", () => {
  expect(wordsIn("Games for ages 2-5")).toEqual(["game", "age2", "age3", "age4", "age5"]);
  for (const asked of [
    "4 year old",
    "4-year-olds",
    "four years old",
    "age 4",
    "4 yr",
    "4U",
    "u4",
    "under 4",
    "4 años",
  ])
    expect(wordsIn(asked), asked).toEqual(["age4"]);
  for (const asked of ["my kid is 4", "daughter 4", "mi hija tiene 4 años"])
    expect(wordsIn(asked), asked).toContain("age4");
  expect(wordsIn("cage 4")).not.toContain("age4");
  const entries = [entry("Games", "Ages 2 to 5."), entry("Camp", "Ages 7-14."), entry("4 weeks")];
  expect(titles(entries, "4 year old")).toEqual(["Games"]);
  expect(titles(entries, "my 14 year old")).toEqual(["Camp"]);
});

test("synonyms count once", () => {
  const entries = [entry("Prices"), entry("Price of a camp"), entry("Cages")];
  expect(titles(entries, "cuanto cuesta la jaula", ["price, cuanto, cuesta", "cage, jaula"])[0]).toBe(
    "Cages",
  );
});

test("a word in two lines of synonyms means what both say", () => {
  const entries = [entry("Tee"), entry("Shirt"), entry("Stand")];
  const synonyms = ["tee, shirt", "tee, stand"];
  expect(titles(entries, "tee", synonyms)).toHaveLength(3);
  expect(titles(entries, "shirt", synonyms).sort()).toEqual(["Shirt", "Tee"]);
});

test("the opening hours are not found for an hour of something", () => {
  const entries = [entry("Hours"), entry("One hour")];
  expect(titles(entries, "hours")).toEqual(["Hours"]);
  expect(titles(entries, "hour")).toEqual(["One hour"]);
});

test("typing mistakes are forgiven, unless they make another word on the site", () => {
  const entries = [entry("Pitching"), entry("Catching"), entry("Memberships")];
  expect(titles(entries, "memebrship")).toEqual(["Memberships"]);
  expect(titles(entries, "pithcing")[0]).toBe("Pitching");
  expect(titles(entries, "catching")).toEqual(["Catching"]);
});

test("a double consonant that is typed once is no mistake, and one that is typed twice neither", () => {
  const entries = [entry("Hiring"), entry("Hitting"), entry("Batting"), entry("Tee")];
  expect(titles(entries, "hiting")[0]).toBe("Hitting");
  expect(titles(entries, "hirring")[0]).toBe("Hiring");
  expect(titles(entries, "te")).toEqual(["Tee"]);
  expect(wordsIn("cage 11")).toEqual(["cage", "11"]);
});

test("what is written together is found apart, and the other way around", () => {
  const entries = [
    entry("Open area"),
    entry("Wifi"),
    entry("HitTrax"),
    entry("Sign up"),
    entry("100 signups"),
  ];
  for (const asked of ["openarea", "open area", "open-area"])
    expect(titles(entries, asked)[0], asked).toBe("Open area");
  for (const asked of ["wi-fi", "wi fi", "WiFi"]) expect(titles(entries, asked), asked).toEqual(["Wifi"]);
  for (const asked of ["hit trax", "hit-trax", "hittrax"])
    expect(titles(entries, asked), asked).toEqual(["HitTrax"]);
  expect(titles(entries, "sign up")[0]).toBe("Sign up");
});

test("two neighboring letters that are swapped make no other word", () => {
  const entries = [entry("League"), entry("Soccer"), entry("Fielding")];
  expect(titles(entries, "leauge")).toEqual(["League"]);
  expect(titles(entries, "feilding")).toEqual(["Fielding"]);
  expect(titles(entries, "lockers")).toEqual([]);
});

test("a number is found as it is written: a size, a price, a phone number", () => {
  const entries = [
    entry("Cages", "51x12 ft"),
    { ...entry("Silver"), price: "$39.99 a month" },
    { ...entry("Camp"), price: "$39 a day" },
    { ...entry("Hours"), phrases: "(614) 555-0142, 6145550142" },
    entry("Twelve"),
  ];
  for (const asked of ["51x12", "51 x 12", "51 × 12", "51 by 12"])
    expect(titles(entries, asked), asked).toEqual(["Cages"]);
  expect(titles(entries, "$39.99")).toEqual(["Silver"]);
  for (const asked of ["6145550142", "614-555-0142", "(614) 555-0142", "555 0142"])
    expect(titles(entries, asked), asked).toEqual(["Hours"]);
});

test("a query of which half or more is nowhere on the site is mostly unknown", () => {
  const { isMostlyUnknown } = searchIn({ entries: [entry("Hitting lessons"), entry("Camps")], synonyms: [] });
  for (const asked of ["swim lessons", "do you have swim lessons", "zzzz", "lessons on yoga mats"])
    expect(isMostlyUnknown(asked), asked).toBe(true);
  for (const asked of [
    "hitting lessons",
    "hiting lesons",
    "hitting lessons tomorrow",
    "les",
    "what is the",
    "",
  ])
    expect(isMostlyUnknown(asked), asked).toBe(false);
});

test("coaches and a coach are the same word", () => {
  const entries = [entry("How we coach"), entry("Our coaches")];
  expect(wordsIn("coaches, pitches, lunches")).toEqual(["coach", "pitch", "lunch"]);
  expect(titles(entries, "coach")).toHaveLength(2);
});

test("finds the beginning of a word, synonyms, and words typed without accents", () => {
  const entries = [entry("Tokens"), entry("Jobs")];
  expect(titles(entries, "tok")).toEqual(["Tokens"]);
  expect(titles(entries, "Béisbol", ["baseball, beisbol"])).toEqual([]);
  expect(titles([...entries, entry("Baseball")], "Béisbol", ["baseball, beisbol"])).toEqual(["Baseball"]);
  expect(titles(entries, "trabaj", ["job, trabajo"])).toEqual(["Jobs"]);
});

test("a page marked as last comes after the others, unless it is searched by name", () => {
  const entries = [
    { ...entry("Privacy policy", "Children and messages"), phrases: "sell my data", foundLast: true },
    entry("Camps", "For children"),
  ];
  expect(titles(entries, "children")).toEqual(["Camps", "Privacy policy"]);
  expect(titles(entries, "privacy children")[0]).toBe("Privacy policy");
  expect(titles(entries, "data of children")[0]).toBe("Privacy policy");
});

test("an entry named by all words comes before one with some of them, in any order of the words", () => {
  const entries = [
    { ...entry("Pitching"), text: "Pitching, pitching and softball." },
    { ...entry("Tess Lindqvist"), context: "Senior Softball Pitching Coach" },
    { ...entry("Softball") },
  ];
  expect(titles(entries, "softball pitching")[0]).toBe("Tess Lindqvist");
  expect(titles(entries, "pitching softball")[0]).toBe("Tess Lindqvist");
});

test("an entry with the words in its name comes before one with them in its phrases; for one word, the page comes first", () => {
  const entries = [
    { ...entry("Pitching"), phrases: "softball pitching, coach" },
    { ...entry("Tess Lindqvist"), context: "Senior Softball Pitching Coach" },
  ];
  expect(titles(entries, "softball pitching")).toEqual(["Tess Lindqvist", "Pitching"]);
  expect(titles(entries, "pitching")).toEqual(["Pitching", "Tess Lindqvist"]);
});

test("jobs answer job words, and come last for other words", () => {
  const entries = [
    { ...entry("Hitting Instructor"), context: "Job", foundLast: true },
    { ...entry("Marcus"), context: "Hitting Coach" },
    entry("Hitting"),
  ];
  const synonyms = ["coach, instructor", "job, hiring"];
  expect(titles(entries, "hitting hiring", synonyms)[0]).toBe("Hitting Instructor");
  expect(titles(entries, "hitting coach job", synonyms)[0]).toBe("Hitting Instructor");
  expect(titles(entries, "hitting coach", synonyms)).toEqual(["Marcus", "Hitting Instructor", "Hitting"]);
});

test("an entry that shows its price answers how much it costs", () => {
  const entries = [
    entry("Prices"),
    entry("Refunds", "What a membership costs is not refunded. It has one price."),
    { ...entry("Memberships"), price: "$40" },
    { ...entry("Lessons"), price: "$75" },
  ];
  const synonyms = ["price, cost, much"];
  expect(titles(entries, "how much is a membership", synonyms)[0]).toBe("Memberships");
  expect(titles(entries, "cost of lessons", synonyms)[0]).toBe("Lessons");
  expect(titles(entries, "how much", synonyms)[0]).toBe("Prices");
});

test("the number of people is not the number of a cage", () => {
  const entries = [entry("Cage 2"), entry("Cages")];
  expect(titles(entries, "cage 2")[0]).toBe("Cage 2");
  expect(titles(entries, "cage two")[0]).toBe("Cage 2");
  expect(titles(entries, "cages for 2 kids")[0]).toBe("Cages");
});

test.each(["Иван Петров", "أحمد", "王小明", "Žofie Müller", "अनिल कुमार"])("finds %s by name", (name) => {
  const entries = [entry("Coaches"), entry(name)];
  expect(titles(entries, name)).toEqual([name]);
});

test("kids are children, and count less than what is for them", () => {
  const entries = [entry("Children"), entry("Lessons", "For children and adults.")];
  const synonyms = ["kid, child, children"];
  expect(titles(entries, "for my kids", synonyms)[0]).toBe("Children");
  expect(titles(entries, "lessons for kids", synonyms)[0]).toBe("Lessons");
});

test("a word of a text is not taken for a mistake in a name", () => {
  const entries = [entry("What you will find"), entry("Gold", "Bring a friend")];
  expect(titles(entries, "friend")).toEqual(["Gold"]);
});

test("filler words find nothing", () => {
  expect(titles([entry("The cage")], "what is the")).toEqual([]);
  expect(titles([entry("The cage")], "  ")).toEqual([]);
  expect(titles([entry("No-shows"), entry("Such a day")], "no such zzzz")).toEqual([]);
});
