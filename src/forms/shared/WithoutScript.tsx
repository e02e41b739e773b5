import { formatPhone, mailUrl, phoneUrl } from "../../lib/text.ts";
import "./without-script.css";

interface WithoutScriptProps {
  /** What to do instead. */
  children: string;
  facility: { readonly phone: string; readonly email: string };
}

/** What stands above a form where JavaScript is off: the form cannot send then, a phone and a letter still can. */
export function WithoutScript({ children, facility: { phone, email } }: WithoutScriptProps) {
  return (
    <noscript>
      <div className="without-script">
        <p>{children}</p>
        <p>
          <a href={phoneUrl(phone)}>{formatPhone(phone)}</a>
          <a href={mailUrl(email)}>{email}</a>
        </p>
      </div>
    </noscript>
  );
}
