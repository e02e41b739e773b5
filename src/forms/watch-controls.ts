/** If somebody takes its controls away again and again, a form is drawn anew at most this often. */
const MOST_REDRAWS = 9;

/**
 * Watches the controls of a form, which other scripts of the page may take away. The returned function says whether some
 * are gone and the form must be drawn anew.
 */
export function watchControls(slug: string): () => boolean {
  let expected = countControls(slug);
  let redrawsLeft = MOST_REDRAWS;
  return () => {
    const found = countControls(slug);
    const areGone = found < expected && redrawsLeft > 0;
    // The new drawing has as many again.
    if (areGone) redrawsLeft--;
    else expected = found;
    return areGone;
  };
}

/** How many controls of a form are in the page; others may have put some of their own into it. */
function countControls(slug: string): number {
  return document.querySelectorAll(`form.form :is([name][id^="${slug}-"], [type=submit])`).length;
}
