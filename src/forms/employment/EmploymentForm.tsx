import { useCallback, useMemo, useState, type ReactNode } from "react";
import type { EmploymentTexts } from "../../content/schema/employment-form.ts";
import { CheckboxGroup, RadioGroup } from "../../ui/fields/choices.tsx";
import { SharedErrorFields } from "../../ui/fields/SharedErrorFields.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { AddedQuestions } from "../shared/AddedQuestions.tsx";
import { Form } from "../shared/Form.tsx";
import { FormSection } from "../shared/FormSection.tsx";
import { useForm } from "../shared/use-form.ts";
import { Availability } from "./Availability.tsx";
import { DraftBox, DraftRestored } from "./DraftBox.tsx";
import { employmentMessage } from "./message.ts";
import { Progress, sectionAnchor, SectionStatus } from "./Progress.tsx";
import { References } from "./References.tsx";
import { addressFields, employmentSchema, type EmploymentAnswers } from "./schema.ts";
import { answeredSections, sectionsOf, type SectionId } from "./sections.ts";
import { SentCopy } from "./SentCopy.tsx";
import { useDraft } from "./use-draft.ts";
import "./employment.css";

/** The employment application. Thanks as soon as the application is stored, and offers a copy of it. */
export function EmploymentForm({ words }: { words: EmploymentTexts }) {
  const sections = useMemo(() => sectionsOf(words), [words]);
  const address = useMemo(() => ({ label: words.address.label, fields: addressFields }), [words]);
  const draft = useDraft();
  const { note, erase } = draft;
  const [answered, setAnswered] = useState<readonly SectionId[]>([]);
  const [sent, setSent] = useState<EmploymentAnswers>();
  const onAnswers = useCallback(
    (answers: EmploymentAnswers) => {
      note(answers);
      const now = answeredSections(answers, sections);
      setAnswered((before) => (before.join() === now.join() ? before : now));
    },
    [note, sections],
  );
  const onSent = useCallback(
    (answers: EmploymentAnswers) => {
      setSent(answers);
      erase();
    },
    [erase],
  );
  const form = useForm({
    name: "employment",
    words,
    schema: employmentSchema,
    message: employmentMessage,
    errorsAfter: "submit",
    onAnswers,
    onSent,
  });
  const progress = { words, sections, errors: form.state.errors, answered };

  const section = (id: SectionId, children: ReactNode) => {
    const index = sections.findIndex((one) => one.id === id);
    const shown = sections[index];
    if (!shown) return null;
    const { title, lead } = words.sections[id];
    const place = words.progress.section
      .replace("{number}", String(index + 1))
      .replace("{count}", String(sections.length));
    return (
      <FormSection
        id={sectionAnchor(id)}
        title={title}
        lead={lead}
        place={place}
        status={<SectionStatus section={shown} {...progress} />}
      >
        {children}
      </FormSection>
    );
  };

  const { fields } = words;
  const yesOrNo = [
    { value: "Yes", label: words.yes },
    { value: "No", label: words.no },
  ];
  return (
    <div className="application">
      <Progress {...progress} />
      <Form
        form={form}
        words={words}
        sharedError={address}
        afterThanks={sent && <SentCopy answers={sent} words={words} />}
      >
        <DraftRestored draft={draft} words={words.draft} />
        {section(
          "person",
          <>
            <div className="form-row">
              <TextField name="First_Name" autoComplete="given-name" width="half" />
              <TextField name="Last_Name" autoComplete="family-name" width="half" />
            </div>
            <div className="form-row">
              <TextField name="dateofbirth" type="date" autoComplete="bday" max="9999-12-31" width="half" />
            </div>
            <DraftBox draft={draft} words={words.draft} />
          </>,
        )}
        {section(
          "job",
          <>
            <CheckboxGroup name="position" options={fields.position.options} />
            <CheckboxGroup
              name="selectedEmploymentSeeking"
              options={fields.selectedEmploymentSeeking.options}
              look="row"
            />
          </>,
        )}
        {section("availability", <Availability words={words.availability} />)}
        {section(
          "coaching",
          <>
            <RadioGroup name="teachLesson" options={yesOrNo} />
            <CheckboxGroup name="wheredoyou" options={fields.wheredoyou.options} />
            <CheckboxGroup name="agegroup" options={fields.agegroup.options} />
            <CheckboxGroup name="expertise" options={fields.expertise.options} />
            <CheckboxGroup name="language" options={fields.language.options} />
            <TextArea name="CoachingExp" rows={3} />
            <TextArea name="CoachingTeam" rows={3} />
          </>,
        )}
        {section(
          "contact",
          <>
            <SharedErrorFields>
              <div className="form-row">
                <TextField name="Street" autoComplete="address-line1" width="half" />
                <TextField name="Address" autoComplete="address-line2" width="half" />
              </div>
              <div className="form-row">
                <TextField name="City" autoComplete="address-level2" width="third" />
                <TextField name="State" autoComplete="address-level1" width="third" />
                <TextField name="Postal" autoComplete="postal-code" width="third" />
              </div>
            </SharedErrorFields>
            <div className="form-row">
              <TextField name="CellPhone" type="tel" autoComplete="tel" width="half" />
              <TextField name="EmailID" type="email" autoComplete="email" width="half" />
            </div>
          </>,
        )}
        {section(
          "education",
          <>
            <div className="form-row">
              <TextField name="GraduateFrom" width="half" />
              <TextField name="AttendCollege" width="half" />
            </div>
            <TextArea name="Accomplishments" rows={4} />
          </>,
        )}
        {section("references", <References words={words} />)}
        {section("more", <AddedQuestions words={words} />)}
      </Form>
    </div>
  );
}
