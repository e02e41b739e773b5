/**
 * Sentences that said something else than the specification: smoother than its terms, or invented. None may come back
 * on a page, in what machines read of one, in a script, or in an email.
 */
import { expect, test } from "vitest";
import { content } from "../../src/content/content.ts";
import { loadTemplate } from "../../src/forms/email/template.ts";
import { readSite, textFiles } from "../../tools/site/read-site.ts";
import { testSite } from "../../tools/site/cached-site.ts";
import { dom } from "./built.ts";

/** The forbidden wordings, by the specification's own words. */
const wrong: Readonly<Record<string, readonly RegExp[]>> = {
  "refund if a team's session cannot be rescheduled because of facility constraints": [
    /if we have to cancel/iu,
    /(?:can't|cannot) find another time/iu,
  ],
  "tokens are re-issued if a machine faults": [/machine jams/iu, /replace your token/iu],
  "tokens never expire": [/tokens or silver/iu],
  "the league is $75": [/\$\d+ a player\b/iu, /one spot for/iu],
  "nothing about how June and August are sold": [/not sold online/iu],
  "Jr. Hack machines: 35 to 75 mph; nothing about the Fungoman machines' speed": [
    /fungoman[^.;]*\d+ mph/iu,
    /machines in cages 5 to 7[^.;]*\d+ mph/iu,
    // Below "Rented cages" it said which cages these machines are in.
    /machines throw \d/iu,
  ],
  "free half hour daily (does not accrue); extra $20 per half hour": [
    /one half hour a day/iu,
    /for each one more/iu,
    /extra cage time/iu,
  ],
  "a medical certificate may be required; no refund of unused portions": [
    /doctor/iu,
    /refund unused sessions/iu,
    /own dates|however early/iu,
  ],
  "five prices are not in the price list": [/every price in one place/iu],
  "the pitching lane has a size and no use": [/lessons with a coach/iu, /pitching lane: lessons/iu],
  "3 tokens or 30 minutes if there is a line": [/back in line/iu],
  "coaches and parents are told to create an account": [/need (?:a free |an )account/iu],
  "no promise about health or conduct": [
    /we protect your/iu,
    /healthy arm/iu,
    /never yell/iu,
    /what we promise/iu,
    /your arm, your knees/iu,
    /same attention/iu,
  ],
  "one, two or all three sessions": [
    /one session or all three/iu,
    /for one or stay/iu,
    /pick your day/iu,
    /\$\d+ a day\b/iu,
  ],
  "a team practice has no price": [/half hour, the open area/iu],
  "1 hour a week for 4 weeks": [/for \d+ sessions/iu, /1 hr\b/iu],
  "nothing about which sport a cage is for": [/baseball or softball, (?:at|second|beside|next)/iu],
  "nothing about whom a coach teaches, or what a coach writes, counts or tells": [
    /8U to varsity/iu,
    /catchers come to/iu,
    /hitters of every age/iu,
    /whole teams/iu,
    /write up a plan/iu,
    /count every throw/iu,
    /tell (?:the )?parents/iu,
    /call back players/iu,
  ],
  "nothing is sold at the desk": [/sell (?:memberships|tokens)/iu],
  "nothing about how the league is played": [/calls the play/iu, /hit from a cage/iu],
  "nothing about jobs whose details are coming soon": [
    /help plan and lead/iu,
    /spread the word/iu,
    /more than one sport/iu,
    /youngest athletes/iu,
  ],
  "reviews are samples": [
    /what people say about/iu,
    /reviews by players/iu,
    /parent reviews/iu,
    /heard in/iu,
  ],
  "CoachingExp and CoachingTeam are not sent": [/we read it there/iu],
  "cages are 51x12 ft, with an x": [/\d\s*×\s*\d/u, /\d [xX] \d/u],
};

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
  "&nbsp;": " ",
};

/** A text in one line, with characters for HTML's names of them. */
function plain(text: string): string {
  return text
    .replaceAll(/&(?:amp|quot|#x27|#39|nbsp);/gu, (name) => entities[name] ?? "")
    .replaceAll(/\s+/gu, " ");
}

const site = readSite(testSite);

/** Every text of the site by its file, and every email. */
const texts: readonly (readonly [place: string, text: string])[] = [
  ...[...textFiles(site), ...[...site.files].filter((file) => file.endsWith(".js"))].map(
    (file) => [file, plain(site.text(file) ?? "")] as const,
  ),
  ...site.pages.map(({ file, dom: page }) => [file, plain(page.structuredText)] as const),
  ...content().forms.flatMap((form) => {
    const { subject, html } = loadTemplate(form);
    return [[`the email of the form ${form.slug}`, plain(`${subject} ${html}`)] as const];
  }),
];

/** Where a text that must not be is, with the words around it. */
function places(pattern: RegExp): string[] {
  return texts.flatMap(([place, text]) => {
    const found = pattern.exec(text);
    return found ? [`${place}: …${text.slice(Math.max(0, found.index - 40), found.index + 60)}…`] : [];
  });
}

test("there are pages, scripts and emails to look at", () => {
  expect(texts.length).toBeGreaterThan(120);
  expect(places(/re-issued if a machine faults/u).length).toBeGreaterThan(5);
});

test.each(Object.entries(wrong))("nothing says other than: %s", (_, patterns) => {
  expect(patterns.flatMap((pattern) => places(pattern))).toEqual([]);
});

test("only packages are checked in at the front desk: a page that says so has their terms", () => {
  for (const { path, dom: page } of site.pages) {
    const text = plain(page.structuredText);
    if (/check in at the front desk/iu.test(text)) expect(text, path).toMatch(/All packages expire 90 days/u);
  }
});

test("Gold and Silver are called memberships where prices are listed", () => {
  const names = dom("/prices")
    .querySelectorAll(".price-list h3 a")
    .map(({ text }) => text)
    .filter((name) => /gold|silver/iu.test(name));
  expect(names).toEqual(["Gold membership", "Silver membership"]);
});
