import { Fragment, type ReactNode } from "react";
import type { Content } from "../../content/schema/registry.ts";
import "../../ui/Button.css";

interface Props {
  readonly account: Pick<Content["mail"], "publicKey" | "serviceId"> & { readonly origin: string };
  readonly forms: Content["forms"];
  /** `display` is the readable form, `tel` the number to dial. */
  readonly phone: { readonly display: string; readonly tel: string };
  readonly email: string;
  readonly words: Content["outbox"];
}

/** What the bar says for a while. */
const lines = ["sending", "offline", "delivered", "deleted", "leaving", "reached"] as const;

/**
 * What a page needs to send stored messages and to show the ones with problems: the account, and the parts of a notice
 * for a plain script to copy and fill in. None of it is visible by itself. The layout renders it once; the empty bar at
 * the bottom of the window is for messages that no form shows.
 */
export function OutboxNotice({ account, forms, phone, email, words }: Props): ReactNode {
  return (
    <>
      <div id="notices" className="no-print" />
      <template
        id="outbox"
        data-origin={account.origin}
        data-public-key={account.publicKey}
        data-service-id={account.serviceId}
        {...Object.fromEntries(forms.map(({ slug, email }) => [`data-template-${slug}`, email.template]))}
      >
        <section className="outbox-notice" data-piece="notice" aria-label={words.label} tabIndex={-1}>
          <div className="outbox-notice-head">
            <p className="outbox-notice-title" role="alert">
              <Filled text={words.title} />
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
            <p data-when="on-disk">
              <Filled text={words.kept} />
            </p>
            <p data-when="in-form">{words.inForm}</p>
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
              <button type="button" className="button button-primary" data-act="retry">
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
              <span>{words.deleteAsk}</span>
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
        {lines.map((piece) => (
          <span key={piece} className="outbox-line" data-piece={piece}>
            <Filled text={words[piece]} />
          </span>
        ))}
      </template>
    </>
  );
}

/** A sentence whose `{form}`, `{when}` and `{until}` the script fills in. */
function Filled({ text }: { readonly text: string }): ReactNode {
  const parts = text.split(/\{(form|when|until)\}/);
  return parts.map((part, index) => {
    const key = `${index}`;
    // The names are at the odd places.
    return index % 2 === 1 ? <span key={key} data-fill={part} /> : <Fragment key={key}>{part}</Fragment>;
  });
}
