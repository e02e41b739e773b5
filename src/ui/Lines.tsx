import { Sentence } from "./Sentence.tsx";

interface LinesProps {
  readonly lines: readonly string[];
  readonly className: string;
  /** Whether the first is in two parts: the second is what it has in parentheses. */
  readonly firstInTwo?: boolean;
}

/** A list of short texts, with phone numbers as links; nothing if there are none. */
export function Lines({ lines, className, firstInTwo = false }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <ul className={className}>
      {lines.map((line, index) => (
        <li key={line}>
          {firstInTwo && index === 0 ? <TwoParts>{line}</TwoParts> : <Sentence>{line}</Sentence>}
        </li>
      ))}
    </ul>
  );
}

function TwoParts({ children }: { readonly children: string }) {
  return children.split(/(?=\()/u).map((part) => (
    <span key={part}>
      <Sentence>{part}</Sentence>
    </span>
  ));
}
