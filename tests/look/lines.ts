import type { Locator } from "@playwright/test";

/** Every line of words in an element, and where it is in the window. */
export function linesIn(element: Locator) {
  return element.evaluate((part) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const lines: { text: string; top: number; right: number; bottom: number }[] = [];
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      for (const { top, right, bottom } of range.getClientRects())
        lines.push({ text: texts.currentNode.textContent ?? "", top, right, bottom });
    }
    return lines;
  });
}
