/**
 * Where a page's own text goes. A line or two is a note: in the room that the page has for one beside what it shows,
 * else across the page. Anything longer is on the page as it is; the text of a policy has parts.
 */
import { splitClosingNote } from "../lib/note.ts";
import { hasList, isShortText, splitAfterFirstSection } from "../lib/text.ts";
import type { PageTexts } from "./pages.ts";

export type TextPlace =
  /** The page has no text, or has shown it already. */
  | { readonly at: "nowhere" }
  /** A note, which the page puts into the room it has. */
  | { readonly at: "room"; readonly note: string }
  /** A note across the page, as what it says last. */
  | { readonly at: "across"; readonly note: string }
  /** The text as it is, with its questions and pictures. */
  | { readonly at: "page" };

export const nowhere: TextPlace = { at: "nowhere" };

/** The place of a page's text; `hasRoom` says whether the page has room for a note. */
export function placeOfText(texts: PageTexts, hasRoom: boolean): TextPlace {
  const { body, questions = [], deskQuestions = [], pictures = [] } = texts;
  const hasMore = questions.length + deskQuestions.length + pictures.length > 0;
  if (body === undefined) return hasMore ? { at: "page" } : nowhere;
  if (hasMore || !isLineOrTwo(body)) return { at: "page" };
  return { at: hasRoom ? "room" : "across", note: body };
}

/** The note that goes into the room of the page, if its text goes there. */
export function noteInRoom(place: TextPlace): string | undefined {
  return place.at === "room" ? place.note : undefined;
}

/**
 * The parts of a policy's text. Its first section is in large letters if it is beside the faces of coaches, or if it
 * states what a short text is about. A last section that ends with links alone is a note across the page.
 */
export function policyParts(markdown: string, hasFaces: boolean) {
  const [first, others] = splitAfterFirstSection(markdown);
  const isStatement = isShortText(markdown) && others !== "" && !hasList(first);
  const hasOpening = hasFaces || isStatement;
  const [text, note] = splitClosingNote(hasOpening ? others : markdown);
  return {
    /** What is in large letters. */
    opening: hasOpening ? first : undefined,
    text,
    note,
  };
}

/** Whether a Markdown text has no heading, list or table. */
function isLineOrTwo(markdown: string): boolean {
  return !/^(?:#|-|\d+\.|\|)/mu.test(markdown);
}
