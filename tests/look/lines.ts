import type { Locator } from "@playwright/test";

/** Every line of words in some elements, and where it is in the window. */
export function linesIn(elements: Locator) {
  return elements.evaluateAll((parts) => {
    const range = document.createRange();
    const lines: { text: string; top: number; right: number; bottom: number }[] = [];
    for (const part of parts) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        for (const { top, right, bottom } of range.getClientRects())
          lines.push({ text: texts.currentNode.textContent ?? "", top, right, bottom });
      }
    }
    return lines;
  });
}
