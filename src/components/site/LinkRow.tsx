interface LinkRowProps {
  /** The accessible name of the row, such as a heading for all links. */
  readonly label: string;
  readonly links: readonly { readonly href: string; readonly name: string }[];
  readonly current?: string;
  /** Whether it stays in view above the sections that follow it. */
  readonly sticks?: boolean;
}

/** Links in a row above the page's content: to pages of the same kind, or to the page's own sections. */
export function LinkRow({ label, links, current, sticks = false }: LinkRowProps) {
  return (
    <nav className={`link-row no-print${sticks ? " link-row-sticks" : ""}`} aria-label={label}>
      <ul>
        {links.map(({ href, name }) => (
          <li key={href}>
            <a
              className={href === current ? "chalk-line" : undefined}
              href={href}
              aria-current={href === current ? "page" : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
