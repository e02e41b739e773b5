import { DeskQuestions } from "../../components/text/DeskQuestions.tsx";
import { Questions } from "../../components/text/Questions.tsx";
import { sectionKind } from "../section.ts";

export default sectionKind(
  "questions",
  ({ heading, questions, deskQuestions }, { content: { words, facility }, id }) => ({
    id,
    heading: heading ?? words.headings.questions,
    questions,
    desk: { heading: words.headings.desk, subjects: deskQuestions, phone: facility.phone },
  }),
  ({ desk, ...list }) => (
    <div className="stack questions-and-desk">
      {list.questions.length > 0 && <Questions {...list} />}
      {desk.subjects.length > 0 && <DeskQuestions {...desk} />}
    </div>
  ),
  { drawsHeading: true },
);
