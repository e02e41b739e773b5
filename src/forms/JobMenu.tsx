import { Icon } from "../ui/Icon.tsx";
import "./job-menu.css";

interface JobMenuProps {
  label: string;
  jobs: readonly { readonly label: string; readonly href: string }[];
}

/** The dropdown of job descriptions. It works without JavaScript. */
export function JobMenu({ label, jobs }: JobMenuProps) {
  return (
    <details className="job-menu">
      <summary className="button button-quiet">
        {label}
        <Icon name="down" />
      </summary>
      <ul className="frame">
        {jobs.map(({ label: job, href }) => (
          <li key={href}>
            <a href={href}>{job}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
