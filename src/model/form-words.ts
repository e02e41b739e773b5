import * as v from "valibot";
// Held open for the words of the forms, which are being written.
export const contactWordsSchema = v.looseObject({});
export const employmentWordsSchema = v.looseObject({});
export const feedbackWordsSchema = v.looseObject({});
export const teamPracticeWordsSchema = v.looseObject({});
