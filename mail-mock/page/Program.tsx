import { renderToStaticMarkup } from "react-dom/server";
import type { StoredMessage } from "../message.ts";
import { FaultPanel, type FaultPanelProps } from "./FaultPanel.tsx";
import { Letter, type View } from "./Letter.tsx";
import { List } from "./List.tsx";
import { Mark } from "./Mark.tsx";
import type { Row } from "./rows.ts";

/** Everything the mail program shows at one moment. */
export type ProgramProps = {
  readonly rows: readonly Row[];
  readonly open: { readonly message: StoredMessage; readonly view: View; readonly raw: string } | undefined;
  /** True when the address names the open e-mail; on a phone it then has the screen to itself. */
  readonly isChosen: boolean;
  readonly panel: Omit<FaultPanelProps, "current">;
  /** The SMTP server that gets every e-mail too. */
  readonly smtp: string | undefined;
};

/** The mail program as an HTML document. */
export function renderProgram(props: ProgramProps): string {
  return `<!doctype html>${renderToStaticMarkup(<Program {...props} />)}`;
}

/** An e-mail's HTML as a document of its own, for a sandboxed frame. */
export function renderSheet(subject: string, html: string): string {
  const head = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{subject || "No subject"}</title>
    </head>,
  );
  return `<!doctype html><html lang="en">${head}<body style="margin:0;background:#f4eee4">${html}</body></html>`;
}

function Program({ rows, open, isChosen, panel, smtp }: ProgramProps) {
  const current = isChosen ? open?.message.id : undefined;
  const subject = isChosen && open !== undefined ? `${open.message.subject} · ` : "";
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${subject}Mail mock`}</title>
        <link rel="icon" href="/_mail/assets/mark.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/_mail/assets/tokens.css" />
        <link rel="stylesheet" href="/_mail/assets/look.css" />
        <link rel="stylesheet" href="/_mail/assets/tools.css" />
        <link rel="stylesheet" href="/_mail/assets/mail.css" />
        <script src="/_mail/assets/refresh.js" type="module" />
      </head>
      <body className={isChosen ? "has-chosen" : undefined}>
        <a className="skip" href="#main">
          Skip to the message
        </a>
        <header className="bar">
          <Mark />
          <h1>Mail mock</h1>
          <p className="bar-note">
            Stands in for EmailJS.{" "}
            {smtp === undefined ? "Nothing here leaves this computer." : `Also delivers to ${smtp}.`}
          </p>
          <p className="bar-site">
            <a href="/">Back to the site</a>
          </p>
        </header>
        <div className="tools">
          <FaultPanel {...panel} current={current} />
          <output className="count" id="count">
            {countText(rows.length)}
          </output>
          <form className="clear" method="post" action="/_mail/clear" hidden={rows.length === 0}>
            <button className="button button-quiet">Delete all</button>
          </form>
        </div>
        <div className="desk">
          {rows.length > 0 && <List rows={rows} current={open?.message.id} isChosen={isChosen} />}
          <main id="main" tabIndex={-1}>
            {open === undefined ? <Nothing hasMail={rows.length > 0} /> : <Letter {...open} />}
          </main>
        </div>
      </body>
    </html>
  );
}

/** How many e-mails there are, in words. */
export function countText(count: number): string {
  return count === 1 ? "1 message" : `${count} messages`;
}

function Nothing({ hasMail }: { hasMail: boolean }) {
  return (
    <div className="nothing">
      <Mark />
      <h2>{hasMail ? "That message is gone" : "No mail yet"}</h2>
      <p>
        {hasMail
          ? "It was deleted. Pick another one."
          : "Send any form on the site. It arrives here within seconds."}
      </p>
      {!hasMail && (
        <ul>
          <li>
            <a href="/contactus">Contact</a>
          </li>
          <li>
            <a href="/employmentapp">Employment application</a>
          </li>
          <li>
            <a href="/feedback">Customer review</a>
          </li>
          <li>
            <a href="/teampractice">Team practice request</a>
          </li>
        </ul>
      )}
    </div>
  );
}
