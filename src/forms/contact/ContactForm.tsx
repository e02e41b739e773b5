import type { ContactTexts } from "../../content/schema/contact-form.ts";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { AddedQuestions } from "../shared/AddedQuestions.tsx";
import { Form } from "../shared/Form.tsx";
import { useForm } from "../shared/use-form.ts";
import { contactMessage } from "./message.ts";
import { contactSchema } from "./schema.ts";

/** The contact form. Validates while the visitor types; thanks as soon as the message is stored. */
export function ContactForm({ words }: { words: ContactTexts }) {
  const form = useForm({
    name: "contact",
    words,
    schema: contactSchema,
    message: contactMessage,
    errorsAfter: "touch",
  });
  return (
    <Form form={form} words={words} incomplete={words.incomplete}>
      <TextField name="from_name" autoComplete="name" />
      <div className="form-row">
        <TextField name="email" type="email" autoComplete="email" width="half" />
        <TextField name="phone" type="tel" autoComplete="tel" width="half" />
      </div>
      <TextField name="subject" />
      <TextArea name="message" rows={6} />
      <AddedQuestions words={words} />
    </Form>
  );
}
