import { MarkdownText, type MarkdownTextProps } from "./MarkdownText.tsx";
import "./Prose.css";

/** Markdown text from the content, with the styles of a long text. */
export function Prose(props: MarkdownTextProps) {
  return (
    <div className="prose">
      <MarkdownText {...props} />
    </div>
  );
}
