import type { FindPage } from "../../selectors/find.ts";
import type { Answer } from "../../selectors/find-answer.ts";
import { ButtonLinks } from "../../ui/Button.tsx";
import { Dates } from "../../ui/Scheduled.tsx";
import { DuringSale } from "../pricing/Sale.tsx";
import { TargetLink } from "../pricing/TargetButton.tsx";
import { EventBoard } from "./EventBoard.tsx";
import "./Finder.css";

/** The answers to a question of the finder, each a link. */
export function FindChoices({ choices }: Pick<FindPage, "choices">) {
  const links = choices.map(({ label, page }) => ({ label, href: page.path }));
  return <ButtonLinks className="find-choices" links={links} />;
}

interface AnswerProps {
  readonly answer: Answer;
  /** The headings over what fits as well, and over what to say on the phone. */
  readonly words: { readonly also: string; readonly call: string };
  readonly phone: { readonly display: string; readonly href: string };
}

/** An answer of the finder: its facts with one button, what fits as well, and what to say on the phone. */
export function FindAnswer({ answer, words, phone }: AnswerProps) {
  const { facts, button, sale, also, say } = answer;
  return (
    <div className="event-details">
      <EventBoard facts={facts} sale={sale}>
        <DuringSale sale={sale}>
          <TargetLink target={button.target} look="board">
            {button.label}
          </TargetLink>
        </DuringSale>
      </EventBoard>
      {also.length > 0 ? (
        <section aria-labelledby="also">
          <h2 id="also">{words.also}</h2>
          <ul className="program-info">
            {also.map(({ label, href, detail }) => (
              <li key={href}>
                <a href={href}>{label}</a>, {typeof detail === "string" ? detail : <Dates of={detail} />}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby="call">
        <h2 id="call">{words.call}</h2>
        <p>
          <a href={phone.href}>{phone.display}</a>: “{say}”
        </p>
      </section>
    </div>
  );
}
