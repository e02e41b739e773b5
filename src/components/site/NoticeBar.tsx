import type { Link } from "../../lib/link.ts";
import type { Notice } from "../../selectors/notices.ts";
import { NewWindowMark } from "../../ui/Button.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import { Scheduled } from "../../ui/Scheduled.tsx";
import "./NoticeBar.css";

/** The current notices of a page, in a bar under the header. */
export function NoticeBar({ notices }: { readonly notices: readonly Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <aside className="notice-bar scheduled-group" aria-label="Notices">
      {notices.map(({ shows, shown, text, link }) => (
        <Scheduled as="p" className="wrap" key={`${shows.from} ${text}`} {...shows} shown={shown}>
          {link ? <LinkOfNotice link={link}>{text}</LinkOfNotice> : <Sentence>{text}</Sentence>}
        </Scheduled>
      ))}
    </aside>
  );
}

function LinkOfNotice({ link, children }: { readonly link: Link; readonly children: string }) {
  if (!link.newWindow) return <a href={link.href}>{children}</a>;
  return (
    <a href={link.href} target="_blank" rel="noopener">
      {children}
      <NewWindowMark inText />
    </a>
  );
}
