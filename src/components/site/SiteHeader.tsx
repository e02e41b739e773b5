import type { Facility } from "../../content/schema/facility.ts";
import type { MenuItem, SiteMenu } from "../../selectors/navigation.ts";
import type { TextLink } from "../../selectors/links.ts";
import { phoneUrl } from "../../lib/phone-number.ts";
import { ButtonLink, NewWindowMark } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Logo, type LogoSource } from "./Logo.tsx";
import "./SiteHeader.css";
import "./SiteMenu.css";

interface SiteHeaderProps {
  readonly facility: Pick<Facility, "name" | "phone">;
  readonly logo: LogoSource | undefined;
  readonly menu: SiteMenu;
  readonly current: string;
  /** The addresses of the pages above the current one. */
  readonly above: readonly string[];
}

/** The fixed header of every page: brand, phone, menus, and the link to the booking site. */
export function SiteHeader({ facility, logo, menu, current, above }: SiteHeaderProps) {
  return (
    <header className="site-header no-print">
      <div className="site-header-bar wrap">
        <a className="brand" href={menu.home}>
          <Logo name={facility.name} logo={logo} />
        </a>
        <div className="site-header-phone">
          <PhoneLinks facility={facility} menu={menu} />
        </div>
        {menu.search && (
          <a className="search-link button button-quiet icon-button" href={menu.search.href}>
            <Icon name="search" />
            <span className="visually-hidden">{menu.search.label}</span>
          </a>
        )}
        <Account menu={menu} className="site-header-account" />
        <a className="call-button button button-quiet icon-button" href={phoneUrl(facility.phone)}>
          <Icon name="phone" />
          <span className="visually-hidden">
            {menu.texts.call} {facility.name}
          </span>
        </a>
        <button type="button" className="menu-toggle button button-quiet" popoverTarget="menu">
          <span>
            <Icon name="menu" />
            Menu
          </span>
          <span>
            <Icon name="close" />
            Close
          </span>
        </button>
      </div>
      <nav id="menu" className="site-menu" popover="auto" aria-label="Main">
        <ul className="site-menu-list wrap">
          {menu.items.map((item) => (
            <MenuEntry key={item.label} item={item} current={current} above={above} />
          ))}
        </ul>
        <div className="site-menu-foot wrap">
          <Account menu={menu} className="site-menu-account" />
          <PhoneLinks facility={facility} menu={menu} />
          {menu.search && (
            <a className="header-action" href={menu.search.href}>
              <Icon name="search" className="icon icon-small" />
              {menu.search.label}
            </a>
          )}
        </div>
      </nav>
    </header>
  );
}

function PhoneLinks({ facility, menu }: Pick<SiteHeaderProps, "facility" | "menu">) {
  return (
    <>
      <a className="phone-home" href="/">
        <span className="visually-hidden">{facility.name}, </span>
        {facility.phone}
      </a>
      <a className="header-action" href={phoneUrl(facility.phone)}>
        <Icon name="phone" className="icon icon-small" />
        {menu.texts.call}
      </a>
    </>
  );
}

function Account({ menu, className }: { readonly menu: SiteMenu; readonly className: string }) {
  const { login, texts } = menu;
  if (login === undefined) return null;
  return (
    <div className={className}>
      <ButtonLink variant="quiet" href={login} newWindow>
        {texts.login}
      </ButtonLink>
      <ButtonLink href={login} newWindow>
        {texts.freeAccount}
      </ButtonLink>
    </div>
  );
}

interface MenuEntryProps extends Pick<SiteHeaderProps, "current" | "above"> {
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
        <summary className={here ? "menu-link menu-link-here" : "menu-link"}>
          {item.label}
          <Icon name="down" className="icon icon-small" />
        </summary>
        <ul className="submenu-list">
          {item.links.map((link) => (
            <li key={link.href}>
              <MenuLink item={link} current={current} />
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
  readonly isHere?: boolean;
}

function MenuLink({ item, current, isHere = false }: MenuLinkProps) {
  const { href, label, newWindow } = item;
  return (
    <a
      className={isHere ? "menu-link menu-link-here" : "menu-link"}
      href={href}
      target={newWindow ? "_blank" : undefined}
      rel={newWindow ? "noopener" : undefined}
      aria-current={href === current ? "page" : undefined}
    >
      {label}
      {newWindow && <NewWindowMark />}
    </a>
  );
}
