/** A character that can be seen: not a space of any width, a mark of direction or a filler. */
const visible = /[^\s\p{DI}\p{Cc}\u2800]/u;

/** Whether anything of a text can be seen. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}
