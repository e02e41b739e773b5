import type { Facility } from "../../content/schema/facility.ts";
import type { Words } from "../../content/schema/words.ts";
import type { OpeningHours } from "../../selectors/opening-hours.ts";
import type { LinkGroup } from "../../selectors/navigation.ts";
import { mailUrl } from "../../lib/email.ts";
import { phoneUrl } from "../../lib/phone-number.ts";
import { Anchor } from "../../ui/Anchor.tsx";
import { AddressLine } from "./AddressLine.tsx";
import { BrandIcon } from "./BrandIcon.tsx";
import { HolidayAhead } from "../hours/HolidayAhead.tsx";
import { CurrentWeek } from "../hours/CurrentWeek.tsx";
import { Logo, type LogoSource } from "./Logo.tsx";
import { OpenNow } from "../hours/OpenNow.tsx";
import { OtherHours } from "../hours/OtherHours.tsx";

interface SiteFooterProps {
  readonly facility: Facility;
  readonly logo: LogoSource | undefined;
  readonly hours: OpeningHours;
  readonly groups: readonly LinkGroup[];
  readonly headings: Headings;
}

type Headings = Pick<Words["headings"], "apps" | "social">;

/** The footer of every page: address, hours, links, apps, social pages, copyright. */
export function SiteFooter({ facility, logo, hours, groups, headings }: SiteFooterProps) {
  const { address } = facility;
  return (
    <footer className="site-footer board no-print">
      <div className="site-footer-columns wrap">
        <div>
          <div>
            <h2 className="row">
              <Logo name={facility.name} logo={logo} onBoard />
            </h2>
            <address>
              <AddressLine address={address} />
              <br />
              <a href={phoneUrl(facility.phone)}>{facility.phone}</a>{" "}
              <a href={mailUrl(facility.email)}>{facility.email}</a>
            </address>
          </div>
          <div className="site-footer-open">
            <h2>{hours.heading}</h2>
            <OpenNow />
            <CurrentWeek weeks={hours.weeks} className="site-footer-hours" />
            <OtherHours lines={hours.otherHours} />
            <HolidayAhead holiday={hours.holiday} />
            {hours.yearLink !== undefined && (
              <p>
                <a href={hours.yearLink.href}>{hours.yearLink.label}</a>
              </p>
            )}
          </div>
        </div>
        <nav className="site-footer-links" aria-label="Footer">
          {groups.map(({ label, links }) => (
            <div key={label}>
              <h2>{label}</h2>
              <ul>
                {links.map(({ label, ...link }) => (
                  <li key={label}>
                    <Anchor {...link} inText>
                      {label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <Elsewhere elsewhere={facility.links} headings={headings} />
      </div>
      <div className="site-footer-copyright">
        <p className="wrap">{`© ${facility.copyrightYear} ${facility.organization}`}</p>
      </div>
    </footer>
  );
}

interface ElsewhereProps {
  readonly elsewhere: Facility["links"];
  readonly headings: Headings;
}

/** The apps and social pages that the facility has, each under its heading. */
function Elsewhere({ elsewhere, headings }: ElsewhereProps) {
  const { appStore, googlePlay, social } = elsewhere;
  const stores = [
    { href: appStore, brand: "appStore", above: "Download on the", name: "App Store" },
    { href: googlePlay, brand: "googlePlay", above: "Get it on", name: "Google Play" },
  ].filter(({ href }) => href);
  if (stores.length + social.length === 0) return null;
  return (
    <div className="site-footer-elsewhere">
      {stores.length > 0 && (
        <div>
          <h2 className="visually-hidden">{headings.apps}</h2>
          <ul className="row">
            {stores.map(({ href, brand, above, name }) => (
              <li key={brand}>
                <a className="button button-quiet" href={href} target="_blank" rel="noopener">
                  <BrandIcon brand={brand} />
                  <span>
                    <span className="visually-hidden">{above} </span>
                    {name}
                    <span className="visually-hidden"> (opens in a new window)</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {social.length > 0 && (
        <div>
          <h2 className="visually-hidden">{headings.social}</h2>
          <ul className="site-footer-social row">
            {social.map(({ name, link }) => (
              <li key={link}>
                <Anchor href={link} newWindow>
                  <BrandIcon brand={name.toLowerCase()} />
                  {name}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
