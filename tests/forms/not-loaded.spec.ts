/**
 * Scripts that fail, never answer or come late: each form works, or says that it cannot send yet, with a phone number
 * and an e-mail address, and keeps what was typed.
 */
import type { Page } from "@playwright/test";
import { filesOf } from "../files-of-page.ts";
import { chromiumExceptFirst, sampled } from "../scope.ts";
import {
  alert,
  alive,
  asEntered,
  control,
  entered,
  fillAtOnce,
  holdScript,
  openEarly,
  pressEarly,
  scriptsOf,
  send,
  sendButton,
} from "./drive.ts";
import { contact, employment, feedback } from "./specified-forms.ts";
import { expect, test } from "./fixtures.ts";

const box = (page: Page) => page.locator(".not-loaded");
const warning = (page: Page) => alert(page, "hasn't loaded");
const reload = (page: Page) => page.getByRole("button", { name: "Reload and keep what I wrote" });
const wait = (page: Page) => page.getByText("One moment: this form is still loading.");

/** Moves the page's animations to a time, in seconds after they began. */
async function atSecond(page: Page, seconds: number): Promise<void> {
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) animation.currentTime = time;
  }, seconds * 1000);
}

// The shortest form, and in the full run the longest, in which the message is farthest from the button.
for (const [index, specified] of sampled([contact, employment]).entries()) {
  const tag = chromiumExceptFirst(index);

  test(
    `${specified.name}: when its script fails, it says so and a reload keeps what was typed`,
    { tag },
    async ({ reusedPage: page }) => {
      const { form } = await scriptsOf(page, specified.path);
      const { fail } = await holdScript(page, form);
      await page.goto(specified.path, { waitUntil: "commit" });
      await expect(sendButton(page)).toBeVisible();
      await fillAtOnce(page, specified.answers);
      fail();
      await expect(warning(page)).toBeInViewport();
      await expect(box(page).getByRole("link", { name: "(614) 555-0142" })).toHaveAttribute(
        "href",
        "tel:+16145550142",
      );
      await expect(box(page).getByRole("link", { name: "@" })).toHaveAttribute("href", /^mailto:/u);
      expect(await entered(page, specified)).toEqual(asEntered(specified.answers));
      await page.unrouteAll();
      await reload(page).click();
      await alive(page);
      // If everything loads, it is hidden from everybody.
      await expect(box(page)).toHaveCount(1);
      await expect(box(page)).toBeHidden();
      await expect(warning(page)).toHaveCount(0);
      await expect(reload(page)).toHaveCount(0);
      expect(await entered(page, specified)).toEqual(asEntered(specified.answers));
      await send(page, specified);
    },
  );

  test(
    `${specified.name}: when no script ever answers, it says so within ten seconds, and a press is answered at once`,
    { tag },
    // In the same tab, Firefox may wait for scripts that never answered.
    async ({ page }) => {
      await page.route("**/_assets/*.js", () => undefined);
      await page.goto(specified.path, { waitUntil: "commit" });
      await expect(sendButton(page)).toBeVisible();
      await atSecond(page, 1);
      await expect(box(page)).toBeHidden();
      await expect(wait(page)).toBeHidden();
      await fillAtOnce(page, specified.answers);
      await sendButton(page).hover();
      await page.mouse.down();
      await expect(wait(page)).toBeVisible();
      await page.mouse.up();
      await expect(wait(page)).toBeVisible();
      await atSecond(page, 10);
      await expect(warning(page)).toBeVisible();
      await expect(box(page).getByRole("link", { name: "(614) 555-0142" })).toBeVisible();
      await expect(box(page).getByRole("link", { name: "@" })).toBeVisible();
      // No script is there to keep it.
      await expect(reload(page)).toHaveCount(0);
      expect(await entered(page, specified)).toEqual(asEntered(specified.answers));
    },
  );
}

// Not in the contact form, whose button is disabled until the answers are there.
test("where no script answers, Enter is answered like a press, until the page says that the form hasn't loaded", async ({
  page,
}) => {
  await page.route("**/_assets/*.js", () => undefined);
  await page.goto(feedback.path, { waitUntil: "commit" });
  await expect(sendButton(page)).toBeVisible();
  await atSecond(page, 1);
  await control(page, "name").fill("Ann");
  await control(page, "name").blur();
  await expect(wait(page)).toBeHidden();
  await control(page, "name").press("Enter");
  await expect(wait(page)).toBeVisible();
  await atSecond(page, 10);
  await expect(warning(page)).toBeVisible();
  await expect(wait(page)).toBeHidden();
  await expect(control(page, "name")).toHaveValue("Ann");
});

