import "./DisciplineNav.css";

interface Props {
  readonly links: readonly { readonly href: string; readonly name: string }[];
  readonly current: string;
}

/** Links between the kinds of training. */
export function DisciplineNav({ links, current }: Props) {
  return (
    <nav className="discipline-nav no-print" aria-label="Training">
      <ul>
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href} aria-current={href === current ? "page" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
