import type { Page } from "@playwright/test";
import { takeClock } from "../clock.ts";
import {
  alert,
  alive,
  asEntered,
  control,
  entered,
  fill,
  formOn,
  holdMail,
  open,
  send,
  sendButton,
  submit,
} from "./drive.ts";
import { feedback } from "./specified-forms.ts";
import { chromiumExceptFirst, sampled } from "../scope.ts";
import { kept, openNotice, sentAt, states } from "../outbox/visit.ts";
import { expect, test } from "./fixtures.ts";

const { errors } = feedback;
const banner = "There was a problem with your submission. Errors have been highlighted below.";

test("errors show only after an attempt to send, as descriptions of their fields", async ({
  reusedPage: page,
  mail,
}) => {
  await open(page, feedback);
  await control(page, "name").focus();
  await control(page, "name").blur();
  await expect(page.locator("[aria-invalid]")).toHaveCount(0);
  await sendButton(page).click();
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(5);
  for (const [name, error] of Object.entries(errors)) {
    const first = control(page, name).first();
    const owner =
      (await first.getAttribute("type")) === "radio"
        ? page.getByRole("radiogroup").filter({ has: first })
        : first;
    await expect(owner).toHaveAttribute("aria-invalid", "true");
    await expect(owner).toHaveAccessibleDescription(new RegExp(error, "u"));
  }
  expect(mail.attempts()).toHaveLength(0);
});

test("sending with errors lists them at the top, with links to the fields", async ({ reusedPage: page }) => {
  await open(page, feedback);
  const title = await page.title();
  await sendButton(page).click();
  const list = alert(page, banner);
  await expect(list).toBeFocused();
  await expect(list).toBeInViewport();
  await expect(page.getByText("We may contact you for clarification.")).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(`Error: ${title}`);
  await expect(list.getByRole("link")).toHaveText([
    // An error that names its question is shown without the question.
    "Name is required",
    "Phone is required",
    "Email is required",
    "Would you recommend Clay & Chalk? This field is required",
    "How was your visit, from 1 to 10? This field is required",
  ]);
  for (const [index, name] of Object.keys(errors).entries()) {
    await list.getByRole("link").nth(index).click();
    await expect(control(page, name).first()).toBeFocused();
    await expect(control(page, name).first()).toBeInViewport();
  }
});

test("a fixed error is checked off at once; the title says Error: until all are", async ({
  reusedPage: page,
}) => {
  await open(page, feedback);
  const title = await page.title();
  await sendButton(page).click();
  await control(page, "name").fill("Ann");
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(4);
  await expect(formOn(page, feedback).getByText("Name is required")).toHaveCount(0);
  await expect(page).toHaveTitle(`Error: ${title}`);
  await fill(page, feedback.answers);
  await expect(page.locator("[aria-invalid]")).toHaveCount(0);
  await expect(page).toHaveTitle(title);
  await expect(page.getByText(banner)).toHaveCount(0);
  await expect(page.getByText("All set.")).toBeVisible();
});

test("the thanks wait for the mail service; then the form is empty", async ({ reusedPage: page, mail }) => {
  const accept = await holdMail(page);
  await submit(page, feedback);
  await expect(sendButton(page)).toHaveText("Sending …");
  await expect(page.getByText(feedback.thanks)).toHaveCount(0);
  accept();
  await expect(alert(page, feedback.thanks)).toBeFocused();
  expect(mail.received()).toEqual([feedback.params]);
  expect(await entered(page, feedback)).toEqual({});
  await expect(page.locator("[aria-invalid]")).toHaveCount(0);
});

for (const [index, [what, fault]] of sampled([
  ["refuses", { kind: "status", status: 400 }],
  ["can't be reached", { kind: "reset" }],
  ["is broken", { kind: "status", status: 500 }],
] as const).entries()) {
  const tag = chromiumExceptFirst(index);
  test(
    `without thanks, the answers stay when the mail service ${what}`,
    { tag },
    async ({ reusedPage: page, mail }) => {
      mail.fails({ ...fault, times: "forever" });
      await submit(page, feedback);
      const place = page.locator(".form-head");
      await expect(place).toContainText("hasn't reached us yet");
      await expect(place.locator(":focus")).toHaveCount(1);
      await expect(page.getByText(feedback.thanks)).toHaveCount(0);
      expect(await entered(page, feedback)).toEqual(asEntered(feedback.answers));
      expect(mail.received()).toEqual([]);
      await expect(sendButton(page)).toHaveText("Send review");

      // Sending the same answers again retries the same review; it is not sent twice.
      mail.fails();
      await send(page, feedback);
      expect(mail.received()).toEqual([feedback.params]);
    },
  );
}

