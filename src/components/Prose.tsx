import { Markdown } from "markdown-to-jsx/react";
import type { ReactNode } from "react";
import { slug, withPhoneLinks } from "../lib/text.ts";
import { isRouteKey, routes } from "../routes.ts";
import { NewWindowMark } from "../ui/Button.tsx";
import "./Prose.css";

interface LinkProps {
  readonly href?: string;
  readonly children?: ReactNode;
}

/** A link of the content: `route:cagerules` leads to a page of ours, anything else leaves in a new window. */
function ProseLink({ href = "", children }: LinkProps) {
  const [key = "", fragment] = href.replace(/^route:/u, "").split("#");
  if (href.startsWith("route:") && isRouteKey(key)) {
    return <a href={routes[key].path + (fragment === undefined ? "" : `#${fragment}`)}>{children}</a>;
  }
  if (/^(?:mailto|tel|#)/u.test(href)) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <NewWindowMark />
    </a>
  );
}

/** Text of the content, from its Markdown; a phone number or e-mail address in it can be pressed. */
export function Prose({ text, className = "" }: { readonly text: string; readonly className?: string }) {
  return (
    <div className={`prose ${className}`.trim()}>
      <Markdown
        options={{
          overrides: { a: ProseLink },
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
