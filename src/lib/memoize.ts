/** Functions that remember their answers. Callers must not change what these return. */

const mostKnown = 500;

/**
 * A function that remembers its answers, and forgets all of them when there are `mostKnown`: for a question that is
 * asked often about the same text.
 * @param answer depends only on the text.
 */
export function memoize<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    if (known.has(text)) return known.get(text) as Answer;
    const found = answer(text);
    if (known.size === mostKnown) known.clear();
    known.set(text, found);
    return found;
  };
}

/**
 * The same for a question about an object, such as the content: the answer is found once, and forgotten with the object.
 * @param answer depends only on the object, which nobody changes.
 */
export function onceFor<About extends object, Answer>(
  answer: (about: About) => Answer,
): (about: About) => Answer {
  const known = new WeakMap<About, Answer>();
  return (about) => {
    if (known.has(about)) return known.get(about) as Answer;
    const found = answer(about);
    known.set(about, found);
    return found;
  };
}
