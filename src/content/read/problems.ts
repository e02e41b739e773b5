import { escapeHidden } from "../../lib/hidden.ts";

/**
 * A problem in the content, described in one line such as
 * `content/packages/gold.yaml:3:8 price: expected an amount such as 59.99 (found "free")`.
 */
export interface Problem {
  /** The file, relative to the working directory. */
  readonly file: string;
  /** 1-based; absent if the problem is about the whole file. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** The field, with dots between its parts: `weekly.0.closes`. */
  readonly field?: string | undefined;
  /** The rule, and the value found instead. */
  readonly message: string;
}

/** Thrown when content with problems is used; the message lists them all. */
export class ContentError extends Error {
  override readonly name = "ContentError";
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(describeProblems(problems));
    this.problems = problems;
  }
}

/** One problem as one line. */
export function describeProblem({ file, line, column, field, message }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  const described = field ? `${place} ${field}: ${message}` : `${place} ${message}`;
  // Quoted values can contain line breaks.
  return escapeHidden(described.replaceAll(/\s+/gu, " "));
}

/** The number of problems, then each on its own line, sorted by file and line. */
export function describeProblems(problems: readonly Problem[]): string {
  const lines = [...problems]
    .sort(
      (a, b) =>
        a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
    )
    .map(describeProblem);
  const heading =
    problems.length === 1 ? "The content has 1 problem:" : `The content has ${problems.length} problems:`;
  return [heading, ...lines.map((line) => `  ${line}`)].join("\n");
}
