import { Lines } from "../../ui/Lines.tsx";
import "./IncludedLines.css";

interface IncludedLinesProps {
  readonly lines: readonly string[];
  readonly className?: string;
  /** Whether what the first line has in parentheses is a part of its own. */
  readonly firstInTwo?: boolean;
}

/** What an offer includes, a base before each line and a hairline above it; nothing if it includes nothing. */
export function IncludedLines({ lines, className = "", firstInTwo = false }: IncludedLinesProps) {
  return <Lines className={`included-lines ${className}`.trim()} lines={lines} firstInTwo={firstInTwo} />;
}
