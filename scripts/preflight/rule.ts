/** What a launch rule checks, and how it reports problems. */
import type { Reading } from "../../src/content/content.ts";
import type { ContentDocument } from "../../src/content/read/document.ts";
import type { Content } from "../../src/content/schema/registry.ts";
import type { BuiltSite } from "./built-site.ts";

export interface Finding {
  readonly what: string;
  /** A content file with line and column, or a page of the built site. */
  readonly where: string;
  readonly fix: string;
}

/** The place of a field in its file: `content/hours.yaml:3:5`. */
export function placeIn(
  document: ContentDocument,
  path: readonly string[],
  of: "key" | "value" = "value",
): string {
  const { line, column } = document.positionOf(path, of);
  return `${document.file}:${line}:${column}`;
}

/** Every value that is neither a group nor a list, with its path. */
export function leaves(
  value: unknown,
  path: readonly string[] = [],
): { path: readonly string[]; leaf: unknown }[] {
  if (typeof value !== "object" || value === null) return [{ path, leaf: value }];
  return Object.entries(value).flatMap(([key, inside]) => leaves(inside, [...path, key]));
}

export interface Launch {
  readonly content: Partial<Content>;
  readonly documents: Reading["documents"];
  /** The content folder. */
  readonly folder: string;
  /** The sample facility, which nothing may be left of. */
  readonly sample: Pick<Reading, "content" | "documents"> & { readonly folder: string };
  /** The address of the page that shows a file of the content, such as `packages/gold`. */
  readonly pageOf: (key: string) => string;
  readonly site: BuiltSite;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A rule returns how many things it checked; a rule that checked nothing has failed. */
export interface Rule {
  readonly name: string;
  check(launch: Launch): Promise<Result> | Result;
}

export interface Result {
  readonly scanned: number;
  readonly findings: readonly Finding[];
}

export interface Report extends Result {
  readonly rule: string;
}

/** Runs every rule. A rule that checked nothing reports itself. */
export async function runRules(launch: Launch, rules: readonly Rule[]): Promise<Report[]> {
  const reports: Report[] = [];
  for (const { name, check } of rules) {
    const { scanned, findings } = await check(launch);
    const blind: Finding = {
      what: `the check "${name}" found nothing to look at`,
      where: "the built site or the content",
      fix: "Build the site first: npm run build",
    };
    reports.push({ rule: name, scanned, findings: scanned === 0 ? [...findings, blind] : findings });
  }
  return reports;
}

/** The findings as a list: what, where, what to do. */
export function describe(reports: readonly Report[]): string {
  const failed = reports.filter(({ findings }) => findings.length > 0);
  const count = failed.reduce((sum, { findings }) => sum + findings.length, 0);
  if (count === 0) return "Ready to launch.";
  return [
    `Not ready to launch: ${count} ${count === 1 ? "thing" : "things"} to do.`,
    ...failed.map(({ rule, findings }) =>
      [
        `\n${rule} (${findings.length})`,
        ...findings.map(
          // What to do about several in a row is said once, after the last.
          ({ what, where, fix }, index) =>
            `  ${where}\n    ${what}${findings[index + 1]?.fix === fix ? "" : `\n    → ${fix}`}`,
        ),
      ].join("\n"),
    ),
  ].join("\n");
}
