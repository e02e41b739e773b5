import { mailUrl } from "../../lib/email.ts";
import { formatPhone, phoneUrl } from "../../lib/text.ts";
import "../../ui/Button.css";
import "./without-script.css";

interface Facility {
  readonly phone: string;
  readonly email: string;
}

interface WithoutScriptProps {
  /** What to do instead. */
  children: string;
  facility: Facility;
}

/** What stands above a form where JavaScript is off: the form cannot send then, a phone and a letter still can. */
export function WithoutScript({ children, facility }: WithoutScriptProps) {
  return (
    <noscript>
      <div className="without-script">
        <p>{children}</p>
        <PhoneAndMail {...facility} />
      </div>
    </noscript>
  );
}

interface NotLoadedProps {
  words: { readonly text: string; readonly reload: string };
  facility: Facility;
}

/**
 * What stands below a form whose scripts did not arrive. It stays hidden until `client/client-paint.ts`, which is
 * part of the page and needs no request, shows it and wires its button.
 */
export function NotLoaded({ words: { text, reload }, facility }: NotLoadedProps) {
  return (
    <div id="not-loaded" className="without-script not-loaded no-print" hidden>
      <p role="alert">{text}</p>
      <p>
        <button type="button" className="button button-primary">
          {reload}
        </button>
      </p>
      <PhoneAndMail {...facility} />
    </div>
  );
}

function PhoneAndMail({ phone, email }: Facility) {
  return (
    <p>
      <a href={phoneUrl(phone)}>{formatPhone(phone)}</a>
      <a href={mailUrl(email)}>{email}</a>
    </p>
  );
}
