import type { LetterGroup } from "./letter-groups.ts";

interface AToZProps {
  readonly heading: string;
  readonly letters: readonly LetterGroup[];
}

/** Links to everything on the site, by first letter. */
export function AToZ({ heading, letters }: AToZProps) {
  return (
    <section className="a-to-z" aria-labelledby="a-to-z">
      <h2 id="a-to-z">{heading}</h2>
      <div className="a-to-z-letters">
        {letters.map(({ letter, lines }) => (
          <section key={letter} aria-labelledby={`letter-${letter}`}>
            <h3 id={`letter-${letter}`}>{letter}</h3>
            <ul>
              {lines.map(({ label, href, price }) => (
                <li key={label + href}>
                  <a href={href}>{label}</a>
                  {price !== undefined && <span> {price}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
