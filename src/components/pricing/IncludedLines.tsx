import { Lines } from "../../ui/Lines.tsx";

/** What an offer includes, a base before each line and a hairline above it; nothing if it includes nothing. */
export function IncludedLines({ lines }: { readonly lines: readonly string[] }) {
  return <Lines className="included-lines" lines={lines} />;
}
