/** An owner tests EmailJS from `/_mail/templates`: a second mail mock stands in for EmailJS. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as base } from "@playwright/test";
import { listen } from "../../mail-mock/listen.ts";
import { createMailMock, type MailMock } from "../../mail-mock/mail-mock.ts";

const account = {
  publicKey: "test_key",
  serviceId: "test_service",
  templates: { tpl_contact: "contact" },
} as const;

interface Desk {
  readonly page: string;
  readonly emailJs: MailMock;
  /** The keys in the owner's content. */
  readonly keys: { publicKey: string; serviceId: string; contact: string };
}

const test = base.extend<{ desk: Desk }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
  desk: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "test-message-"));
    const keys = { publicKey: "test_key", serviceId: "test_service", contact: "tpl_contact" };
    let origin = "";
    const mock = (name: string) =>
      createMailMock({
        directory: join(folder, name),
        account,
        facility: { name: "Front Desk", email: "desk@facility.example" },
        realAccount: () => ({
          ...keys,
          origin,
          templates: { contact: keys.contact, feedback: "" },
          email: "desk@facility.example",
        }),
      });
    const emailJs = mock("emailjs");
    const local = mock("local");
    const [far, near] = [await listen(emailJs), await listen(local)];
    origin = far.origin;
    await use({ page: `${near.origin}/_mail/templates`, emailJs, keys });
    for (const each of [far, near, emailJs, local]) await each.close();
    rmSync(folder, { recursive: true });
  },
});

test("one button sends a message that is marked as a test, with the facility's own keys", async ({
  page,
  desk,
}) => {
  await page.goto(desk.page);
  await page.getByRole("button", { name: "Send a test message" }).click();
  await expect(page.getByRole("status")).toContainText("EmailJS has taken it.");
  const [message, ...others] = desk.emailJs.messages();
  expect(others).toEqual([]);
  expect(message).toMatchObject({
    template_id: "tpl_contact",
    subject: "Contact: Test message — Test message",
    replyTo: "desk@facility.example",
  });
  expect(message?.text).not.toContain("{{");
  // The review form's template id is missing.
  await expect(page.getByText("To test it, enter the public key")).toHaveCount(1);
});

test("what EmailJS refuses is told in its words, with what to do", async ({ page, desk }) => {
  const told = async () => {
    await page.goto(desk.page);
    await page.getByRole("button", { name: "Send a test message" }).click();
    const output = page.getByRole("status");
    await expect(output).toHaveText(/\.$/u);
    return (await output.textContent()) ?? "";
  };
  desk.keys.publicKey = "wrong";
  expect(await told()).toMatch(
    /The Public Key is invalid\. .*\/admin\/account \(400\)\. Correct it under Settings/u,
  );
  Object.assign(desk.keys, { publicKey: "test_key", contact: "tpl_old" });
  expect(await told()).toMatch(/The template ID not found\. .*\/admin\/templates \(400\)\. Correct it/u);
  desk.keys.contact = "tpl_contact";
  for (const [status, words] of [
    [403, /allowed address/u],
    [426, /monthly requests quota .* \(426\)\. This month's messages are used up/u],
    [503, /Service Unavailable \(503\)\. Try again later\./u],
  ] as const) {
    desk.emailJs.faults.set([{ kind: "status", status }]);
    expect(await told()).toMatch(words);
  }
  desk.emailJs.faults.set([{ kind: "html" }]);
  expect(await told()).toMatch(/Something between you and EmailJS answered/u);
  desk.emailJs.faults.set([{ kind: "reset" }, { kind: "reset" }]);
  expect(await told()).toMatch(/could not be reached/u);
  expect(desk.emailJs.messages()).toEqual([]);
});
