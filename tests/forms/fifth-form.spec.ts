/** A fifth form is two files of content: it is drawn, checked, sent, kept when it fails, and its e-mail is made. */
import type { RunningSite } from "../../tools/serve.ts";
import { servedSite } from "../other-site.ts";
import { expect, test as base } from "../fixtures.ts";
import { alert, alive, control, sendButton } from "./drive.ts";
import { fifthForm } from "./fifth-form.ts";

const test = base.extend<object, { readonly party: RunningSite }>({
  party: servedSite({
    name: "fifth-form",
    changes: fifthForm,
  }),
  baseURL: async ({ party }, use) => use(party.origin),
});

// One worker builds the site and serves it to both tests.
test.describe.configure({ mode: "default" });

const answers = { child: "Mia", day: "2027-05-01", email: "ann@example.com", wishes: "A cake\nwith a bat" };

test("is drawn, checked and mailed", { tag: "@chromium" }, async ({ page: tab, party, complaints }) => {
  await tab.goto("/birthday-parties");
  await alive(tab);
  await sendButton(tab).click();
  const summary = tab.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("listitem")).toHaveText([
    "Who has the birthday? The child's name is required",
    "Which day? The day is required",
    "Your email: Your email is required",
  ]);
  await control(tab, "zip").fill("4321");
  await expect(tab.locator(".field-error", { hasText: "A ZIP code has five digits" })).toBeVisible();
  await control(tab, "zip").fill("43215");
  for (const [name, value] of Object.entries(answers)) await control(tab, name).fill(value);
  await control(tab, "sport", "Softball").check();
  for (const extra of ["Cake", "Pizza"]) await control(tab, "extras", extra).check();
  await sendButton(tab).click();
  await expect(alert(tab, "We'll call you about the party.")).toBeFocused();
  await expect.poll(() => party.mailMock.messages().length).toBe(1);
  const [mail] = party.mailMock.messages();
  expect(Object.entries(mail?.template_params ?? {})).toEqual([
    ["child", "Mia"],
    ["day", "2027-05-01"],
    ["sport", "Softball"],
    ["extras", "Cake, Pizza"],
    ["zip", "43215"],
    ["email", "ann@example.com"],
    ["wishes", "A cake\nwith a bat"],
  ]);
  expect(mail).toMatchObject({
    template_id: "template_party",
    subject: "Party for Mia on 2027-05-01",
    replyTo: "ann@example.com",
  });
  expect(mail?.text).toContain("Who has the birthday?: Mia\nWhich day?: 2027-05-01");
  expect(mail?.text).toContain("Wishes\nA cake\nwith a bat");
  expect(complaints).toEqual([]);
});

test("is kept when it fails, and the notice names it", { tag: "@chromium" }, async ({ page: tab }) => {
  await tab.route("**/api/v1.0/email/send", (route) => route.fulfill({ status: 403, body: "no" }));
  await tab.goto("/birthday-parties");
  await alive(tab);
  for (const [name, value] of Object.entries(answers)) await control(tab, name).fill(value);
  await sendButton(tab).click();
  await expect(alert(tab, "Your party request from")).toBeVisible();
});
