const mostKnown = 500;

/**
 * A function that remembers its answers, and forgets all of them when there are `mostKnown`: for a question that is
 * asked often about the same text.
 * @param answer depends only on the text; callers must not change what it returns.
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
