import { Prose } from "../../components/text/Prose.tsx";
import { sectionKind } from "../section.ts";

export default sectionKind(
  "terms",
  ({ terms }, { content }) => {
    const shown = content.terms.filter(({ slug }) => terms.length === 0 || terms.includes(slug));
    return shown.length === 0 ? undefined : { shown };
  },
  ({ shown }) => (
    <>
      {shown.map(({ slug, heading, body }) => (
        <div key={slug} className="package-terms page-text">
          <Prose text={body}>
            <h2>{heading}</h2>
          </Prose>
        </div>
      ))}
    </>
  ),
);
