import type { ReactNode } from "react";
import { MarkdownText, type MarkdownTextProps } from "./MarkdownText.tsx";

interface ProseProps extends MarkdownTextProps {
  /** What is before the text, such as a heading. */
  readonly children?: ReactNode;
}

/** Markdown text from the content, with the styles of a long text. */
export function Prose({ children, ...text }: ProseProps) {
  return (
    <div className="prose">
      {children}
      <MarkdownText {...text} />
    </div>
  );
}
