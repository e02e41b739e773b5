import "./DisciplineNav.css";

interface Props {
  readonly links: readonly { readonly href: string; readonly name: string }[];
  /** The address of the page it stands on. */
  readonly current: string;
}

/** The ways of training, to go from one to the next. */
export function Positions({ links, current }: Props) {
  return (
    <nav className="positions no-print" aria-label="Training">
      <ul>
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href} {...(href === current ? { "aria-current": "page" as const } : {})}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
