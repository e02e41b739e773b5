import { Prose } from "./Prose.tsx";

interface QuestionsProps {
  readonly id: string;
  readonly heading: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions that people ask; each opens to its answer. */
export function Questions({ id, heading, questions }: QuestionsProps) {
  return (
    <section className="questions stack" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div className="split">
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <Prose text={answer} />
          </details>
        ))}
      </div>
    </section>
  );
}
