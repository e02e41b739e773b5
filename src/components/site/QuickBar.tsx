import "./QuickBar.css";

interface QuickBarProps {
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** The path of the page. */
  readonly current: string;
  /** Whether the main link is filled: on a page with no first step of its own. */
  readonly filled: boolean;
}

/** The most used links, at the bottom of a phone's screen. Hidden while a form, the menu or a dialog is in use. */
export function QuickBar({ links, current, filled }: QuickBarProps) {
  return (
    <nav className={`quick-bar${filled ? " quick-bar-filled" : ""} no-print`} aria-label="Shortcuts">
      {links.map(({ label, href }) => (
        <a key={href} href={href} aria-current={href === current ? "page" : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
