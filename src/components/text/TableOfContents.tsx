import { slug } from "../../lib/text.ts";
import "./TableOfContents.css";

/** The second-level headings of a Markdown text, in order. */
export function headingsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^##\s+(.+)$/gmu)].map(([, heading = ""]) => heading.trim());
}

/** A table of contents for long pages; short pages do not get one. */
export function TableOfContents({ of: markdown }: { readonly of: string }) {
  const headings = headingsOf(markdown);
  if (headings.length < 3) return null;
  return (
    <nav className="table-of-contents no-print" aria-labelledby="table-of-contents-title">
      <h2 id="table-of-contents-title">On this page</h2>
      <ol>
        {headings.map((heading) => (
          <li key={heading}>
            <a href={`#${slug(heading)}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
