import { CardNote } from "../../components/text/CardNote.tsx";
import { sectionKind } from "../section.ts";

export default sectionKind(
  "note",
  // Beside terms, it is on paper, as they are.
  ({ body, beside }) => ({ text: body, onPaper: beside }),
  CardNote,
);
