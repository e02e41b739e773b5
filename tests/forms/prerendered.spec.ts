/**
 * Chrome's own prerendering: what a form's page shows that was prepared while its link was pointed at. In `npm test`, the
 * page is told so (reload.spec.ts).
 */
import { prerenderingBrowser, type TabDocument } from "../prerendering-browser.ts";
import { contact } from "./specified-forms.ts";
import { expect, test } from "./fixtures.ts";

const isAlive = "document.readyState === 'complete' && document.querySelector('[data-live]') !== null";
const message = "document.querySelector('form [name=message]')";

/** The middle of the link to the contact form in the menu. */
async function menuLink(document: TabDocument): Promise<{ readonly x: number; readonly y: number }> {
  const place = await document.evaluate(`(() => {
    const { x, y, width, height } = document.querySelector("header nav a[href='${contact.path}']").getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`);
  return place as { x: number; y: number };
}

async function type(document: TabDocument, text: string): Promise<void> {
  await document.evaluate(`${message}.focus()`);
  await document.send("Input.insertText", { text });
}

test(
  "a page that Chrome has prerendered shows what was typed after that",
  { tag: ["@all", "@chromium"] },
  async ({ site }) => {
    const browser = await prerenderingBrowser();
    try {
      const [front] = browser.documents;
      if (!front) throw new Error("there is no tab");
      await front.send("Page.navigate", { url: `${site.origin}${contact.path}` });
      await expect.poll(() => front.evaluate(isAlive), { message: "the form works" }).toBe(true);
      await type(front, "Before.");

      const pointer = await menuLink(front);
      await front.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...pointer });
      await expect.poll(() => browser.documents.find(({ isPrerendered }) => isPrerendered)).toBeDefined();
      const prerendered = browser.documents.find(({ isPrerendered }) => isPrerendered);
      if (!prerendered) throw new Error("the link was not prerendered");
      await expect.poll(() => prerendered.evaluate(isAlive), { message: "the form works" }).toBe(true);
      expect(await prerendered.evaluate("document.prerendering"), "it is not shown yet").toBe(true);

      await type(front, " After.");
      const button = { ...pointer, button: "left", clickCount: 1 };
      await front.send("Input.dispatchMouseEvent", { type: "mousePressed", ...button });
      await front.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...button });

      await expect
        .poll(() => prerendered.evaluate("document.prerendering"), { message: "it is shown" })
        .toBe(false);
      await expect.poll(() => prerendered.evaluate(`${message}.value`)).toBe("Before. After.");
    } finally {
      await browser.close();
    }
  },
);
