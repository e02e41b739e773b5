import { language } from "../../lib/language.ts";
import { callLink } from "../../lib/phone-number.ts";

const wordsList = new Intl.ListFormat(language, { type: "disjunction" });

interface DeskQuestionsProps {
  readonly heading: string;
  /** What to ask about, a few words each. */
  readonly subjects: readonly string[];
  readonly phone: string;
}

/** What only the front desk can answer, in one sentence with its number. */
export function DeskQuestions({ heading, subjects, phone }: DeskQuestionsProps) {
  const call = callLink(phone);
  return (
    <section className="desk-questions panel turf" aria-labelledby="ask-the-desk">
      <h2 id="ask-the-desk">{heading}</h2>
      <p>
        <a href={call.href}>{call.label}</a> about {wordsList.format(subjects)}.
      </p>
    </section>
  );
}
