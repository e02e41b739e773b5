import type { ReactNode } from "react";
import type { LetterGroup } from "./letter-groups.ts";

interface AToZProps {
  readonly heading: string;
  readonly letters: readonly LetterGroup[];
  /** Links to the letters. */
  readonly children: ReactNode;
}

/** Links to everything on the site, by first letter; below a page, its sections. */
export function AToZ({ heading, letters, children }: AToZProps) {
  return (
    <section className="a-to-z" aria-labelledby="a-to-z">
      <h2 id="a-to-z">{heading}</h2>
      {children}
      <div className="a-to-z-letters">
        {letters.map(({ letter, id, lines }) => (
          <section key={id} aria-labelledby={id}>
            <h3 id={id}>{letter}</h3>
            <ul>
              {lines.map((line) => (
                <Line key={line.label + line.href} {...line} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

function Line({ label, href, price, sections }: LetterGroup["lines"][number]) {
  return (
    <li>
      <a href={href}>{label}</a>
      {price !== undefined && <span> {price}</span>}
      {sections.length > 0 && (
        <ul>
          {sections.map((section) => (
            <li key={section.href}>
              <a href={section.href}>
                <span className="visually-hidden">{label}: </span>
                {section.label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
