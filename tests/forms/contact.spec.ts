import {
  alert,
  answer,
  control,
  entered,
  fill,
  fillAtOnce,
  formOn,
  open,
  sendButton,
  submit,
} from "./drive.ts";
import { contact } from "./specified-forms.ts";
import { expect, test } from "./fixtures.ts";

const { errors } = contact;

test(
  "the button waits for valid answers and says which",
  { tag: "@chromium" },
  async ({ reusedPage: page }) => {
    await open(page, contact);
    const button = sendButton(page);
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(
      "Needed to send: full name, email, phone, subject, and message.",
    );
    await control(page, "from_name").focus();
    await control(page, "from_name").blur();
    await expect(button).toHaveAccessibleDescription(
      "Still needed: full name, email, phone, subject, and message.",
    );
    await fill(page, { ...contact.answers, phone: "555-014" });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription("Still needed: phone.");
    await control(page, "phone").fill("555-0142");
    await expect(button).toBeEnabled();
    await expect(button).toHaveAccessibleDescription("");
    await control(page, "subject").fill("");
    await expect(button).toBeDisabled();
  },
);

test("each field shows its own error once it is left, as its description", async ({ reusedPage: page }) => {
  await open(page, contact);
  const form = formOn(page, contact);
  for (const error of Object.values(errors))
    await expect(form.getByText(error, { exact: true })).toHaveCount(0);
  const title = await page.title();
  for (const [name, error] of Object.entries(errors)) {
    const field = control(page, name);
    await expect(field).not.toHaveAttribute("aria-invalid");
    await field.focus();
    await field.blur();
    await expect(form.getByText(error, { exact: true })).toBeVisible();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(new RegExp(RegExp.escape(error), "u"));
  }
  await expect(page).toHaveTitle(`Error: ${title}`);
});

test(
  "an error shows while a field is changed, and goes once it is right",
  { tag: "@chromium" },
  async ({ reusedPage: page }) => {
    await open(page, contact);
    const email = control(page, "email");
    const error = formOn(page, contact).getByText(errors["email"] ?? "", { exact: true });
    await email.pressSequentially("ann@");
    await expect(error).toBeVisible();
    await email.pressSequentially("example.com");
    await expect(error).toHaveCount(0);
    await expect(email).not.toHaveAttribute("aria-invalid");
  },
);

test(
  "after sending, the thanks have the focus, and the form is empty without errors",
  { tag: "@main" },
  async ({ reusedPage: page }) => {
    await open(page, contact);
    const title = await page.title();
    await fillAtOnce(page, contact.answers);
    await sendButton(page).click();
    const thanks = alert(page, contact.thanks);
    await expect(thanks).toBeFocused();
    await expect(thanks).toBeInViewport();
    expect(await entered(page, contact)).toEqual({});
    await expect(page.locator("[aria-invalid]")).toHaveCount(0);
    await expect(sendButton(page)).toBeDisabled();
    await expect(page).toHaveTitle(title);
    // What is missing is said again to somebody who writes another message.
    const missing = page.getByText("Still needed");
    await expect(missing).toHaveCount(0);
    await control(page, "subject").fill("One more question");
    await expect(missing).toHaveText("Still needed: full name, email, phone, and message.");
  },
);

test(
  "thanks do not wait for the mail service: the message is stored",
  { tag: "@chromium" },
  async ({ reusedPage: page, mail }) => {
    mail.fails({ kind: "hang" });
    await submit(page, contact);
    await expect(page.getByText(contact.thanks)).toBeVisible();
    expect(
      await page.evaluate(() => indexedDB.databases().then((all) => all.map(({ name }) => name))),
    ).toContain("outbox");
    expect(mail.received()).toEqual([]);
  },
);

test("text typed while the message is being stored stays in the form", async ({ reusedPage: page, mail }) => {
  await answer(page, contact);
  await sendButton(page).evaluate((button) => {
    (button as HTMLElement).click();
    const message = document.querySelector<HTMLTextAreaElement>("form [name=message]");
    if (!message) return;
    message.value += " And on Saturday?";
    message.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await expect(page.getByText(contact.thanks)).toBeVisible();
  await expect.poll(mail.received).toHaveLength(1);
  await expect(control(page, "message")).toHaveValue("Is it free on Friday? And on Saturday?");
});

test(
  "a message that is almost too long for an e-mail shows a warning",
  { tag: "@chromium" },
  async ({ reusedPage: page }) => {
    await open(page, contact);
    await fillAtOnce(page, { ...contact.answers, message: "x".repeat(44_000) });
    const warning = page.locator("form").getByRole("status");
    await expect(warning).toHaveCount(0);
    await control(page, "message").fill("ö".repeat(22_500));
    await expect(warning).toContainText("almost too long to send");
  },
);
