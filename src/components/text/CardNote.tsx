import { noteOf } from "../../lib/note.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import { Prose } from "./Prose.tsx";
import "./CardNote.css";

interface CardNoteProps {
  /** A short text in Markdown: see `lib/note.ts`. */
  readonly text: string;
}

/** The short text of a page on a card: its first paragraph large, links that stand alone as buttons. */
export function CardNote({ text }: CardNoteProps) {
  const note = noteOf(text);
  return (
    <div className="card-note-room">
      <div className="card-note clay">
        {note.heading !== undefined && (
          <p className="card-note-heading">
            <Sentence>{note.heading}</Sentence>
          </p>
        )}
        {note.text !== "" && <Prose text={note.text} />}
        {note.links.length > 0 && (
          <p className="row">
            {note.links.map(({ label, href }, index) => (
              <ButtonLink
                key={href}
                href={href}
                newWindow={href.startsWith("https:")}
                variant={index === 0 ? "board" : "quiet"}
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
