import type { Notice } from "../../selectors/notices.ts";
import { Anchor } from "../../ui/Anchor.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import { Scheduled } from "../../ui/Scheduled.tsx";

/** The current notices of a page, in a bar under the header. */
export function NoticeBar({ notices }: { readonly notices: readonly Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <aside className="notice-bar scheduled-group" aria-label="Notices">
      {notices.map(({ shows, shown, text, link }) => (
        <Scheduled as="p" className="wrap" key={`${shows.from} ${text}`} {...shows} shown={shown}>
          {link ? (
            <Anchor {...link} inText>
              {text}
            </Anchor>
          ) : (
            <Sentence>{text}</Sentence>
          )}
        </Scheduled>
      ))}
    </aside>
  );
}
