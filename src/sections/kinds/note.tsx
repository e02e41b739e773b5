import { CardNote } from "../../components/text/CardNote.tsx";
import { sectionKind } from "../section.ts";

export default sectionKind(
  "note",
  ({ body, beside }, { page }) => ({
    text: body,
    headBackground: beside ? ("paper" as const) : page.headBackground,
  }),
  CardNote,
);
