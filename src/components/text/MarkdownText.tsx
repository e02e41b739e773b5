import { Markdown, RuleType, type MarkdownToJSX } from "markdown-to-jsx/react";
import type { CSSProperties, ReactNode } from "react";
import { withPhoneLinks } from "../../lib/phone-number.ts";
import { wordsOf } from "../../lib/markdown-words.ts";
import { headingId } from "../../lib/text.ts";
import { Anchor } from "../../ui/Anchor.tsx";

/** Other addresses for links to a page, by its path, such as a form with a checked box. */
type Addresses = Readonly<Record<string, string>>;

interface MarkdownLinkProps {
  readonly href?: string;
  readonly addresses?: Addresses | undefined;
  readonly children?: ReactNode;
}

/** A link from the content: a page of the site, a file, or another site in a new window. */
function MarkdownLink({ href = "", addresses, children }: MarkdownLinkProps) {
  const isHere = /^(?:mailto|tel|#|\/)/u.test(href);
  return (
    <Anchor href={addresses?.[href] ?? href} newWindow={!isHere} inText>
      {children}
    </Anchor>
  );
}

interface MarkdownCellProps {
  /** The alignment of the column. */
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

/** The alignment of a cell as a class: the security policy forbids inline styles. */
function cellClass({ style }: MarkdownCellProps): string | undefined {
  return style?.textAlign ? `cell-${style.textAlign}` : undefined;
}

function MarkdownHeaderCell(props: MarkdownCellProps) {
  return (
    <th scope="col" className={cellClass(props)}>
      {props.children}
    </th>
  );
}

function MarkdownCell(props: MarkdownCellProps) {
  return <td className={cellClass(props)}>{props.children}</td>;
}

interface WideBoxProps {
  /** What is in it, for people who can't see it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A box for what may be wider than the page: it scrolls sideways, by touch and with the arrow keys. */
function WideBox({ label, children }: WideBoxProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Not every browser lets a keyboard reach what scrolls.
    <section className="wide-box" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

/** Draws a text, with what may be wide in boxes that are named by the heading above and the columns. */
function wideBoxes(): NonNullable<MarkdownToJSX.Options["renderRule"]> {
  let heading = "";
  return (next, node, _renderChildren, { key }) => {
    if (node.type === RuleType.heading) heading = wordsOf(node.children);
    const isWide = node.type === RuleType.table || node.type === RuleType.codeBlock;
    if (!isWide) return next();
    const what = node.type === RuleType.table ? node.header.map(wordsOf).join(", ") : "Code";
    return (
      <WideBox key={key} label={heading === "" ? what : `${heading}: ${what}`}>
        {next()}
      </WideBox>
    );
  };
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
        overrides: {
          a: { component: MarkdownLink, props: { addresses } },
          th: MarkdownHeaderCell,
          td: MarkdownCell,
        },
        renderRule: wideBoxes(),
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
