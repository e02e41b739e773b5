import type { ReactNode } from "react";
import type { TextLink } from "../../lib/link.ts";
import type { MenuItem } from "../../selectors/navigation.ts";
import { Anchor } from "../../ui/Anchor.tsx";
import { Icon } from "../../ui/Icon.tsx";

/** Where in the site a page is that shows the menu. */
export interface MenuPlace {
  readonly current: string;
  /** The addresses of the pages above the current one. */
  readonly above: readonly string[];
}

interface SiteMenuProps extends MenuPlace {
  readonly items: readonly MenuItem[];
  /** Below the entries, on small screens. */
  readonly children: ReactNode;
}

/** The main menu: a row in the header, a popover on small screens. */
export function SiteMenu({ items, current, above, children }: SiteMenuProps) {
  return (
    <nav id="menu" className="site-menu" popover="auto" aria-label="Main">
      <ul className="site-menu-list wrap">
        {items.map((item) => (
          <MenuEntry key={item.label} item={item} current={current} above={above} />
        ))}
      </ul>
      <div className="site-menu-foot row wrap">{children}</div>
    </nav>
  );
}

interface MenuEntryProps extends MenuPlace {
  readonly item: MenuItem;
}

/** An entry of the menu; it is marked on its pages and on those below them. */
function MenuEntry({ item, current, above }: MenuEntryProps) {
  const isHere = (address: string | undefined) =>
    address !== undefined && [current, ...above].includes(address);
  if (!("links" in item)) {
    return (
      <li>
        <MenuLink item={item} current={current} isHere={isHere(item.href)} />
      </li>
    );
  }
  const here = isHere(item.overview) || item.links.some(({ href }) => isHere(href));
  return (
    <li>
      <details className="submenu" name="submenu">
        <summary className={here ? "menu-link chalk-line" : "menu-link"}>
          {item.label}
          <Icon name="down" className="icon icon-small" />
        </summary>
        <ul className="submenu-list">
          {item.links.map((link) => (
            <li key={link.href}>
              <MenuLink item={link} current={current} isHere={link.href === current} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

interface MenuLinkProps {
  readonly item: TextLink;
  readonly current: string;
  readonly isHere: boolean;
}

function MenuLink({ item, current, isHere }: MenuLinkProps) {
  const { href, label, newWindow } = item;
  return (
    <Anchor
      className={isHere ? "menu-link chalk-line" : "menu-link"}
      href={href}
      newWindow={newWindow}
      aria-current={href === current ? "page" : undefined}
    >
      {label}
    </Anchor>
  );
}
