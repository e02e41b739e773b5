import type { StoredMessage } from "../message.ts";
import { formLabels, fullTime } from "./rows.ts";

/** The ways to look at an e-mail. */
export const views = ["html", "text", "parameters", "raw"] as const;

/** One of the ways to look at an e-mail. */
export type View = (typeof views)[number];

const viewLabels: Readonly<Record<View, string>> = {
  html: "Mail",
  text: "Plain text",
  parameters: "Parameters",
  raw: "Source",
};

/** An open e-mail. */
export function Letter({ message, view, raw }: { message: StoredMessage; view: View; raw: string }) {
  const path = `/_mail/messages/${message.id}`;
  return (
    <article className="letter" aria-labelledby="subject">
      <p className="back">
        <a href="/_mail">All messages</a>
      </p>
      <header className="letter-head">
        <h2 id="subject" dir="auto">
          {message.subject || "No subject"}
        </h2>
        <dl>
          <Fact name="From">
            <span dir="auto">{message.from.name}</span> &lt;{message.from.email}&gt;
          </Fact>
          <Fact name="Reply to">
            {message.replyTo === "" ? (
              "Nobody: the form had no usable address"
            ) : (
              <a href={`mailto:${message.replyTo}`}>{message.replyTo}</a>
            )}
          </Fact>
          <Fact name="To">{message.to}</Fact>
          <Fact name="Date">
            <time dateTime={message.received}>{fullTime(message.received)}</time>
          </Fact>
          <Fact name="Form">
            {formLabels[message.form]} (<code>{message.template_id}</code>)
          </Fact>
          {message.deliveredTo !== null && <Fact name="Also delivered to">{message.deliveredTo}</Fact>}
        </dl>
      </header>
      <nav className="views" aria-label="Views of this message">
        <ul>
          {views.map((one) => (
            <li key={one}>
              <a href={`${path}?view=${one}`} aria-current={one === view ? "page" : undefined}>
                {viewLabels[one]}
              </a>
            </li>
          ))}
          <li className="views-end">
            <a href={`${path}.eml`} download={`${message.id}.eml`}>
              Download .eml
            </a>
          </li>
        </ul>
      </nav>
      <Content message={message} view={view} raw={raw} />
    </article>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Content({ message, view, raw }: { message: StoredMessage; view: View; raw: string }) {
  switch (view) {
    case "html":
      return (
        <iframe className="sheet" sandbox="" src={`/_mail/messages/${message.id}/html`} title="The mail" />
      );
    case "text":
      return <Plain label="Plain text">{message.text}</Plain>;
    case "raw":
      return <Plain label="Source">{raw}</Plain>;
    case "parameters":
      return <Plain label="Parameters">{JSON.stringify(message.template_params, undefined, 2)}</Plain>;
  }
}

/** Text as it is, in a box that scrolls and can be reached with the keyboard for that. */
function Plain({ label, children }: { label: string; children: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
    <section className="sheet plain" aria-label={label} tabIndex={0}>
      <pre dir="auto">{children}</pre>
    </section>
  );
}
