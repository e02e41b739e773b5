import { headingsOf, isShortText } from "../../lib/text.ts";

/** A table of contents for long pages; short pages do not get one, and those in between not on a phone. */
export function TableOfContents({ title, of: markdown }: { readonly title: string; readonly of: string }) {
  const headings = headingsOf(markdown).filter(({ level }) => level === 2);
  if (headings.length < 3) return null;
  const isShort = isShortText(markdown);
  return (
    <nav
      className={`table-of-contents${isShort ? " table-of-contents-short" : ""} no-print`}
      aria-labelledby="table-of-contents-title"
    >
      <h2 id="table-of-contents-title">{title}</h2>
      <ol className="grid">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
