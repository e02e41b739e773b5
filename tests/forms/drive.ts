/** The four forms as a visitor meets them: what they ask, a complete set of answers, and what must arrive. */
import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

type Answer = string | readonly string[];

export interface FormFacts {
  readonly path: string;
  /** The form's accessible name. */
  readonly name: string;
  /** The names of its controls, in the order of decisions and specification. */
  readonly controls: readonly string[];
  /** A complete set of answers: texts, times and dates as they are, groups as the values to tick. */
  readonly answers: Readonly<Record<string, Answer>>;
  /** What the mail service must be given for them. */
  readonly params: Readonly<Record<string, string>>;
  readonly thanks: string;
}

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export const contact: FormFacts = {
  path: "/contactus",
  name: "Contact form",
  controls: ["from_name", "email", "phone", "subject", "message"],
  answers: {
    from_name: "Ann Doe",
    email: "ann@example.com",
    phone: "(614) 555-0142",
    subject: "Cage 3",
    message: "Is it free on Friday?",
  },
  params: {
    from_name: "Ann Doe",
    to_name: "ContactUs",
    email: "ann@example.com",
    phone: "(614) 555-0142",
    subject: "Cage 3",
    message: "Is it free on Friday?",
  },
  thanks: "Thank you for your message. We will be in touch soon.",
};

export const feedback: FormFacts = {
  path: "/feedback",
  name: "Customer review form",
  controls: ["name", "phone", "email", "recomanded", "rating", "comments", "agree"],
  answers: {
    name: "Ann Doe",
    phone: "any time after six",
    email: "not checked",
    recomanded: "Yes",
    rating: "9",
    comments: "Great turf.",
    agree: "Yes",
  },
  params: {
    name: "Ann Doe",
    phone: "any time after six",
    email: "not checked",
    recomaned: "Yes",
    rating: "9",
    comments: "Great turf.",
    picture: "",
    agree: "Yes",
  },
  thanks: "Thank you for your feedback.",
};

const teamAnswers = {
  teamname: "Mud Hens",
  division: "12U",
  headname: "Pat Roe",
  heademail: "not checked",
  headphone: "not checked either",
  members: "about a dozen",
  balltype: "Softball",
  preferday: "Sunday",
  comments: "Kim, kim@example.com",
};

export const teamPractice: FormFacts = {
  path: "/teampractice",
  name: "Team practice request form",
  controls: Object.keys(teamAnswers),
  answers: teamAnswers,
  params: teamAnswers,
  thanks: "Thanks you for your request. Someone from Clay & Chalk will reach out to you soon.",
};

const address = { Street: "1 Foul Line", Address: "Apt 2", City: "Columbus", State: "OH", Postal: "43215" };
const school = { GraduateFrom: "Central", AttendCollege: "none", Accomplishments: "Hit .400" };
const reach = { CellPhone: "not checked", EmailID: "not checked" };

