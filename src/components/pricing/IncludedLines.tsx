import { Lines } from "../../ui/Lines.tsx";
import "./IncludedLines.css";

interface IncludedLinesProps {
  readonly lines: readonly string[];
  readonly className?: string;
}

/** What an offer includes, a base before each line and a hairline above it; nothing if it includes nothing. */
export function IncludedLines({ lines, className = "" }: IncludedLinesProps) {
  return <Lines className={`included-lines ${className}`.trim()} lines={lines} />;
}
