interface BreadcrumbsProps {
  /** The parent pages, the nearest last. */
  readonly parents: readonly { readonly label: string; readonly href: string }[];
}

/** Links to the parent pages, starting at Home. */
export function Breadcrumbs({ parents }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs no-print" aria-label="Breadcrumb">
      <ol>
        <li>
          <a href="/">Home</a>
        </li>
        {parents.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
