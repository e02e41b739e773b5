import type { Facility } from "../../content/schema/facility.ts";
import type { MenuData } from "../../selectors/navigation.ts";
import { phoneUrl } from "../../lib/phone-number.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Logo, type LogoSource } from "./Logo.tsx";
import { SiteMenu, type MenuPlace } from "./SiteMenu.tsx";

interface SiteHeaderProps extends MenuPlace {
  readonly facility: Pick<Facility, "name" | "phone">;
  readonly logo: LogoSource | undefined;
  readonly menu: MenuData;
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
          <span>Menu</span>
          <span>Close</span>
        </button>
      </div>
      <SiteMenu items={menu.items} current={current} above={above}>
        <Account menu={menu} className="site-menu-account row" />
        <PhoneLinks facility={facility} menu={menu} />
        {menu.search && (
          <a className="header-action" href={menu.search.href}>
            <Icon name="search" className="icon icon-small" />
            {menu.search.label}
          </a>
        )}
      </SiteMenu>
    </header>
  );
}

/** The number leads to Home, as the specification says, so a link beside it calls. */
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

function Account({ menu, className }: { readonly menu: MenuData; readonly className: string }) {
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
