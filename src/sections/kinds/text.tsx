import { Prose } from "../../components/text/Prose.tsx";
import { Reading } from "../../components/text/Reading.tsx";
import { formatDate } from "../../lib/dates.ts";
import { sectionKind } from "../section.ts";

export default sectionKind(
  "text",
  ({ body, size, contents, updated }, { content }) => ({
    body,
    size,
    contents: contents ? content.words.headings.contents : undefined,
    updated: updated === undefined ? undefined : { label: content.words.headings.updated, date: updated },
  }),
  ({ body, size, contents, updated }) => {
    const text = (
      <>
        {updated && (
          <p className="reading-date">
            {updated.label} <time dateTime={updated.date}>{formatDate(updated.date)}</time>
          </p>
        )}
        <Prose text={body} />
      </>
    );
    if (contents !== undefined)
      return (
        <Reading title={contents} of={body}>
          {text}
        </Reading>
      );
    if (size === "small") return <div className="steps">{text}</div>;
    return <div className={size === "large" ? "page-text page-text-large" : "page-text"}>{text}</div>;
  },
  { isClose: ({ size }) => size === "small" },
);