export const employment: FormFacts = {
  path: "/employmentapp",
  name: "Employment application form",
  controls: [
    "First_Name",
    "Last_Name",
    "position",
    "selectedEmploymentSeeking",
    ...days.flatMap((day) => [`${day}From`, `${day}To`]),
    "teachLesson",
    "wheredoyou",
    "agegroup",
    "expertise",
    "language",
    "dateofbirth",
    ...Object.keys({ ...address, ...reach, ...school }),
    "CoachingExp",
    "CoachingTeam",
    ...[1, 2, 3].flatMap((n) => [`r${n}name`, `r${n}cell`, `r${n}email`, `r${n}additionalInfo`]),
  ],
  answers: {
    First_Name: "Sam",
    Last_Name: "Rivera",
    dateofbirth: "2001-02-03",
    position: ["Hitting Instructor", "Staff"],
    selectedEmploymentSeeking: ["Summer"],
    MondayFrom: "14:00",
    MondayTo: "21:00",
    SundayFrom: "12:00",
    teachLesson: "Yes",
    wheredoyou: ["YMCA"],
    agegroup: ["2to5age", "17UP"],
    expertise: ["Hitting", "Speed & Agility"],
    language: ["English", "Spanish"],
    ...address,
    ...reach,
    ...school,
    CoachingExp: "stays here",
    CoachingTeam: "stays here too",
    r1name: "Pat",
    r1additionalInfo: "My coach",
    r3email: "kim@example.com",
    r3additionalInfo: "My neighbor",
  },
  params: {
    first_name: "Sam",
    Last_name: "Rivera",
    position: "Hitting Instructor, Staff",
    employmenttype: "Summer",
    teachLesson: "Yes",
    ...Object.fromEntries(days.flatMap((day) => [`${day}From`, `${day}To`]).map((name) => [name, ""])),
    MondayFrom: "14:00",
    MondayTo: "21:00",
    SundayFrom: "12:00",
    wheredoyou: "YMCA",
    agegroup: "2to5age, 17UP",
    expertise: "Hitting, Speed & Agility",
    language: "English, Spanish",
    dateofbirth: "2001-02-03",
    ...address,
    ...reach,
    ...school,
    ...Object.fromEntries(
      [1, 2, 3].flatMap((n) => [`r${n}name`, `r${n}cell`, `r${n}email`]).map((name) => [name, ""]),
    ),
    r1name: "Pat",
    r3email: "kim@example.com",
    additionalInfo: "Reference 1: My coach\nReference 3: My neighbor",
  },
  thanks: "Thank you for your application. We will be in touch soon.",
};

export const forms = [contact, feedback, teamPractice, employment];

/** The form on the page. */
export function formOn(page: Page, facts: FormFacts) {
  return page.getByRole("form", { name: facts.name });
}

/** The control of a name, or one of a group by its value. */
export function control(page: Page, name: string, value?: string) {
  return page.locator(`[name="${name}"]${value === undefined ? "" : `[value="${value}"]`}`);
}

/** The button that sends. */
export function sendButton(page: Page) {
  return page.locator("form button[type=submit]");
}

/** Waits until the form is alive: its island has hydrated. */
export async function alive(page: Page): Promise<void> {
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
}

/** Opens the page of a form and waits until it is alive. */
export async function open(page: Page, facts: FormFacts): Promise<void> {
  await page.goto(facts.path);
  await alive(page);
}

/** Gives the answers one by one, as a visitor does. */
export async function fill(page: Page, answers: FormFacts["answers"]): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    const first = control(page, name).first();
    const type = await first.getAttribute("type");
    if (type !== "radio" && type !== "checkbox") await first.fill(String(answer));
    else for (const value of [answer].flat()) await control(page, name, value).check();
  }
}

/** Gives the answers in one go and says so, as a browser that fills in a form does. */
export async function fillAtOnce(page: Page, answers: FormFacts["answers"]): Promise<void> {
  await page.locator("main form").evaluate((form, given) => {
    for (const each of (form as HTMLFormElement).elements) {
      const input = each as HTMLInputElement;
      const answer = given[input.name];
      if (answer === undefined) continue;
      if (input.type === "checkbox" || input.type === "radio")
        input.checked = [answer].flat().includes(input.value);
      else input.value = String(answer);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, answers);
}

/** What stands in the form now, as the browser itself would send it. */
export async function entered(page: Page, facts: FormFacts): Promise<Record<string, string[]>> {
  return formOn(page, facts).evaluate((form) => {
    const data = new FormData(form as HTMLFormElement);
    return Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name).map(String)]));
  });
}

/** The same for answers, to compare with. */
export function asEntered(facts: FormFacts, answers = facts.answers): Record<string, string[]> {
  const texts = facts.controls.filter((name) => !groups.has(name)).map((name) => [name, ""] as const);
  return Object.fromEntries(
    Object.entries({ ...Object.fromEntries(texts), ...answers }).map(([name, answer]) => [
      name,
      [answer].flat(),
    ]),
  );
}

const groups = new Set([
  "recomanded",
  "rating",
  "agree",
  "balltype",
  "preferday",
  "position",
  "selectedEmploymentSeeking",
  "teachLesson",
  "wheredoyou",
  "agegroup",
  "expertise",
  "language",
]);
