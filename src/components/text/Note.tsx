import { noteOf, type Note as NoteParts } from "../../lib/note.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { CardActions, CardWords, LoneCard } from "../../ui/Card.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import type { MarkdownTextProps } from "./MarkdownText.tsx";
import { Prose } from "./Prose.tsx";

export interface NoteProps extends Pick<MarkdownTextProps, "addresses"> {
  /** A short text in Markdown: see `lib/note.ts`. */
  readonly text: string;
  /** A button after the text's own. */
  readonly link?: NoteParts["links"][number] | undefined;
}

/** A short text as a card on clay: its first paragraph large, links in a paragraph of their own as buttons. */
export function Note({ text, link, addresses }: NoteProps) {
  const note = noteOf(text);
  const links = link === undefined ? note.links : [...note.links, link];
  const Heading = note.headingId === undefined ? "p" : "h2";
  return (
    <LoneCard ground="clay">
      <CardWords>
        {note.heading !== undefined && (
          <Heading className="card-heading" id={note.headingId}>
            <Sentence>{note.heading}</Sentence>
          </Heading>
        )}
        {note.text !== "" && <Prose text={note.text} addresses={addresses} />}
      </CardWords>
      {links.length > 0 && (
        <CardActions>
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
        </CardActions>
      )}
    </LoneCard>
  );
}
