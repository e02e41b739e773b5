import { type Note, noteOf } from "../../lib/note.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import type { MarkdownTextProps } from "./MarkdownText.tsx";
import { Prose } from "./Prose.tsx";
import "./CardNote.css";

export interface CardNoteProps extends Pick<MarkdownTextProps, "addresses"> {
  /** A short text in Markdown: see `lib/note.ts`. */
  readonly text: string;
  /** A button after the text's own. */
  readonly link?: Note["links"][number] | undefined;
  /** Without the infield, below a chalk line: beside terms, which are on paper, too. */
  readonly onPaper?: boolean;
}

/** The short text of a page: its first paragraph large, links in a paragraph of their own as buttons. */
export function CardNote({ text, link, addresses, onPaper = false }: CardNoteProps) {
  const note = noteOf(text);
  const links = link === undefined ? note.links : [...note.links, link];
  const Heading = note.headingId === undefined ? "p" : "h2";
  return (
    <div className="card-note-room">
      <div className={onPaper ? "note-on-paper chalk-line" : "card-note clay"}>
        {note.heading !== undefined && (
          <Heading className="card-note-heading" id={note.headingId}>
            <Sentence>{note.heading}</Sentence>
          </Heading>
        )}
        {note.text !== "" && <Prose text={note.text} addresses={addresses} />}
        {links.length > 0 && (
          <p className="row">
            {links.map(({ label, href }, index) => (
              <ButtonLink
                key={href}
                href={href}
                newWindow={href.startsWith("https:")}
                variant={index === 0 ? "primary" : "quiet"}
              >
                {label}
              </ButtonLink>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
