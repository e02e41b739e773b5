import type { Page } from "@playwright/test";
import { alert, answer, control, entered, fillAtOnce, formOn, open, sendButton, submit } from "./drive.ts";
import { employment } from "./specified-forms.ts";
import { expect, test } from "./fixtures.ts";

const banner = "There was a problem with your submission. Errors have been highlighted below.";

test("sending with errors scrolls to the top and lists every error", async ({ reusedPage: page, mail }) => {
  await open(page, employment);
  await sendButton(page).click();
  const list = alert(page, banner);
  await expect(list).toBeFocused();
  await expect(list).toBeInViewport();
  // The introduction stays: the steps, and the job descriptions.
  await expect(page.locator(".steps")).toBeVisible();
  await expect(page.getByText("Job descriptions")).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(list.getByRole("link")).toHaveCount(13);
  const shown = await formOn(page, employment).locator(".field-error").allTextContents();
  const group = "This field is required. Please enter a value.";
  expect(shown).toEqual([
    "First Name is required",
    "Last Name is required",
    "Date of Birth is required",
    ...Array.from({ length: 4 }, () => group),
    "Address is required",
    "Cell Phone is required",
    "Email is required",
    "High School is required",
    "College is required",
    "Accomplishments is required",
  ]);
  for (const name of ["position", "agegroup", "expertise", "language"]) {
    const owner = page
      .getByRole("group")
      .filter({ has: control(page, name) })
      .last();
    await expect(owner).toHaveAttribute("aria-invalid", "true");
    await expect(owner).toHaveAccessibleDescription(new RegExp(group, "u"));
  }
  expect(mail.attempts()).toHaveLength(0);
});

test(
  "the address has one error, and each of its empty fields is marked",
  { tag: "@chromium" },
  async ({ reusedPage: page }) => {
    await open(page, employment);
    const { Street, City, ...others } = employment.answers;
    expect([Street, City]).toEqual(["1 Foul Line", "Columbus"]);
    await fillAtOnce(page, others);
    await sendButton(page).click();
    const group = formOn(page, employment).getByRole("group", { name: "Address" });
    const error = group.getByText("Address is required");
    await expect(error).toHaveCount(1);
    for (const name of ["Street", "City"]) {
      await expect(group.locator(`[name=${name}]`)).toHaveAttribute("aria-invalid", "true");
      await expect(control(page, name)).toHaveAccessibleDescription(/Address is required/u);
    }
    for (const name of ["Address", "State", "Postal"]) {
      await expect(group.locator(`[name=${name}]`)).not.toHaveAttribute("aria-invalid");
      await expect(control(page, name)).not.toHaveAccessibleDescription(/required/u);
    }
    const list = alert(page, banner);
    const link = list.getByRole("link");
    await expect(link).toHaveText("Address is required");
    await link.click();
    await expect(control(page, "Street")).toBeFocused();
    await expect(control(page, "Street")).toBeInViewport();
    await expect(error).toBeInViewport();
    await page.keyboard.type("1 Foul Line");
    await expect(error).toBeVisible();
    await link.click();
    await expect(control(page, "City")).toBeFocused();
    await expect(control(page, "City")).toBeInViewport();
    await page.keyboard.type("Columbus");
    await expect(error).toHaveCount(0);
    await expect(page.locator("[aria-invalid]")).toHaveCount(0);
    await expect(page.locator(".error-summary[data-solved]")).toHaveCount(1);
  },
);

test(
  "each section says how many answers it still needs",
  { tag: "@chromium" },
  async ({ reusedPage: page }) => {
    await open(page, employment);
    const sections = page.getByRole("navigation", { name: "Sections of the application" });
    await expect(sections.getByRole("listitem")).toHaveText([
      /About you 3 to go/u,
      /The job 1 to go/u,
      /Availability optional/u,
      /Coaching 3 to go/u,
      /Contact details 7 to go/u,
      /School 3 to go/u,
      /References optional/u,
    ]);
    await expect(
      formOn(page, employment).getByRole("group", { name: /^Section 3 of 7 Availability/u }),
    ).toBeVisible();
    await fillAtOnce(page, employment.answers);
    await expect(sections.getByRole("listitem").filter({ hasText: "Done" })).toHaveCount(7);
    await control(page, "City").fill("");
    await expect(sections.getByRole("listitem").nth(4)).toHaveText(/1 to go/u);
  },
);

