import type { TeamPracticeTexts } from "../../content/schema/team-practice-form.ts";
import { RadioGroup } from "../../ui/fields/choices.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { AddedQuestions } from "../shared/AddedQuestions.tsx";
import { Form } from "../shared/Form.tsx";
import { FormSection } from "../shared/FormSection.tsx";
import { useForm } from "../shared/use-form.ts";
import { teamPracticeMessage } from "./message.ts";
import { teamPracticeSchema } from "./schema.ts";

/** The team practice request. Thanks as soon as the request is stored; the answers stay in the form. */
export function TeamPracticeForm({ words }: { words: TeamPracticeTexts }) {
  const form = useForm({
    name: "team-practice",
    words,
    schema: teamPracticeSchema,
    message: teamPracticeMessage,
    errorsAfter: "submit",
    keepsAnswers: true,
  });
  const { groups, fields } = words;
  return (
    <Form form={form} words={words}>
      <FormSection title={groups.team}>
        <TextField name="teamname" autoComplete="organization" />
        <div className="form-row">
          <TextField name="division" width="half" />
          <TextField name="members" width="half" />
        </div>
        <RadioGroup name="balltype" options={fields.balltype.options} />
      </FormSection>
      <FormSection title={groups.head}>
        <TextField name="headname" autoComplete="name" />
        <div className="form-row">
          <TextField name="heademail" type="email" autoComplete="email" width="half" />
          <TextField name="headphone" type="tel" autoComplete="tel" width="half" />
        </div>
      </FormSection>
      <FormSection title={groups.practice}>
        <RadioGroup name="preferday" options={fields.preferday.options} />
        <TextArea name="comments" rows={6} />
        <AddedQuestions words={words} />
      </FormSection>
    </Form>
  );
}
