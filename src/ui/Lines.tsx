import { Sentence } from "./Sentence.tsx";

interface LinesProps {
  readonly lines: readonly string[];
  readonly className: string;
}

/** A list of short texts, with phone numbers as links; nothing if there are none. */
export function Lines({ lines, className }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <ul className={className}>
      {lines.map((line) => (
        <li key={line}>
          <Sentence>{line}</Sentence>
        </li>
      ))}
    </ul>
  );
}
