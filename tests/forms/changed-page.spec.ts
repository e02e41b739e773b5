/**
 * Translators, password managers and other extensions change the page before, while and after its form starts: for the
 * visitor it is as if nothing had been.
 */
import type { Page } from "@playwright/test";
import { sampled } from "../scope.ts";
import {
  alert,
  alive,
  answer,
  asEntered,
  control,
  entered,
  fillAtOnce,
  open,
  openEarly,
  send,
  sendButton,
} from "./drive.ts";
import { contact, employment, forms, teamPractice } from "./specified-forms.ts";
import { expect, test } from "./fixtures.ts";

/** What others do to a form, as functions that run in the page. */
const changes = {
  "an element after every control": () => {
    for (const input of document.querySelectorAll("#form-place :is(input, textarea)"))
      if (!input.nextElementSibling?.matches("i")) input.after(document.createElement("i"));
  },
  "an element first in the form": () => {
    const form = document.querySelector("#form-place form");
    if (!form?.querySelector(":scope > i")) form?.prepend(document.createElement("i"));
  },
  "texts wrapped, as translators do": () => {
    const texts = document.createTreeWalker(document.querySelector("#form-place") ?? document, 4);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (text.parentElement?.closest("font, textarea, option")) continue;
      const font = document.createElement("font");
      text.replaceWith(font);
      font.append(text.data);
    }
  },
  "texts taken away": () => {
    for (const text of document.querySelectorAll("#form-place :is(.field-optional, .field-hint)"))
      text.remove();
  },
  "changed attributes": () => {
    document.documentElement.lang = "auto";
    for (const input of document.querySelectorAll<HTMLElement>("#form-place :is(form, input, textarea)")) {
      input.style.backgroundImage = "none";
      input.setAttribute("autocomplete", "off");
      input.dir = "auto";
    }
  },
} as const;

type Change = keyof typeof changes;

/** Changes the page again and again until the form works. */
async function changeUntilAlive(page: Page, change: Change): Promise<void> {
  await page.evaluate(`(() => {
    const change = ${changes[change].toString()};
    const again = () => {
      if (document.querySelector("#form-place[data-live]")) return;
      change();
      setTimeout(again);
    };
    again();
  })()`);
}

const moments = {
  "before any script": async (page: Page, path: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/_assets/*.js", async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await expect(sendButton(page)).toBeVisible();
    return resolve;
  },
  "while it starts": openEarly,
} as const;

const cases = (Object.keys(changes) as Change[]).flatMap((change) =>
  (Object.keys(moments) as (keyof typeof moments)[]).map((moment) => ({ change, moment })),
);

for (const specified of sampled(forms, 2))
  for (const { change, moment } of cases)
    test(`${specified.name}: ${change}, ${moment}: what was typed stays, with the caret, and is sent`, async ({
      page,
      mail,
      complaints,
    }) => {
      const [name = ""] = specified.controls;
      const release = await moments[moment](page, specified.path);
      await control(page, name).pressSequentially("Samantha");
      for (let times = 0; times < 3; times++) await page.keyboard.press("ArrowLeft");
      await changeUntilAlive(page, change);
      release();
      await alive(page);
      await expect(control(page, name)).toHaveValue("Samantha");
      await expect(control(page, name)).toBeFocused();
      await page.keyboard.type("X");
      await expect(control(page, name)).toHaveValue("SamanXtha");

      await fillAtOnce(page, specified.answers);
      await send(page, specified);
      await expect.poll(mail.received).toEqual([specified.params]);
      expect(await page.evaluate(() => Object.values(sessionStorage).join(""))).toBe("");
      await page.unrouteAll();
      await page.reload();
      await alive(page);
      expect(await entered(page, specified)).toEqual(asEntered(specified, {}));
      expect(complaints.filter((each) => !each.startsWith("request failed"))).toEqual([]);
    });

for (const change of sampled(Object.keys(changes) as Change[], 2))
  test(`a press of Send counts: ${change}, while the form starts`, async ({ page, mail }) => {
    const release = await openEarly(page, teamPractice.path);
    await fillAtOnce(page, teamPractice.answers);
    await sendButton(page).click();
    await changeUntilAlive(page, change);
    release();
    await expect(alert(page, teamPractice.thanks)).toBeVisible();
    await expect.poll(mail.received).toEqual([teamPractice.params]);
  });

/** Translates whatever comes into the page, as Google Translate does. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = (root: Node) => {
      const texts = document.createTreeWalker(root, 4);
      const found: Text[] = [];
      if (root instanceof Text) found.push(root);
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        if (!text.isConnected || text.data.trim() === "") continue;
        if (text.parentElement?.closest("font, script, style, textarea, title, [translate=no]")) continue;
        const outer = document.createElement("font");
        const inner = document.createElement("font");
        outer.append(inner);
        text.replaceWith(outer);
        inner.append(text.data);
      }
    };
    document.documentElement.lang = "auto";
    wrap(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) wrap(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

test.describe("on a phone whose browser translates the page", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a whole application is corrected, sent, refused and sent again", async ({
    page,
    mail,
    complaints,
  }) => {
    mail.fails({ kind: "status", status: 403 });
    await open(page, employment);
    await translate(page);
    await sendButton(page).click();
    const summary = page.locator(".error-summary");
    await expect(summary).toBeFocused();
    await expect(summary).toContainText("First Name is required");
    await fillAtOnce(page, employment.answers);
    await expect(summary).toContainText("All set.");
    await expect(page.locator("[aria-invalid]")).toHaveCount(0);
    await sendButton(page).click();
    const notice = page.locator(".form-frame .outbox-notice");
    await expect(notice).toContainText("hasn't reached us yet");
    await expect(page.getByText(employment.thanks)).toHaveCount(0);
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(alert(page, employment.thanks)).toBeVisible();
    await expect(sendButton(page)).toHaveText(/^Send/u);
    await expect.poll(mail.received).toEqual([employment.params]);
    expect(await entered(page, employment)).toEqual(asEntered(employment, {}));
    expect(complaints.filter((each) => !each.includes("403"))).toEqual([]);
  });
});

test("a form whose nodes were moved is drawn anew, with its answers", async ({ page, mail }) => {
  await answer(page, contact);
  await control(page, "email").focus();
  await page.evaluate(() => {
    // As some password managers do: the field's row is wrapped, and React can no longer take it away.
    for (const live of document.querySelectorAll("#form-place [aria-live]")) {
      const wrapper = document.createElement("div");
      live.replaceWith(wrapper);
      wrapper.append(live);
      live.replaceChildren(...[...live.childNodes].map((node) => node.cloneNode(true)));
    }
  });
  await control(page, "email").fill("");
  await control(page, "subject").focus();
  await expect(page.getByText("*Valid Email is a required field.").first()).toBeVisible();
  await control(page, "email").fill(String(contact.answers["email"]));
  await send(page, contact);
  await expect.poll(mail.received).toEqual([contact.params]);
});

test("a form that cannot be drawn at all says so, with the phone number and the answers", async ({
  page,
  mail,
}) => {
  await answer(page, contact);
  await send(page, contact);
  await expect.poll(mail.received).toHaveLength(1);
  await fillAtOnce(page, contact.answers);
  await page.evaluate(() => {
    const fails = () => {
      throw new RangeError("no such language");
    };
    Reflect.set(Date.prototype, "toLocaleTimeString", fails);
  });
  await sendButton(page).click();
  const failure = alert(page, "This browser couldn't take your message");
  await expect(failure).toContainText("(614) 555-0142");
  await expect(failure).toContainText(String(contact.answers["message"]));
});
