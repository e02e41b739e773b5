import { Fragment, type ReactNode } from "react";
import "./Button.css";
import "./OutboxNotice.css";

/** Everything the visitor reads about a message that is not delivered. `{form}` and `{when}` are filled in. */
export interface OutboxTexts {
  /** What each form's message is called in a sentence, such as `contact message`. */
  readonly forms: Readonly<Record<string, string>>;
  /** What the notice is, for those who move from landmark to landmark. */
  readonly label: string;
  /** `Your {form} of {when} has not been delivered.` */
  readonly title: string;
  /** What opens the rest of the notice. */
  readonly details: string;
  /** Something is kept that this version of the site cannot read. */
  readonly unreadable: string;
  /** The service could not be reached; tried again soon. */
  readonly waiting: string;
  /** The service does not take it for now; tried again slowly. */
  readonly refused: string;
  /** Not tried again by itself. */
  readonly failed: string;
  /** Larger than the service takes. */
  readonly tooLarge: string;
  /** A try is under way or queued. */
  readonly trying: string;
  /** The text is kept on this device. */
  readonly kept: string;
  /** The text is kept only as long as this page is open. */
  readonly keptHere: string;
  readonly showText: string;
  /** Before the phone number and the mail link. */
  readonly otherWays: string;
  readonly call: string;
  readonly mail: string;
  /** The body of an e-mail into which the visitor pastes a long text. */
  readonly paste: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly retry: string;
  readonly deleteNow: string;
  readonly deleteAsk: string;
  /** The same of what cannot be read. */
  readonly unreadableAsk: string;
  readonly deleteYes: string;
  readonly deleteNo: string;
  /** Quiet lines. `Still sending your {form} …` */
  readonly sending: string;
  readonly offline: string;
  readonly delivered: string;
  readonly deleted: string;
  /** Deleted during a try: it may have left. */
  readonly leaving: string;
  /** Deleted during a try, and arrived. */
  readonly reached: string;
}

interface Props {
  readonly account: {
    readonly origin: string;
    readonly publicKey: string;
    readonly serviceId: string;
    readonly templates: Readonly<Record<keyof OutboxTexts["forms"], string>>;
  };
  /** `display` as people read it, `tel` as phones dial it. */
  readonly phone: { readonly display: string; readonly tel: string };
  readonly email: string;
  readonly words: OutboxTexts;
}

/**
 * What a page needs to send stored messages and to show those in trouble: the account, and the pieces of a notice
 * for a plain script to copy and fill. Nothing of it is visible by itself. The layout renders it once; the empty bar
 * at the foot of the window holds what no form shows.
 */
export function OutboxNotice({ account, phone, email, words }: Props): ReactNode {
  return (
    <>
      <div id="notices" className="no-print" />
      <template
        id="outbox"
        data-origin={account.origin}
        data-public-key={account.publicKey}
        data-service-id={account.serviceId}
        {...perForm("data-template", account.templates)}
        {...perForm("data-name", words.forms)}
      >
        <section className="outbox-notice" data-piece="notice" aria-label={words.label} tabIndex={-1}>
          <div className="outbox-notice-head">
            <p className="outbox-notice-title" role="alert" data-when="readable">
              <Filled text={words.title} />
            </p>
            <p className="outbox-notice-title" role="alert" data-when="unreadable" hidden>
              {words.unreadable}
            </p>
            <button type="button" className="button button-quiet" data-act="open" aria-expanded="false">
              {words.details}
            </button>
          </div>
          <div className="outbox-notice-body">
            <p data-when="waiting">{words.waiting}</p>
            <p data-when="refused">{words.refused}</p>
            <p data-when="failed">{words.failed}</p>
            <p data-when="too-large">{words.tooLarge}</p>
            <p data-when="queued sending">{words.trying}</p>
            <p data-when="disk">{words.kept}</p>
            <p data-when="memory">{words.keptHere}</p>
            <details>
              <summary>{words.showText}</summary>
              <p className="outbox-notice-text" data-part="text" translate="no" />
            </details>
            <p>
              {words.otherWays} <a href={`tel:${phone.tel}`}>{`${words.call} ${phone.display}`}</a>{" "}
              <a
                href={`mailto:${email}`}
                data-act="mail"
                data-paste={words.paste}
                data-done={words.copied}
                data-undone={words.notCopied}
              >
                {words.mail}
              </a>
            </p>
            <div className="outbox-notice-acts">
              <button type="button" className="button button-primary" data-act="retry" data-when="readable">
                {words.retry}
              </button>
              <button
                type="button"
                className="button button-quiet"
                data-act="copy"
                data-done={words.copied}
                data-undone={words.notCopied}
              >
                {words.copy}
              </button>
              <button type="button" className="button button-plain" data-act="delete">
                {words.deleteNow}
              </button>
              <output />
            </div>
            <div className="outbox-notice-acts" data-part="ask" hidden>
              <span data-when="readable">{words.deleteAsk}</span>
              <span data-when="unreadable">{words.unreadableAsk}</span>
              <button type="button" className="button button-quiet" data-act="keep">
                {words.deleteNo}
              </button>
              <button type="button" className="button button-plain" data-act="erase">
                {words.deleteYes}
              </button>
            </div>
          </div>
        </section>
        <p className="outbox-pointer" data-piece="pointer">
          <span className="outbox-notice-title">
            <Filled text={words.title} />
          </span>
          <button type="button" className="button button-quiet">
            {words.details}
          </button>
        </p>
        <output className="outbox-status" data-piece="status" />
        <Line piece="sending" text={words.sending} />
        <Line piece="offline" text={words.offline} />
        <Line piece="delivered" text={words.delivered} />
        <Line piece="deleted" text={words.deleted} />
        <Line piece="leaving" text={words.leaving} />
        <Line piece="reached" text={words.reached} />
      </template>
    </>
  );
}

function Line({ piece, text }: { readonly piece: string; readonly text: string }): ReactNode {
  return (
    <span className="outbox-line" data-piece={piece}>
      <Filled text={text} />
    </span>
  );
}

/** A sentence whose `{form}` and `{when}` the script fills in. */
function Filled({ text }: { readonly text: string }): ReactNode {
  const parts = text.split(/(\{form\}|\{when\})/);
  return parts.map((part, index) => {
    const key = `${index}`;
    if (part === "{form}") return <span key={key} data-fill="form" />;
    if (part === "{when}") return <span key={key} data-fill="when" />;
    return <Fragment key={key}>{part}</Fragment>;
  });
}

function perForm(prefix: string, values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([form, value]) => [`${prefix}-${form}`, value]));
}
