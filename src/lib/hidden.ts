/**
 * Invisible, harmful characters: control characters, line and paragraph separators, marks that change the direction
 * of text, lone surrogates and noncharacters.
 */
const harmful = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069\uFFFD]/u;
const all = new RegExp(harmful, "gu");

/** The first harmful character in a text, as `U+202E`; ignores those in `allowed`. */
export function findHidden(text: string, allowed = ""): string | undefined {
  const found = text.match(all)?.find((character) => !allowed.includes(character));
  return found && `U+${codeOf(found).toUpperCase()}`;
}

/** Characters without a width of their own that get into text by copying it; harmless, but two texts look the same. */
const invisible = /[\u00AD\u115F\u1160\u180E\u200B\u200E\u200F\u2060-\u2064\u3164\uFEFF\uFFA0]/u;
const allUnseen = new RegExp(`${harmful.source}|${invisible.source}`, "gu");

/** The first character in a text that can't be seen, harmful or not, as `U+200B`. */
export function findUnseen(text: string): string | undefined {
  const [found] = text.match(allUnseen) ?? [];
  return found && `U+${codeOf(found).toUpperCase()}`;
}

/** The text with each character that can't be seen replaced by its code, `\u202e`. */
export function escapeHidden(text: string): string {
  return text.replaceAll(allUnseen, (character) => `\\u${codeOf(character)}`);
}

function codeOf(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).padStart(4, "0");
}
