import { Fragment, type ReactNode } from "react";

/** The HTML around every page; an e-mail brings its own styles. */
export function Page({ title, head, children }: { title: string; head?: ReactNode; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title || "No subject"}</title>
        {head}
        {head !== null && <link rel="stylesheet" href="/_mail/page.css" />}
      </head>
      <body>{children}</body>
    </html>
  );
}

export function BackToList() {
  return (
    <p>
      <a href="/_mail">All messages</a>
    </p>
  );
}

export function Fields({ of: fields }: { of: Readonly<Record<string, string>> }) {
  return (
    <dl>
      {Object.entries(fields).map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
