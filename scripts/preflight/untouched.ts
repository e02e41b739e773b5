/** Rules that find texts that are still as they came: the sample's, and drafts. */
import { singles } from "../../src/content/schema/registry.ts";
import { draftTexts } from "../new/drafts.ts";
import type { Rule } from "./rule.ts";
import { byPage, findingAt, partsOf, sayings, short, textsOf, type OwnText } from "./texts.ts";

/** Files of which every facility may keep all words: forms with the messages of the specification, menus, open spots. */
const interfaceTexts = new Set<string>([
  ...Object.entries(singles).flatMap(([key, { group }]) => (group === "Forms" ? [key] : [])),
  "navigation",
  "placeholders",
  "mail",
]);

/** Fields with labels, which say what something is in words that anybody would choose: "Memberships", "Cage 1". */
const labels = new Set([
  "title",
  "heading",
  "eyebrow",
  "name",
  "type",
  "role",
  "position",
  "reason",
  "bring",
  "call",
  "action",
  "tagline",
  "city",
  "state",
  "postal",
  "timeZone",
]);

/** What belongs to one facility alone, however short it is. */
const ownNames: readonly RegExp[] = [
  /^facility (?:name|organization|address\.street|booking\.locationId)$/u,
  /^(?:home \w+\.(?:heading|lead)|pages\/home heading)$/u,
  /^coaches\/\S+ name$/u,
  /^testimonials\/\S+ (?:author|quote)$/u,
];

/** Shorter ones are what anybody would say: "We can't find that page." */
const fewestWords = { text: 4, sentence: 7 };

const isOwnName = ({ key, path }: OwnText) =>
  ownNames.some((pattern) => pattern.test(`${key} ${path.join(".")}`));

function isProse(own: OwnText): boolean {
  if (interfaceTexts.has(own.key)) return false;
  return isOwnName(own) || !labels.has(own.path.findLast((part) => !/^\d+$/u.test(part)) ?? "");
}

/** Whether a text or sentence without its facts is long enough to be somebody's. */
function isTelling(saying: string, what: keyof typeof fewestWords): boolean {
  return saying.split(" ").filter((word) => word !== "#").length >= fewestWords[what];
}

/**
 * Texts are found by what they say, sentence by sentence: no mark can be forgotten, and a change in one sentence hides
 * no other.
 */
export const untouchedTexts: Rule = {
  name: "Texts you have not touched",
  check: (launch) => {
    const { documents, sample, content } = launch;
    const samples = textsOf(sample.documents).filter(isProse);
    const names = new Set(samples.filter(isOwnName).map(({ text }) => text));
    const sayingOfSample = sayings(sample.content);
    const whole = new Set(
      samples.map(({ text }) => sayingOfSample(text)).filter((each) => isTelling(each, "text")),
    );
    const parts = new Set(
      samples
        .flatMap(({ text }) => partsOf(text).map(sayingOfSample))
        .filter((each) => isTelling(each, "sentence")),
    );
    const sayingOf = sayings(content);
    const texts = textsOf(documents).filter(isProse);
    const findings = texts.flatMap((own) => {
      const same =
        whole.has(sayingOf(own.text)) || (isOwnName(own) && names.has(own.text))
          ? [own.text]
          : partsOf(own.text).filter((part) => parts.has(sayingOf(part)));
      const [first] = same;
      if (first === undefined) return [];
      // A paragraph that is found comes before its sentences, which would count again.
      const more =
        same.filter((part) => !same.some((other) => other !== part && other.includes(part))).length - 1;
      return [
        findingAt(launch, own, {
          what: `"${short(first)}"${more > 0 ? ` and ${more} more` : ""}`,
          fix: "Write it in your own words, or delete what you don't have",
        }),
      ];
    });
    return { scanned: Math.min(samples.length, texts.length), findings: byPage(findings) };
  },
};

const draftMark = /\(draft\)/iu;

/** The drafts that `npm run new` writes, with their mark or without. */
export const noDrafts: Rule = {
  name: "Drafts",
  check: (launch) => {
    const sayingOf = sayings(launch.content);
    const drafts = new Set(draftTexts().flatMap(partsOf).map(sayingOf));
    const texts = textsOf(launch.documents);
    const findings = texts.flatMap((own) => {
      const first = [own.text, ...partsOf(own.text)]
        .toReversed()
        .find((part) => draftMark.test(part) || drafts.has(sayingOf(part)));
      return first === undefined
        ? []
        : [findingAt(launch, own, { what: `"${short(first)}"`, fix: "Write it in your own words" })];
    });
    return { scanned: texts.length, findings: byPage(findings) };
  },
};
