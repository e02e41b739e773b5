/** What sorts of packages there are. */
export const packageKinds = [
  "membership",
  "lesson",
  "event",
  "tokens",
  "assessment",
  "party",
  "special",
] as const;