test("a mail service that never answers: after 15 s the review has not arrived, and then it has", async ({
  page,
  mail,
}) => {
  const pass = await takeClock(page);
  mail.fails({ kind: "hang" });
  await submit(page, feedback);
  await expect.poll(mail.faultsLeft).toEqual([]);
  // From here on, only the test moves the clock.
  await page.clock.pauseAt((await sentAt(page)) + 14_000);
  await expect(sendButton(page)).toHaveText("Sending …");
  await pass(1000);
  await expect(sendButton(page)).toHaveText("Send review");
  const place = page.locator(".form-head");
  await expect(place.getByRole("alert")).toContainText("hasn't reached us yet");
  await expect(place).toContainText("We can't reach our mail service right now. We'll keep trying.");
  await expect(place.locator(".outbox-notice")).toBeFocused();
  await expect(page.getByText("Still sending")).toHaveCount(0);
  expect(await entered(page, feedback)).toEqual(asEntered(feedback.answers));
  await expect.poll(() => kept(page)).toContain('"isTrouble":true');
  // The attempt is given up, and the next one delivers it.
  await pass(5000);
  // A busy page began it some time after the message was stored.
  const aSecondLater = async () => {
    await pass(1000);
    return states(page);
  };
  await expect.poll(aSecondLater).toEqual(["waiting"]);
  await pass(3000);
  await expect(alert(page, feedback.thanks)).toBeVisible();
  await expect(place.locator(".outbox-notice")).toHaveCount(0);
  expect(mail.received()).toEqual([feedback.params]);
});

test("text typed while the review is being sent stays in the form", async ({ reusedPage: page }) => {
  const accept = await holdMail(page);
  await submit(page, feedback);
  await expect(sendButton(page)).toHaveText("Sending …");
  await control(page, "comments").fill("Great turf. And nice people.");
  accept();
  await expect(page.getByText(feedback.thanks)).toBeVisible();
  await expect(control(page, "comments")).toHaveValue("Great turf. And nice people.");
});

/** Delivers the refused review from another page, and goes back. */
async function deliverFromOtherPage(page: Page) {
  await page.goto("/cagerules");
  await openNotice(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Your review has arrived.")).toBeVisible();
  await page.goBack();
  await alive(page);
}

test("a review that another page delivered: Back leads to the thanks, once", async ({
  reusedPage: page,
  mail,
}) => {
  mail.fails({ kind: "status", status: 400 });
  await submit(page, feedback);
  await expect(page.locator(".form-head")).toContainText("hasn't reached us yet");
  await deliverFromOtherPage(page);
  await expect(alert(page, feedback.thanks)).toBeFocused();
  await expect(alert(page, feedback.thanks)).toBeInViewport();
  expect(await entered(page, feedback)).toEqual({});
  await expect(page.locator("[aria-invalid]")).toHaveCount(0);
  await page.reload();
  await alive(page);
  expect(await entered(page, feedback)).toEqual({});
  await expect(alert(page, feedback.thanks)).toHaveCount(0);
  expect(mail.received()).toEqual([feedback.params]);
});

test("a refused review: its form has the notice after a reload, too, and thanks once it is delivered", async ({
  reusedPage: page,
  mail,
}) => {
  mail.fails({ kind: "status", status: 400 });
  await submit(page, feedback);
  const place = page.locator(".form-head");
  await expect(place).toContainText("hasn't reached us yet");
  // Bad news is said before the disk has it.
  await expect.poll(() => states(page)).toEqual(["refused"]);
  await page.reload();
  await alive(page);
  await expect(place.locator(".outbox-notice")).toBeFocused();
  expect(await entered(page, feedback)).toEqual(asEntered(feedback.answers));
  await place.getByRole("button", { name: "Try again" }).click();
  await expect(alert(page, feedback.thanks)).toBeVisible();
  await expect(page.locator(".outbox-notice")).toHaveCount(0);
  expect(await entered(page, feedback)).toEqual({});
});

test("a reload while the review is being sent: its form waits on, and thanks once it is delivered", async ({
  page,
  mail,
}) => {
  const pass = await takeClock(page);
  mail.fails({ kind: "hang" });
  await submit(page, feedback);
  await expect.poll(mail.faultsLeft).toEqual([]);
  await page.reload();
  await alive(page);
  await expect(sendButton(page)).toHaveText("Sending …");
  expect(await entered(page, feedback)).toEqual(asEntered(feedback.answers));
  // The answer to the attempt can no longer come; after some seconds there is another one.
  const aSecondLater = async () => {
    await pass(1000);
    return mail.count();
  };
  await expect.poll(aSecondLater).toBe(1);
  await expect(alert(page, feedback.thanks)).toBeVisible();
  expect(await entered(page, feedback)).toEqual({});
  await expect(page.locator(".outbox-notice")).toHaveCount(0);
});

test("answers that were changed since are not those that were delivered: Back brings them back", async ({
  reusedPage: page,
  mail,
}) => {
  mail.fails({ kind: "status", status: 400 });
  await submit(page, feedback);
  await expect(page.locator(".form-head")).toContainText("hasn't reached us yet");
  await control(page, "comments").fill("Great turf. And nice people.");
  await deliverFromOtherPage(page);
  await expect(control(page, "comments")).toHaveValue("Great turf. And nice people.");
  await expect(sendButton(page)).toHaveText("Send review");
  await expect(alert(page, feedback.thanks)).toHaveCount(0);
});
