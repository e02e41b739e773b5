import type { Facility } from "../model/facility.ts";
import type { OpeningHours } from "../model/opening-hours.ts";
import { formatPhone, mailUrl, phoneUrl } from "../lib/text.ts";
import { NewWindowMark } from "../ui/Button.tsx";
import { BrandIcon } from "./BrandIcon.tsx";
import { Closures } from "./Closures.tsx";
import { Mark } from "./Mark.tsx";
import { OpenNow } from "./OpenNow.tsx";
import "./SiteFooter.css";

interface Props {
  readonly facility: Facility;
  readonly hours: OpeningHours;
  /** What the script needs to tell open from closed. */
  readonly clockwork: { readonly hours: string; readonly zone: string };
  /** Pages worth finding at the foot of every page. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** The footer of every page: where, when, the apps, the social pages, the copyright. */
export function SiteFooter({ facility, hours, clockwork, links }: Props) {
  const { address, links: outside } = facility;
  return (
    <footer className="site-footer no-print">
      <div className="site-footer-columns wrap">
        <section className="site-footer-place" aria-labelledby="footer-place">
          <h2 id="footer-place" className="site-footer-brand">
            <Mark />
            {facility.name}
          </h2>
          <address>
            {address.street}
            <br />
            {address.city}, {address.state} {address.postal}
            <br />
            <a href={phoneUrl(facility.phone)}>{formatPhone(facility.phone)}</a>
            <br />
            <a href={mailUrl(facility.email)}>{facility.email}</a>
          </address>
        </section>
        <section aria-labelledby="footer-hours" data-hours={clockwork.hours} data-zone={clockwork.zone}>
          <h2 id="footer-hours">Hours</h2>
          <OpenNow />
          <dl className="site-footer-hours">
            {hours.rows.map(({ days, opens, closes }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>
                  {opens} to {closes}
                </dd>
              </div>
            ))}
          </dl>
          <Closures className="site-footer-closures" closures={hours.closures} />
        </section>
        <nav aria-label="Footer">
          <ul className="site-footer-links">
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="footer-apps">
          <h2 id="footer-apps">Book from your phone</h2>
          <ul className="site-footer-badges">
            <li>
              <Badge href={outside.appStore} brand="appStore" above="Download on the" name="App Store" />
            </li>
            <li>
              <Badge href={outside.googlePlay} brand="googlePlay" above="Get it on" name="Google Play" />
            </li>
          </ul>
          <ul className="site-footer-social">
            <li>
              <a href={outside.facebook} target="_blank" rel="noopener">
                <BrandIcon brand="facebook" />
                facebook
                <NewWindowMark />
              </a>
            </li>
            <li>
              <a href={outside.instagram} target="_blank" rel="noopener">
                <BrandIcon brand="instagram" />
                instagram
                <NewWindowMark />
              </a>
            </li>
          </ul>
        </section>
      </div>
      <p className="site-footer-copyright wrap">
        © {facility.copyrightYear} {facility.organisation}
      </p>
    </footer>
  );
}

interface BadgeProps {
  readonly href: string;
  readonly brand: "appStore" | "googlePlay";
  readonly above: string;
  readonly name: string;
}

function Badge({ href, brand, above, name }: BadgeProps) {
  return (
    <a className="store-badge" href={href} target="_blank" rel="noopener">
      <BrandIcon brand={brand} />
      <span>
        <small>{above} </small>
        {name}
        <span className="visually-hidden"> (opens in a new window)</span>
      </span>
    </a>
  );
}
