import { Markdown } from "markdown-to-jsx/react";
import type { ReactNode } from "react";
import { slug, withPhoneLinks } from "../../lib/text.ts";
import { isRouteKey, routes, type RouteKey } from "../../routes.ts";
import { NewWindowMark } from "../../ui/Button.tsx";
import "./Prose.css";

/** Other addresses for links to a page, such as a form with a checked box. */
type Addresses = Readonly<Partial<Record<RouteKey, string>>>;

interface LinkProps {
  readonly href?: string;
  readonly addresses?: Addresses | undefined;
  readonly children?: ReactNode;
}

/** A link from the content: `route:cagerules` is an internal page; anything else opens in a new window. */
function ProseLink({ href = "", addresses, children }: LinkProps) {
  const [key = "", fragment] = href.replace(/^route:/u, "").split("#");
  if (href.startsWith("route:") && isRouteKey(key)) {
    const address = addresses?.[key] ?? routes[key].path;
    return <a href={address + (fragment === undefined ? "" : `#${fragment}`)}>{children}</a>;
  }
  if (/^(?:mailto|tel|#)/u.test(href)) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <NewWindowMark />
    </a>
  );
}

interface ProseProps {
  readonly text: string;
  readonly addresses?: Addresses | undefined;
  readonly className?: string;
}

/** Markdown text from the content; phone numbers and e-mail addresses in it are links. */
export function Prose({ text, addresses, className = "" }: ProseProps) {
  return (
    <div className={`prose ${className}`.trim()}>
      <Markdown
        options={{
          overrides: { a: { component: ProseLink, props: { addresses } } },
          slugify: slug,
          wrapper: null,
          forceBlock: true,
          disableParsingRawHTML: true,
        }}
      >
        {withPhoneLinks(text)}
      </Markdown>
    </div>
  );
}
