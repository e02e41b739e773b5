/** What a virtual screen reader says during a failed and a corrected submission. */
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { fillAtOnce, open } from "./drive.ts";
import { contact, employment, feedback, type FormFacts } from "./facts.ts";
import { expect, test } from "./fixtures.ts";

/** The parts of the screen reader's API that are used here. */
interface Virtual {
  start(options: { container: Element }): Promise<void>;
  next(): Promise<void>;
  act(): Promise<void>;
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
}

declare global {
  // oxlint-disable-next-line no-var -- a property of the page's global object.
  var reader: Virtual;
}

const script = createRequire(import.meta.url).resolve("@guidepup/virtual-screen-reader/browser.js");

/** Opens the page of a form and starts the screen reader. */
async function listen(page: Page, facts: FormFacts) {
  await page.route("**/_reader.js", (route) =>
    route.fulfill({ path: script, contentType: "text/javascript" }),
  );
  await open(page, facts);
  await page.addScriptTag({
    type: "module",
    content: `import { virtual } from "/_reader.js"; await virtual.start({ container: document.body }); globalThis.reader = virtual;`,
  });
  await page.waitForFunction(() => globalThis.reader !== undefined);
  return {
    /** Reads until a phrase matches. Returns the phrase. */
    async readTo(what: RegExp): Promise<string> {
      return page.evaluate(
        async ([source, flags]) => {
          const wanted = new RegExp(source, flags);
          for (let step = 0; step < 1000; step++) {
            const heard = await reader.lastSpokenPhrase();
            if (wanted.test(heard)) return heard;
            await reader.next();
          }
          throw new Error(`never heard ${source}`);
        },
        [what.source, what.flags] as const,
      );
    },
    act: () => page.evaluate(() => reader.act()),
    press: (key: string) => page.evaluate((name) => reader.press(name), key),
    type: (text: string) => page.evaluate((words) => reader.type(words), text),
    heardLast: () => page.evaluate(() => reader.lastSpokenPhrase()),
    heard: () => page.evaluate(() => reader.spokenPhraseLog()),
  };
}

// The site's policy would block the screen reader's script.
test.use({ bypassCSP: true });

test("a review: what is missing is heard, links lead to it, thanks are heard", async ({ page, mail }) => {
  const ear = await listen(page, feedback);
  await ear.readTo(/^form, Customer review form$/u);
  expect(await ear.readTo(/^textbox, Name/u)).toBe("textbox, Name, required");
  await ear.readTo(/^button, Send review$/u);
  await ear.act();

  const problem = "There was a problem with your submission. Errors have been highlighted below.";
  await expect.poll(ear.heardLast).toBe(`alert, ${problem}`);
  expect(await page.title()).toMatch(/^Error: /u);

  await ear.readTo(/^link, Name: Name is required$/u);
  await ear.act();
  await expect.poll(ear.heardLast).toBe("textbox, Name, Name is required, invalid, required");
  await ear.type("Ann Doe");
  await expect.poll(ear.heardLast).toBe("textbox, Name, Ann Doe, required");

  expect(await ear.readTo(/^textbox, Phone/u)).toMatch(/Phone is required, invalid, required$/u);
  await ear.act();
  await ear.type("any time after six");
  await ear.readTo(/^textbox, Email/u);
  await ear.act();
  await ear.type("not checked");
  expect(await ear.readTo(/^radiogroup, Would you recommend/u)).toBe(
    "radiogroup, Would you recommend Clay & Chalk?, This field is required, invalid, required",
  );
  await ear.readTo(/^radio, Yes/u);
  await ear.act();
  expect(await ear.readTo(/^radiogroup, How was your visit/u)).toMatch(
    /This field is required, invalid, required$/u,
  );
  await ear.readTo(/^radio, 9/u);
  await ear.act();
  await ear.readTo(/^textbox, Comments/u);
  await ear.act();
  await ear.type("Great turf.");
  await ear.readTo(/^checkbox, You may publish my review/u);
  await ear.act();
  await ear.readTo(/^button, Send review$/u);
  await ear.act();
  await expect.poll(ear.heardLast).toBe(`alert, ${feedback.thanks}`);
  expect(mail.received()).toEqual([feedback.params]);
});

test("a message: errors are heard, and why the button cannot be pressed", async ({ page }) => {
  const ear = await listen(page, contact);
  await ear.readTo(/^textbox, Full name/u);
  await ear.act();
  await ear.press("Tab");
  await expect
    .poll(async () =>
      (await ear.heard()).some((phrase) => /^polite: .*\*Full Name is a required field\./u.test(phrase)),
    )
    .toBe(true);
  await ear.readTo(/^button, Send message/u);
  expect(await ear.heardLast()).toContain("disabled");
  expect(await ear.heardLast()).toContain(
    "Before you can send, we need: Full name, Email, Phone, Subject, Message.",
  );
});

test("an application: a missing choice is heard, and its link leads there", async ({ page }) => {
  const ear = await listen(page, employment);
  await fillAtOnce(page, { ...employment.answers, expertise: [] });
  await ear.readTo(/^button, Send application$/u);
  await ear.act();
  await ear.readTo(/^link, What are you good at\? This field is required\. Please enter a value\.$/u);
  await ear.act();
  await expect.poll(ear.heardLast).toMatch(/^checkbox, General Knowledge/u);
  await expect(page.getByRole("group", { name: "What are you good at?" })).toHaveAccessibleDescription(
    /This field is required\. Please enter a value\./u,
  );
});
