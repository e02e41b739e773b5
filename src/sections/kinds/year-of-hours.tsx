import { YearOfHours } from "../../components/hours/YearOfHours.tsx";
import { yearOfHours } from "../../selectors/opening-hours.ts";
import { sectionKind } from "../section.ts";

export default sectionKind(
  "year-of-hours",
  (_, { content }) => ({ year: yearOfHours(content) }),
  YearOfHours,
);