// For all forms, because their pages have the same files (tests/static/forms.test.ts).
for (const [index, answer] of sampled(["never answers", "was removed by a deploy"] as const).entries()) {
  const tag = chromiumExceptFirst(index);
  test(
    `a form works or says so when one of its page's files ${answer}`,
    { tag },
    async ({ reusedPage: page, browserName }) => {
      const files = await filesOf(page, contact.path);
      expect(files).toEqual(expect.arrayContaining(Object.values(await scriptsOf(page, contact.path))));
      for (const file of files) {
        // In the same tab, Firefox may wait for the files that never answered the last time.
        const visit = browserName === "firefox" ? await page.context().newPage() : page;
        await visit.route(`**${file}`, async (route) => {
          if (answer === "was removed by a deploy") await route.fulfill({ status: 404, body: "gone" });
        });
        await visit.goto(contact.path, { waitUntil: "commit" });
        await expect(sendButton(visit)).toBeAttached();
        await atSecond(visit, 10);
        // Which files the form can do without is the build's business.
        const live = visit.locator("#form-place[data-live]");
        // Again, because a form may come alive while we look.
        await expect(async () => {
          if (await live.isVisible()) return;
          await expect(warning(visit), file).toBeVisible({ timeout: 1000 });
          await expect(box(visit).getByRole("link", { name: "(614) 555-0142" })).toBeVisible({
            timeout: 1000,
          });
          await expect(box(visit).getByRole("link", { name: "@" })).toBeVisible({ timeout: 1000 });
        }).toPass();
        await visit.unrouteAll();
        if (visit !== page) await visit.close();
      }
    },
  );
}

for (const what of sampled(["form", "beforeForm", "outbox", "site"] as const, 2)) {
  const tag = "@chromium";
  const title = `a form says so while its script "${what}" is late, and works when it has come`;
  test(title, { tag }, async ({ reusedPage: page, mail }) => {
    const { come } = await holdScript(page, (await scriptsOf(page, feedback.path))[what]);
    await page.goto(feedback.path, { waitUntil: "commit" });
    await expect(sendButton(page)).toBeVisible();
    await fillAtOnce(page, feedback.answers);
    if (what !== "site") {
      // Before any script, the press marks every field, and the first script finds that.
      if (what === "beforeForm") await sendButton(page).click();
      else await pressEarly(page);
      await atSecond(page, 10);
      await expect(warning(page)).toBeVisible();
    }
    come();
    await alive(page);
    await expect(box(page)).toBeHidden();
    await expect(wait(page)).toBeHidden();
    if (what === "site") await sendButton(page).click();
    await expect(alert(page, feedback.thanks)).toBeVisible();
    await expect.poll(mail.received).toEqual([feedback.params]);
  });
}

test(
  "without the script that keeps what is typed, no form takes the place of the one with the answers, and it says so",
  { tag: "@chromium" },
  async ({ reusedPage: page }) => {
    const { fail } = await holdScript(page, (await scriptsOf(page, feedback.path)).beforeForm);
    await page.goto(feedback.path, { waitUntil: "commit" });
    await expect(sendButton(page)).toBeVisible();
    await fillAtOnce(page, feedback.answers);
    fail();
    await page.waitForLoadState("load");
    await atSecond(page, 10);
    await expect(warning(page)).toBeVisible();
    // No script is there to keep it.
    await expect(reload(page)).toHaveCount(0);
    expect(await entered(page, feedback)).toEqual(asEntered(feedback.answers));
  },
);

test("a press that is under way while the form starts counts", async ({ reusedPage: page, mail }) => {
  const release = await openEarly(page, feedback.path);
  await fillAtOnce(page, feedback.answers);
  await sendButton(page).hover();
  await page.mouse.down();
  release();
  await page.waitForLoadState("load");
  await page.evaluate(async () => {
    // By then the form's script would have drawn the form.
    for (let frames = 0; frames < 3; frames++)
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  });
  await page.mouse.up();
  await expect(alert(page, feedback.thanks)).toBeVisible();
  await expect.poll(mail.received).toEqual([feedback.params]);
});

test("an early press is answered until the form works, and a late one sends", async ({
  reusedPage: page,
  mail,
}) => {
  const { form } = await scriptsOf(page, feedback.path);
  const { come } = await holdScript(page, form);
  await page.goto(feedback.path, { waitUntil: "commit" });
  await expect(sendButton(page)).toBeVisible();
  await fillAtOnce(page, feedback.answers);
  await expect(wait(page)).toBeHidden();
  await pressEarly(page, () => control(page, "name").press("Enter"));
  await atSecond(page, 1);
  await expect(wait(page)).toBeVisible();
  come();
  await expect(alert(page, feedback.thanks)).toBeVisible();
  await expect(wait(page)).toBeHidden();
  await expect.poll(mail.received).toEqual([feedback.params]);
});
