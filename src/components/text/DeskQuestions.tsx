import { callLink } from "../../lib/phone-number.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import "./DeskQuestions.css";
import "./list-bases.css";

interface DeskQuestionsProps {
  readonly heading: string;
  /** What to ask about, a few words each. */
  readonly subjects: readonly string[];
  readonly phone: string;
}

/** What only the front desk can answer, with a button that calls. */
export function DeskQuestions({ heading, subjects, phone }: DeskQuestionsProps) {
  const call = callLink(phone);
  return (
    <section className="desk-questions panel turf" aria-labelledby="ask-the-desk">
      <h2 id="ask-the-desk">{heading}</h2>
      <ul>
        {subjects.map((subject) => (
          <li key={subject}>{subject}</li>
        ))}
      </ul>
      <ButtonLink href={call.href}>{call.label}</ButtonLink>
    </section>
  );
}
