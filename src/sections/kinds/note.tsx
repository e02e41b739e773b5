import { Note } from "../../components/text/Note.tsx";
import { sectionKind } from "../section.ts";

export default sectionKind("note", ({ body }) => ({ text: body }), Note);
