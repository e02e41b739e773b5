import "./QuickBar.css";

interface QuickBarProps {
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** The most used links, at the bottom of a phone's screen. Hidden while a form, the menu or a dialog is in use. */
export function QuickBar({ links }: QuickBarProps) {
  return (
    <nav className="quick-bar no-print" aria-label="Shortcuts">
      {links.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </nav>
  );
}
