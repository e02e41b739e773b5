import { nameOf } from "../../lib/added-question.ts";
import { RadioGroup } from "../../ui/fields/choices.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { optionsOf, type AddedTexts } from "./added-questions.ts";

/** The questions that the facility added to the form. */
export function AddedQuestions({ words }: { words: AddedTexts }) {
  return words.questions.map((question) => {
    const name = nameOf(question);
    const options = optionsOf(question, words);
    if (options) return <RadioGroup key={name} name={name} options={options} />;
    return question.kind === "text" ? (
      <TextField key={name} name={name} />
    ) : (
      <TextArea key={name} name={name} rows={3} />
    );
  });
}
