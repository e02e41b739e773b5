/** Something that an owner still has to do before the launch. */
export interface Finding {
  readonly what: string;
  /** A content file with its line, or a page of the built site. */
  readonly where: string;
  readonly fix: string;
}

/** `Ready to launch.`, or the findings as a list: where, what, and what to do. */
export function describeFindings(findings: readonly Finding[]): string {
  if (findings.length === 0) return "Ready to launch.";
  return [
    `Not ready to launch: ${findings.length} ${findings.length === 1 ? "thing" : "things"} to do.`,
    // Findings in a row with the same fix show it once, after the last.
    ...findings.map(
      ({ what, where, fix }, index) =>
        `  ${where}\n    ${what}${findings[index + 1]?.fix === fix ? "" : `\n    → ${fix}`}`,
    ),
  ].join("\n");
}
