import { mailUrl } from "../lib/email.ts";
import { formatPhone, phoneUrl } from "../lib/text.ts";
import "../ui/Button.css";
import "./without-script.css";

interface Facility {
  readonly phone: string;
  readonly email: string;
}

interface Props {
  children: string;
  facility: Facility;
}

/** Shown above a form without JavaScript, which cannot send: the phone number and the e-mail address. */
export function WithoutScript({ children, facility }: Props) {
  return (
    <noscript>
      <div className="without-script">
        <p>{children}</p>
        <PhoneAndMail {...facility} />
      </div>
    </noscript>
  );
}

/** Shown by `client/not-loaded.ts` if the form's scripts fail to load. */
export function NotLoaded({ children, reload, facility }: Props & { reload: string }) {
  return (
    <div id="not-loaded" className="without-script not-loaded no-print" hidden>
      <p role="alert">{children}</p>
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
