import { mailUrl } from "../lib/email.ts";
import { phoneUrl } from "../lib/phone-number.ts";

interface Facility {
  readonly phone: string;
  readonly email: string;
}

interface WithoutScriptProps {
  readonly children: string;
  readonly facility: Facility;
}

/**
 * Says without JavaScript that the form cannot send, with the phone number and the e-mail address: above the form and,
 * once its button was pressed, below it.
 */
export function WithoutScript({ children, facility }: WithoutScriptProps) {
  return (
    <noscript>
      <div className="without-script message">
        <p>{children}</p>
        <PhoneAndMail {...facility} />
      </div>
    </noscript>
  );
}

/**
 * Says that the form cannot send yet. Its style shows it after some seconds, without any script, unless
 * `forms/draw.tsx` has come and hidden it. The button shows once `early/before-form.ts` can keep what was typed.
 */
export function NotLoaded({ children, reload, facility }: WithoutScriptProps & { readonly reload: string }) {
  return (
    <div id="not-loaded" className="without-script message form-not-loaded not-loaded no-print">
      <p role="alert">{children}</p>
      <p className="not-loaded-reload">
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
      <a href={phoneUrl(phone)}>{phone}</a>
      <a href={mailUrl(email)}>{email}</a>
    </p>
  );
}
