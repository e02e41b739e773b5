import { Markdown } from "markdown-to-jsx/react";
import type { ReactNode } from "react";
import { withPhoneLinks } from "../../lib/phone-number.ts";
import { headingId } from "../../lib/text.ts";
import { NewWindowMark } from "../../ui/Button.tsx";

/** Other addresses for links to a page, by its path, such as a form with a checked box. */
type Addresses = Readonly<Record<string, string>>;

interface MarkdownLinkProps {
  readonly href?: string;
  readonly addresses?: Addresses | undefined;
  readonly children?: ReactNode;
}

/** A link from the content: a page of the site, or another site in a new window. */
function MarkdownLink({ href = "", addresses, children }: MarkdownLinkProps) {
  if (/^(?:mailto|tel|#|\/)/u.test(href)) return <a href={addresses?.[href] ?? href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <NewWindowMark inText />
    </a>
  );
}

export interface MarkdownTextProps {
  readonly text: string;
  readonly addresses?: Addresses | undefined;
}

/** Markdown text from the content, without styles of its own; phone numbers and e-mail addresses in it are links. */
export function MarkdownText({ text, addresses }: MarkdownTextProps) {
  return (
    <Markdown
      options={{
        overrides: { a: { component: MarkdownLink, props: { addresses } } },
        slugify: headingId,
        wrapper: null,
        forceBlock: true,
        disableParsingRawHTML: true,
      }}
    >
      {withPhoneLinks(text)}
    </Markdown>
  );
}
