/** The questions that another facility added to its forms, and the one that it hides. */
import type { RunningSite } from "../../tools/serve.ts";
import { expect, test as base } from "../fixtures.ts";
import { servedSite } from "../other-site.ts";
import { secondFacility } from "../second-facility/site.ts";
import { contact, teamPractice } from "./facts.ts";
import { alive, answer, control, formOn, sendButton } from "./drive.ts";

const test = base.extend<object, { readonly site: RunningSite }>({
  site: servedSite(secondFacility),
});

const question = "What should we set up?";
const bringing = "Do you bring your own pitching machine?";

test("added questions survive a reload, are checked, and arrive in the email's own section; a hidden one is not asked", async ({
  page,
  site,
}) => {
  await answer(page, teamPractice);
  await expect(control(page, "comments")).toHaveCount(0);
  const text = page.getByRole("textbox", { name: question });
  await expect(text).toHaveAccessibleDescription("Cones, tees, a screen");
  await text.fill("x".repeat(501));
  await page.getByRole("radiogroup", { name: bringing }).getByRole("radio", { name: "Yes" }).check();
  await page.reload();
  await alive(page);
  await expect(text).toHaveValue("x".repeat(501));
  await sendButton(page).click();
  await page.getByRole("alert").getByRole("link", { name: question }).click();
  await expect(text).toBeFocused();
  await expect(text).toHaveAccessibleDescription(/Please shorten this answer to 500 letters\./u);
  await text.fill("Two tees & a screen");
  await sendButton(page).click();

  await expect.poll(() => site.mailMock.messages().length).toBe(1);
  const [message] = site.mailMock.messages();
  const extra = `${bringing}: Yes\n${question}: Two tees & a screen`;
  expect(message?.template_params).toEqual({ ...teamPractice.params, comments: "", extra });
  await page.goto("/_mail");
  await page.getByRole("link", { name: /^Team practice: Mud Hens/u }).click();
  await expect(page.getByText(extra)).toBeVisible();
});

test("an added question of the contact form keeps no one from sending", async ({ page, site }) => {
  const before = site.mailMock.messages().length;
  await answer(page, contact);
  await formOn(page, contact).getByRole("radio", { name: "Drove past" }).check();
  await sendButton(page).click();
  await expect.poll(() => site.mailMock.messages().length).toBe(before + 1);
  const [message] = site.mailMock.messages();
  expect(message?.template_params).toEqual({
    ...contact.params,
    extra: "How did you find the barn?: Drove past",
  });
  await expect(page.getByRole("radio", { name: "Drove past" })).not.toBeChecked();
});
