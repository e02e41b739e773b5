/** An added form is two files of content: it is drawn, checked, sent, kept when it fails, and its e-mail is made. */
import { changedSample } from "../changed-sample.ts";
import { otherSite } from "../other-site.ts";
import { changedPages, sendWhileChanging } from "./changes.ts";
import { alert, control, fill, open, sendButton, submit } from "./drive.ts";
import { everything } from "../scope.ts";
import { party } from "./added-form.ts";
import { expect, test as base } from "./fixtures.ts";

/** Once for each worker. */
let built: ReturnType<typeof otherSite> | undefined;

const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
  folders: async ({}, use) => {
    const { content, directory } = await (built ??= otherSite(changedSample));
    await use({ directory, contentDirectory: content });
  },
});

// One worker builds the site for all of them.
test.describe.configure({ mode: "default" });

test("is drawn, checked and mailed", { tag: "@chromium" }, async ({ page, mail, ownSite, complaints }) => {
  await open(page, party);
  await sendButton(page).click();
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("listitem")).toHaveText([
    "Who has the birthday? The child's name is required",
    "Which day? The day is required",
    "Your email is required",
  ]);
  await control(page, "zip").fill("4321");
  await expect(page.locator(".field-error", { hasText: "A ZIP code has five digits" })).toBeVisible();
  await fill(page, party.answers);
  await sendButton(page).click();
  await expect(alert(page, party.thanks)).toBeFocused();
  await mail.arrived(1);
  const [message] = ownSite.mailMock.messages();
  expect(Object.entries(message?.template_params ?? {})).toEqual(Object.entries(party.params));
  expect(message).toMatchObject({
    template_id: "template_party",
    subject: "Party for Mia on 2027-05-01",
    replyTo: "ann@example.com",
  });
  expect(message?.text).toContain("Who has the birthday? Mia\nWhich day? 2027-05-01");
  expect(message?.text).toContain("Wishes\nA cake\nwith a bat");
  expect(complaints).toEqual([]);
});

test(
  "is kept when it fails, and the notice names it",
  { tag: ["@all", "@chromium"] },
  async ({ page, mail }) => {
    mail.fails({ kind: "status", status: 403 });
    await submit(page, party);
    await expect(alert(page, "Your party request from")).toBeVisible();
  },
);

// In `npm test`, the forms of the sample show it (changed-page.spec.ts).
for (const { tag, ...changed } of everything ? changedPages(4, { allMoments: false }) : [])
  test(
    `${changed.change}, ${changed.moment}: what was typed stays, with the caret, and is sent`,
    { tag },
    async ({ page, mail, complaints }) => sendWhileChanging({ page, mail, complaints }, party, changed),
  );
