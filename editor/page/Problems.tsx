/** Problems in the words of the forms, each with a link to its field. */
import { placeOf, type FieldProblem } from "../form/place.ts";
import { useFacility } from "./facility-facts.ts";

type Listed = Pick<FieldProblem, "file" | "field" | "message">;

export function Problems({ problems }: { readonly problems: readonly Listed[] }) {
  return (
    <ul className="problems">
      {problems.map((problem) => (
        <li key={`${problem.file} ${problem.field} ${problem.message}`}>
          <PlaceLink {...problem} />: {problem.message}
        </li>
      ))}
    </ul>
  );
}

/** A link that opens the form at the field. */
export function PlaceLink(place: Pick<FieldProblem, "file" | "field">) {
  const { label, href } = placeOf(place, useFacility().entries);
  return <a href={href}>{label}</a>;
}
