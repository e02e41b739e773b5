import type { Row } from "./rows.ts";

const nothing: Row = { id: "", href: "/_mail", from: "", subject: "", form: "", at: "", time: "" };

type ListProps = {
  readonly rows: readonly Row[];
  /** The e-mail that is open. */
  readonly current: string | undefined;
  /** Whether the address names it; else it is merely the newest. */
  readonly isChosen: boolean;
};

/** The e-mails, newest first. */
export function List({ rows, current, isChosen }: ListProps) {
  return (
    <nav className="list" aria-label="Messages">
      <ol id="rows">
        {rows.map((row) => (
          <Line
            key={row.id}
            row={row}
            current={row.id === current ? (isChosen ? "page" : "true") : undefined}
          />
        ))}
      </ol>
      <template id="row">
        <Line row={nothing} current={undefined} />
      </template>
    </nav>
  );
}

function Line({ row, current }: { row: Row; current: "page" | "true" | undefined }) {
  return (
    <li data-id={row.id}>
      <a className="line" href={row.href} aria-current={current}>
        <span className="line-from" dir="auto" data-field="from">
          {row.from}
        </span>
        <time className="line-time" dateTime={row.at || undefined} data-field="time">
          {row.time}
        </time>
        <span className="line-subject" dir="auto" data-field="subject">
          {row.subject}
        </span>
        <span className="line-form" data-field="form">
          {row.form}
        </span>
      </a>
    </li>
  );
}
