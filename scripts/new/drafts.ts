/** The texts that only an owner can write: each says what to write, begins with "(Draft)", and blocks a launch. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const drafts = {
  hero: "Say in a sentence what players find here.",
  coaches: "Add your coaches in the editor, under People, Coaches. Then say here how a lesson is booked.",
  memberships: "Say how one becomes a member.",
  membership: "Say what the membership includes.",
  tokens: "Say how tokens work: which cages take them, and for how many balls.",
  hittrax: "Say what an assessment measures.",
  youth: "Say what children do in the program, and at what age.",
  camps: "Add your camps in the editor. Then say here whom they are for.",
  league: "Add your league in the editor. Then say here how it is played.",
  job: "Say what the work is, whom you look for, and what you pay.",
} as const;

/** The policies that every facility starts with. */
export const policyDrafts = "scripts/new/policies";

/** A draft with its mark. */
export function draft(name: keyof typeof drafts): string {
  return `(Draft) ${drafts[name]}`;
}

/** Every draft without its mark. */
export function draftTexts(): string[] {
  const policies = readdirSync(policyDrafts).map((file) => readFileSync(join(policyDrafts, file), "utf8"));
  const marked = policies.flatMap((text) =>
    [...text.matchAll(/\(Draft\) (.+)$/gmu)].map(([, words = ""]) => words),
  );
  return [...Object.values(drafts), ...marked];
}
