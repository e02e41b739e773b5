/** The point of a picture that stays in view where it is cut to another shape. */

/** A point of a picture, in percent from the left and from the top. */
interface Focus {
  readonly x: number;
  readonly y: number;
}

/** The class of a picture with this focus, because the security policy forbids inline styles. */
export function focusName({ x, y }: Focus): string {
  return `focus-${x}-${y}`;
}

/** The styles for every focus that some picture has; `styles/base.css` cuts pictures there. */
export function focusCss(pictures: Readonly<Record<string, { readonly focus?: Focus | undefined }>>): string {
  const rules = Object.values(pictures).flatMap(({ focus }) =>
    focus ? [`.${focusName(focus)} { --in-view: ${focus.x}% ${focus.y}%; }\n`] : [],
  );
  return [...new Set(rules)].join("");
}

/** Where to cut a picture of one size to another of the same width or height: as `object-position` does. */
export function cutAt(
  from: { readonly width: number; readonly height: number },
  to: { readonly width: number; readonly height: number },
  { x, y }: Focus,
): { readonly left: number; readonly top: number; readonly width: number; readonly height: number } {
  const offset = (room: number, percent: number) => Math.round((room * percent) / 100);
  return { left: offset(from.width - to.width, x), top: offset(from.height - to.height, y), ...to };
}
