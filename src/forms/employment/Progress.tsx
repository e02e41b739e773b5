import type { EmploymentTexts } from "../../content/schema/employment-form.ts";
import type { Errors } from "../shared/state.ts";
import { progressOf, type Section, type SectionId } from "./sections.ts";

interface ProgressProps {
  words: EmploymentTexts;
  sections: readonly Section[];
  errors: Errors | undefined;
  answered: readonly SectionId[];
}

/** The id of a section, for links. */
export function sectionAnchor(id: SectionId): string {
  return `section-${id}`;
}

/** The applicant's progress: sections as innings on a scoreboard, lit when done. */
export function Progress({ words, sections, errors, answered }: ProgressProps) {
  return (
    <nav className="progress" aria-label={words.progress.name}>
      <ol>
        {sections.map((section, index) => (
          <li key={section.id}>
            <a
              href={`#${sectionAnchor(section.id)}`}
              data-done={errors && progressOf(section, errors, answered).is === "done" ? "" : undefined}
            >
              <span className="progress-number">{index + 1}</span>
              <span className="progress-title">{words.sections[section.id].title}</span>{" "}
              <SectionStatus section={section} words={words} errors={errors} answered={answered} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** "Done", or the number of answers still missing; nothing before the first check. */
export function SectionStatus({
  section,
  words,
  errors,
  answered,
}: Omit<ProgressProps, "sections"> & { section: Section }) {
  if (!errors) return null;
  const progress = progressOf(section, errors, answered);
  if (progress.is === "free") return <span className="status">{words.optional}</span>;
  if (progress.is === "open")
    return <span className="status">{words.progress.open.replace("{open}", String(progress.open))}</span>;
  return (
    <span className="status" data-done="">
      <span className="status-word">{words.progress.done}</span>
    </span>
  );
}