test(
  "Monday's times are copied to the other weekdays, or to the whole week",
  { tag: "@chromium" },
  async ({ reusedPage: page }) => {
    await open(page, employment);
    const weekdays = page.getByRole("button", { name: "Same weekdays" });
    await weekdays.click();
    await expect(control(page, "MondayFrom")).toBeFocused();
    await control(page, "MondayFrom").fill("14:00");
    await control(page, "MondayTo").fill("21:00");
    await control(page, "SaturdayFrom").fill("09:00");
    await weekdays.click();
    for (const day of ["Tuesday", "Wednesday", "Thursday", "Friday"]) {
      await expect(control(page, `${day}From`)).toHaveValue("14:00");
      await expect(control(page, `${day}To`)).toHaveValue("21:00");
    }
    await expect(control(page, "SaturdayFrom")).toHaveValue("09:00");
    await expect(control(page, "SundayTo")).toHaveValue("");
    await expect(page.getByRole("status").filter({ hasText: "copied" })).toBeVisible();
    await page.getByRole("button", { name: "Same all week" }).click();
    await expect(control(page, "SaturdayFrom")).toHaveValue("14:00");
    await expect(control(page, "SundayTo")).toHaveValue("21:00");
  },
);

test(
  "a time that is half typed is not lost: the browser asks for the rest before anything is sent",
  {
    tag: "@chromium",
  },
  async ({ reusedPage: page, mail }) => {
    await answer(page, employment);
    await control(page, "WednesdayFrom").fill("");
    await control(page, "WednesdayFrom").focus();
    await page.keyboard.type("0930");
    await sendButton(page).click();
    await expect(control(page, "WednesdayFrom")).toBeFocused();
    await expect(alert(page, employment.thanks)).toHaveCount(0);
    expect(mail.attempts()).toHaveLength(0);
    await page.keyboard.type("0930PM");
    await sendButton(page).click();
    await expect.poll(mail.received).toEqual([{ ...employment.params, WednesdayFrom: "21:30" }]);
  },
);

test(
  "after sending, the form is empty and the applicant gets a copy",
  { tag: "@chromium" },
  async ({ reusedPage: page }) => {
    await send(page);
    await expect(page.locator("[aria-invalid]")).toHaveCount(0);
    expect(await entered(page, employment)).toEqual({});
    const copy = page.getByRole("region", { name: "Your copy" });
    await expect(copy).toContainText("Hitting Instructor, Staff");
    await expect(copy).not.toContainText("stays here");
    await page.reload();
    await expect(copy).toHaveCount(0);
  },
);

// Firefox under automation cannot be asked for its print styles.
test(
  "the copy can be printed, without the rest of the page",
  { tag: "@chromium" },
  async ({ reusedPage: page, initScript }) => {
    await initScript(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    await send(page);
    await page.getByRole("button", { name: "Print" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-printed");
    await page.emulateMedia({ media: "print" });
    await expect(
      page.getByRole("region", { name: "Your copy" }).getByText("Sam", { exact: true }),
    ).toBeVisible();
    for (const other of ["header", "footer", "form"]) await expect(page.locator(other).first()).toBeHidden();
  },
);

/** Sends a complete application. */
async function send(page: Page): Promise<void> {
  await submit(page, employment);
  await expect(alert(page, employment.thanks)).toBeFocused();
}

test(
  "two answers are not sent, and say where they are read",
  { tag: "@chromium" },
  async ({ reusedPage: page }) => {
    await page.goto(employment.path);
    for (const name of ["CoachingExp", "CoachingTeam"])
      await expect(control(page, name)).toHaveAccessibleDescription(
        "Not sent with this form. Please put it in your resume.",
      );
  },
);
