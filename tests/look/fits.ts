/** What does not fit: words, and targets for a finger. */
import type { Page } from "@playwright/test";

/** Main buttons that are smaller than 44 px; axe checks that everything else is 24 px large. */
export function smallTargets(page: Page): Promise<string[]> {
  const main = ".button-primary, .menu-toggle, .call-button, .carousel-arrow, .card-opens";
  return page.locator(main).evaluateAll((all) =>
    all
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return control.checkVisibility({ visibilityProperty: true }) && Math.min(width, height) < 43.5;
      })
      .map((control) => `${control.className} ${control.textContent?.trim()}`),
  );
}

/** Elements whose text is partly outside them and not seen. */
export function cutOff(page: Page): Promise<string[]> {
  return page.locator("main *, header *, footer *").evaluateAll((all) =>
    all
      .filter((element) => {
        const { overflowX, overflowY, display } = getComputedStyle(element);
        if (display === "none" || display === "inline" || element.matches("svg *")) return false;
        if (!element.textContent?.trim() || element.closest(".carousel-track, .visually-hidden"))
          return false;
        const wide =
          (overflowX === "hidden" || element.matches("a, button, summary")) &&
          element.scrollWidth > element.clientWidth + 1;
        const high = overflowY === "hidden" && element.scrollHeight > element.clientHeight + 1;
        return element.clientWidth > 1 && (wide || high);
      })
      .map((element) => element.className),
  );
}

/** Words of headings, buttons and links in a row that do not fit on a line; they may break after a hyphen. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.locator("h1, h2, h3, h4, th, .button, .link-row a").evaluateAll((headings) => {
    const range = document.createRange();
    const broken: string[] = [];
    for (const heading of headings) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { index, 0: word } of text.data.matchAll(/[^\s-]+/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word);
        }
      }
    }
    return broken;
  });
}
