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

/** Buttons and links of the content that something else lies on, or that are outside of the window. */
export function hiddenButtons(page: Page): Promise<string[]> {
  return page.locator("main a, main button").evaluateAll((all) =>
    all
      .filter((control) => {
        if (!control.checkVisibility({ visibilityProperty: true })) return false;
        control.scrollIntoView({ block: "center", behavior: "instant" });
        const [line] = control.getClientRects();
        if (!line || line.width === 0) return true;
        const top = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
        return !top || !(control.contains(top) || top.contains(control));
      })
      .map((control) => control.textContent?.trim() ?? ""),
  );
}

/** Texts of some words that stand in a column of less than 11rem. */
export function narrowColumns(page: Page): Promise<string[]> {
  return page.locator("main :is(p, li, dd, dt)").evaluateAll((all) =>
    all
      .filter((text) => {
        const words = (text.textContent ?? "").trim();
        if (words.length < 40 || !text.checkVisibility() || text.closest("table, .visually-hidden"))
          return false;
        return text.getBoundingClientRect().width < 176;
      })
      .map((text) => `${Math.round(text.getBoundingClientRect().width)} px: ${text.textContent?.trim()}`),
  );
}

/** Columns beside each other of which one is 1,000 px longer than another. */
export function unevenColumns(page: Page): Promise<string[]> {
  return page.locator("main *").evaluateAll((all) => {
    const contents = document.createRange();
    const boxOf = (element: Element) => {
      contents.selectNodeContents(element);
      return contents.getBoundingClientRect();
    };
    return all.flatMap((parent) => {
      if (!/grid|flex/u.test(getComputedStyle(parent).display) || parent.closest(".carousel-track"))
        return [];
      const columns = [...parent.children].filter((child) => child.checkVisibility()).map(boxOf);
      const beside = columns.filter((box, index) =>
        columns.some(
          (other, at) => at !== index && Math.abs(other.top - box.top) < 100 && other.left >= box.right,
        ),
      );
      const longest = Math.max(...beside.map(({ height }) => height));
      return beside
        .filter(({ height }) => longest - height > 1000)
        .map(({ height }) => `${parent.className}: ${Math.round(height)} beside ${Math.round(longest)} px`);
    });
  });
}

/** Texts that lie on each other. */
export function overlappingTexts(page: Page): Promise<string[]> {
  return page.locator("main").evaluate((main) => {
    const lines: { text: string; box: DOMRect }[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      if (!text.data.trim() || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      if (parent.closest("svg, .visually-hidden, .carousel-track, [popover], option")) continue;
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) lines.push({ text: text.data.trim(), box });
    }
    const shared = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      // Lines of one text may be closer than their boxes.
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
    return lines.flatMap(({ text, box }, index) =>
      lines
        .slice(index + 1)
        .filter((other) => other.text !== text && shared(box, other.box))
        .map((other) => `“${text}” and “${other.text}”`),
    );
  });
}
