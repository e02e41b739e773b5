import type { Page } from "@playwright/test";
import {
  alert,
  alive,
  answer,
  asEntered,
  control,
  entered,
  fillAtOnce,
  open,
  send,
  sendButton,
} from "./drive.ts";
import { employment } from "./specified-forms.ts";
import { expect, test } from "./fixtures.ts";

const DAY = 24 * 60 * 60 * 1000;
const box = (page: Page) => page.getByRole("checkbox", { name: "Keep a draft on this device" });
const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage));

/** A second visit without anything that the browser itself may have kept from the first. */
async function visitAgain(page: Page): Promise<Page> {
  const next = await page.context().newPage();
  await page.close();
  await open(next, employment);
  return next;
}

test("no draft is kept unless the applicant asks for it", async ({ page }) => {
  await open(page, employment);
  await expect(box(page)).not.toBeChecked();
  await fillAtOnce(page, employment.answers);
  const next = await visitAgain(page);
  expect(await kept(next)).toEqual([]);
  await expect(control(next, "First_Name")).toHaveValue("");
});

test("a draft is restored on the next visit, to the last letter", async ({ page }) => {
  await answer(page, employment);
  await box(page).check();
  await control(page, "City").press("End");
  await control(page, "City").pressSequentially("X");
  const next = await visitAgain(page);
  expect(page.context().pages()).toHaveLength(1);
  expect(await entered(next, employment)).toEqual(
    asEntered(employment, { ...employment.answers, City: "ColumbusX" }),
  );
  await expect(box(next)).toBeChecked();
  await expect(next.getByRole("status").filter({ hasText: "We put your draft from" })).toBeVisible();
});

test("text typed before the draft is restored stays", async ({ page }) => {
  await answer(page, employment);
  await box(page).check();
  const { promise, resolve } = Promise.withResolvers<void>();
  const next = await page.context().newPage();
  await page.close();
  // The small script, too: it brings the draft back, and must not do so while this is being typed.
  await next.route("**/_assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await next.goto(employment.path, { waitUntil: "commit" });
  await control(next, "First_Name").fill("Samantha");
  resolve();
  await alive(next);
  await expect(control(next, "Last_Name")).toHaveValue("Rivera");
  await expect(control(next, "First_Name")).toHaveValue("Samantha");
});

test("sending erases the draft", async ({ page }) => {
  await open(page, employment);
  await box(page).check();
  await fillAtOnce(page, employment.answers);
  await send(page, employment);
  expect(await kept(page)).toEqual([]);
  await expect(box(page)).not.toBeChecked();
});

test("unchecking the box erases the draft", async ({ page }) => {
  await answer(page, employment);
  await box(page).check();
  expect(await kept(page)).toHaveLength(1);
  await box(page).uncheck();
  expect(await kept(page)).toEqual([]);
  await expect(control(page, "First_Name")).toHaveValue("Sam");
});

test("the applicant can erase the draft and start over", async ({ page }) => {
  await answer(page, employment);
  await box(page).check();
  const next = await visitAgain(page);
  await next.getByRole("button", { name: "Erase the draft and start over" }).click();
  expect(await kept(next)).toEqual([]);
  await expect(control(next, "First_Name")).toHaveValue("");
  await expect(control(next, "First_Name")).toBeFocused();
  await next.reload();
  await alive(next);
  await expect(control(next, "First_Name")).toHaveValue("");
});

test("typing or reloading in a tab that sent its answers keeps the draft of another", async ({ page }) => {
  await open(page, employment);
  await fillAtOnce(page, employment.answers);
  await send(page, employment);
  const other = await page.context().newPage();
  await answer(other, employment);
  await box(other).check();
  for (const typed of ["Dayton", ""]) await control(page, "City").fill(typed);
  await page.reload();
  await alive(page);
  await expect(control(page, "First_Name")).toHaveValue("Sam");
  await expect(box(page)).toBeChecked();
  expect(await kept(page)).toHaveLength(1);
});

test("a box checked before anything is typed stays checked when the page is shown", async ({ page }) => {
  await open(page, employment);
  await box(page).check();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow")));
  await expect(box(page)).toBeChecked();
});

test("the draft is gone seven days after the last change", async ({ page }) => {
  const first = new Date("2027-01-10T15:00:00Z");
  await page.clock.setFixedTime(first);
  await answer(page, employment);
  await box(page).check();
  expect(await kept(page)).toHaveLength(1);

  const soon = await page.context().newPage();
  await soon.clock.setFixedTime(new Date(first.getTime() + 7 * DAY - 1000));
  await open(soon, employment);
  await expect(control(soon, "First_Name")).toHaveValue("Sam");
  await soon.close();

  const late = await page.context().newPage();
  await late.clock.setFixedTime(new Date(first.getTime() + 7 * DAY));
  await open(late, employment);
  await expect.poll(() => kept(late)).toEqual([]);
  await expect(control(late, "First_Name")).toHaveValue("");
});

test("a form whose browser can't keep a draft says so, and can still be sent", async ({ page, mail }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await answer(page, employment);
  await box(page).check();
  await expect(alert(page, "won't let us keep a draft")).toBeVisible();
  await sendButton(page).click();
  await expect.poll(mail.received).toEqual([employment.params]);
});
