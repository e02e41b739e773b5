import { takeClock } from "../clock.ts";
import { alert, asEntered, control, entered, open, sendButton, submit } from "./drive.ts";
import { teamPractice } from "./specified-forms.ts";
import { expect, test } from "./fixtures.ts";

const thanks = { hasText: teamPractice.thanks };

test("sending with errors shows them in the specification's words", async ({ reusedPage: page, mail }) => {
  await open(page, teamPractice);
  await expect(page.locator("[aria-invalid]")).toHaveCount(0);
  await sendButton(page).click();
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(8);
  await expect(page.getByText("Coaches and parents each create a free account")).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator(".field-error")).toHaveText([
    "This field is required",
    "This field is required",
    "This field is required",
    "This field is required.",
    "This field is required",
    "This field is required",
    "This field is required",
    "This field is required",
  ]);
  expect(mail.attempts()).toHaveLength(0);
});

test("the answers stay after sending, and emptying one shows its error at once", async ({
  reusedPage: page,
}) => {
  await submit(page, teamPractice);
  await expect(page.getByRole("alert").filter(thanks)).toBeVisible();
  expect(await entered(page, teamPractice)).toEqual(asEntered(teamPractice.answers));
  await expect(page.locator("[aria-invalid]")).toHaveCount(0);
  await control(page, "teamname").fill("");
  await expect(control(page, "teamname")).toHaveAttribute("aria-invalid", "true");
});

test("the same request is not sent again; a changed one is", async ({ page, mail }) => {
  const pass = await takeClock(page);
  await submit(page, teamPractice);
  await expect(page.getByRole("alert").filter(thanks)).toBeFocused();
  await expect.poll(mail.received).toHaveLength(1);
  // Sooner, it would be a double click.
  await pass(1000);
  await sendButton(page).click();
  await expect(alert(page, "You already sent us this request at")).toBeFocused();
  await expect(page.getByText(teamPractice.thanks)).toHaveCount(0);
  await control(page, "members").fill("14");
  await sendButton(page).click();
  await expect.poll(mail.received).toEqual([{ ...teamPractice.params, members: "14" }, teamPractice.params]);
});

test(
  "a request that was refused and deleted can be sent again",
  { tag: "@all" },
  async ({ reusedPage: page, mail }) => {
    mail.fails({ kind: "status", status: 403 });
    await submit(page, teamPractice);
    const notice = page.locator(".outbox-notice");
    await notice.getByRole("button", { name: "Delete now" }).click();
    await notice.getByRole("button", { name: "Yes, delete it" }).click();
    await expect(notice).toHaveCount(0);
    await sendButton(page).click();
    await expect(page.getByRole("alert").filter(thanks)).toBeFocused();
    await expect.poll(mail.received).toEqual([teamPractice.params]);
  },
);
