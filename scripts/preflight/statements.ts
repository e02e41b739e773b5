/** Finds statements that are not true here, and those that nobody has confirmed. */
import { mapOriginOf } from "../../src/content/schema/facility.ts";
import type { Launch, Rule } from "./rule.ts";
import { findingAt } from "./texts.ts";

/** The pages that a facility is held to. What they promise, only the owner can know. */
const promises = new Set(["privacy", "accessibility", "cancel"]);

/** Their day of confirmation is set and is not before the last change, and privacy says what the site does. */
export const statementsAreTrue: Rule = {
  name: "Statements to confirm",
  check: (launch) => {
    const policies = (launch.content.policies ?? []).filter(({ slug }) => promises.has(slug));
    const findings = policies.flatMap(({ slug, confirmed, updated = "", body }) => {
      const tell = (field: string, what: string, fix: string) =>
        findingAt(launch, { key: `policies/${slug}`, path: [field] }, { what, fix });
      const untrue = slug === "privacy" ? untrueOf(launch, body) : [];
      const open =
        confirmed === undefined
          ? "nobody has confirmed this page"
          : confirmed < updated
            ? `it was changed on ${updated}, after it was confirmed`
            : undefined;
      return [
        ...untrue.map(([what, fix]) => tell("body", what, fix)),
        ...(open
          ? [
              tell(
                "confirmed",
                open,
                "Read every sentence; when all of it is true, enter the day under Confirmed",
              ),
            ]
          : []),
      ];
    });
    return { scanned: launch.documents.size, findings };
  },
};

/** What a privacy page leaves out or claims against the settings: a problem, and what to do. */
function untrueOf({ content, documents }: Launch, body: string): [what: string, fix: string][] {
  const { analytics, facility, mail } = content;
  const found: [string, string][] = [];
  if (
    analytics?.on === true &&
    (/counts? no visits|no analytics/iu.test(body) || !/count|analytics/iu.test(body))
  )
    found.push([
      "it does not say that visits are counted",
      "Say what is counted, with which service, and how to object",
    ]);
  if (analytics?.on === false && /\bwe (?:use|count)\b[^.]*(?:analytics|visits)/iu.test(body))
    found.push(["it says that visits are counted, and they are not", "Take the sentence out"]);
  if (facility && mapOriginOf(facility) && !raw(documents).includes("{{facility.mapPrivacy}}"))
    found.push([
      "it does not speak of the map",
      "Insert the fact {{facility.mapPrivacy}}, which follows your choice",
    ]);
  if (mail?.origin.includes("emailjs") && !/emailjs/iu.test(body))
    found.push([
      "it does not name EmailJS, which carries the forms' messages",
      "Say that messages go through EmailJS",
    ]);
  return found;
}

const raw = (documents: Launch["documents"]) =>
  JSON.stringify(documents.get("policies/privacy")?.values ?? "");
