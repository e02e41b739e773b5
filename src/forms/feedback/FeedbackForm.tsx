import type { FeedbackTexts } from "../../content/schema/feedback-form.ts";
import { Checkbox, RadioGroup, Scale } from "../../ui/fields/choices.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { AddedQuestions } from "../shared/AddedQuestions.tsx";
import { Form } from "../shared/Form.tsx";
import { useForm } from "../shared/use-form.ts";
import { feedbackMessage } from "./message.ts";
import { feedbackSchema } from "./schema.ts";

/**
 * The customer review form. Thanks only after the mail service has accepted the review; until then, the answers stay.
 */
export function FeedbackForm({ words }: { words: FeedbackTexts }) {
  const form = useForm({
    name: "feedback",
    words,
    schema: feedbackSchema,
    message: feedbackMessage,
    errorsAfter: "submit",
    awaitsDelivery: true,
  });
  const { rating } = words.fields;
  const yesOrNo = [
    { value: "Yes", label: words.yes },
    { value: "No", label: words.no },
  ];
  return (
    <Form form={form} words={words}>
      <TextField name="name" autoComplete="name" />
      <div className="form-row">
        <TextField name="phone" type="tel" autoComplete="tel" width="half" />
        <TextField name="email" type="email" autoComplete="email" width="half" />
      </div>
      <RadioGroup name="recomanded" options={yesOrNo} />
      <Scale name="rating" from={1} to={10} lowest={rating.lowest} highest={rating.highest} />
      <TextArea name="comments" />
      <AddedQuestions words={words} />
      <Checkbox name="agree" value="Yes" />
    </Form>
  );
}
