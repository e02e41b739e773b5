interface ShortcutsProps {
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** The path of the page. */
  readonly current: string;
}

/** The most used links, at the bottom of a phone's screen. Hidden while the menu or a dialog is in use. */
export function Shortcuts({ links, current }: ShortcutsProps) {
  return (
    <nav className="shortcuts no-print" aria-label="Shortcuts">
      {links.map(({ label, href }) => (
        <a
          key={href}
          className={href === current ? "button chalk-line" : "button"}
          href={href}
          aria-current={href === current ? "page" : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
