/** The focused element in words a person would use. */
import type { Page } from "@playwright/test";

/** The name of the focused element: its label or its text. */
export function stop(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const name = focused?.getAttribute("aria-label") ?? focused?.textContent ?? "";
    return name.replaceAll(/\s+/gu, " ").trim();
  });
}

/** The names of the next tab stops. */
export async function stops(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let step = 0; step < count; step++) {
    await page.keyboard.press("Tab");
    names.push(await stop(page));
  }
  return names;
}
