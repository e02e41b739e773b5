import { Icon } from "../../ui/Icon.tsx";

type Jobs = readonly { readonly label: string; readonly href: string }[];

interface JobMenuProps {
  readonly label: string;
  readonly jobs: Jobs;
  /** The others, whose details are coming soon, and the words before them. */
  readonly soon: Jobs;
  readonly soonLabel: string;
}

/** The dropdown of job descriptions, and the other jobs below it. It works without JavaScript. */
export function JobMenu({ label, jobs, soon, soonLabel }: JobMenuProps) {
  return (
    <div className="job-menu">
      {jobs.length > 0 && (
        <details>
          <summary className="button button-quiet">
            {label}
            <Icon name="down" />
          </summary>
          <JobList className="frame grid" jobs={jobs} />
        </details>
      )}
      {soon.length > 0 && (
        <>
          <p>{soonLabel}</p>
          <JobList className="row" jobs={soon} />
        </>
      )}
    </div>
  );
}

function JobList({ jobs, className }: { readonly jobs: Jobs; readonly className: string }) {
  return (
    <ul className={className}>
      {jobs.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
