/**
 * Translators, password managers and other extensions change the page before, while and after its form starts: for the
 * visitor it is as if nothing had been.
 */
import type { Page } from "@playwright/test";
import { chromiumExceptFirst, sampled } from "../scope.ts";
import { changedPages, changeUntilAlive, sendWhileChanging } from "./changes.ts";
import {
  alert,
  alive,
  answer,
  asEntered,
  control,
  entered,
  fill,
  fillAtOnce,
  open,
  openEarly,
  pressEarly,
  send,
  sendButton,
} from "./drive.ts";
import { contact, employment, feedback, forms, teamPractice } from "./specified-forms.ts";
import { expect, test } from "./fixtures.ts";

// Motion changes nothing that is kept or sent, and costs a tenth of the time.
test.use({ contextOptions: { reducedMotion: "reduce" } });

// In `npm test`, those in which each moment is once.
for (const [turn, specified] of sampled(forms, 2).entries())
  // The application has every kind of element that the other forms have.
  for (const { tag, ...changed } of changedPages(turn, { allMoments: specified === employment }))
    test(
      `${specified.name}: ${changed.change}, ${changed.moment}: what was typed stays, with the caret, and is sent`,
      { tag },
      async ({ reusedPage: page, mail, reusedPageComplaints: complaints }) =>
        sendWhileChanging({ page, mail, complaints }, specified, changed),
    );

// The one that could hide the button, and the one that could undo what a press has noted on it.
for (const change of sampled(["an icon after every control", "changed attributes"] as const))
  test(
    `a press of Send counts: ${change}, while the form starts`,
    { tag: "@chromium" },
    async ({ reusedPage: page, mail }) => {
      const release = await openEarly(page, teamPractice.path);
      await fillAtOnce(page, teamPractice.answers);
      await pressEarly(page);
      await changeUntilAlive(page, change);
      release();
      await expect(alert(page, teamPractice.thanks)).toBeVisible();
      await expect.poll(mail.received).toEqual([teamPractice.params]);
    },
  );

/** Translates every new text in the page, and all texts again and again, as translators do. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translated = (text: string) => {
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.append(text);
      return outer;
    };
    const wrap = (root: Node) => {
      const texts = document.createTreeWalker(root, 4);
      const found: Text[] = [];
      if (root instanceof Text) found.push(root);
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        if (!text.isConnected || text.data.trim() === "") continue;
        if (text.parentElement?.closest("font, script, style, textarea, title, [translate=no]")) continue;
        text.replaceWith(translated(text.data));
      }
    };
    document.documentElement.lang = "auto";
    document.documentElement.classList.add("translated-ltr");
    wrap(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) wrap(node);
    }).observe(document.body, { childList: true, subtree: true });
    const again = () => {
      for (const font of document.querySelectorAll("font:not(font font)"))
        font.replaceWith(translated(font.textContent));
      // After a pause, however long that took: in Firefox, it takes a third of a second on a busy machine.
      setTimeout(again, 300);
    };
    again();
  });
}

test.describe("on a phone whose browser translates the page", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a press counts when the word under the finger is replaced before it is lifted", async ({
    reusedPage: page,
  }) => {
    await open(page, teamPractice);
    await translate(page);
    const button = sendButton(page);
    await button.hover();
    await page.mouse.down();
    const word = await button.locator("font > font").elementHandle();
    await page.waitForFunction((old) => !old?.isConnected, word);
    await page.mouse.up();
    await expect(page.locator(".error-summary")).toBeFocused();
  });

  test(
    "a whole application is corrected, typed, sent, refused and sent again",
    { tag: ["@all", "@chromium"] },
    async ({ page, mail, complaints }) => {
      mail.fails({ kind: "status", status: 403 });
      await open(page, employment);
      await translate(page);
      const title = await page.title();
      await sendButton(page).click();
      const summary = page.locator(".error-summary");
      await expect(summary).toBeFocused();
      await expect(summary).toContainText("First Name is required");
      await expect(page).toHaveTitle(`Error: ${title}`);
      await page.evaluate(() => {
        document.title = "Error: solicitud de empleo";
      });
      await fill(page, employment.answers);
      await expect(summary).toContainText("All set.");
      await expect(page.locator("[aria-invalid]")).toHaveCount(0);
      await expect(page).toHaveTitle(title);
      await sendButton(page).click();
      const notice = page.locator(".form-frame .outbox-notice");
      await expect(notice).toContainText("hasn't reached us yet");
      await expect(page.getByText(employment.thanks)).toHaveCount(0);
      await expect(notice).toContainText(String(employment.answers["Accomplishments"]));
      await notice.getByRole("button", { name: "Try again" }).click();
      await expect(alert(page, employment.thanks)).toBeVisible();
      await expect(sendButton(page)).toHaveText(/^Send/u);
      await expect.poll(mail.received).toEqual([employment.params]);
      expect(await entered(page, employment)).toEqual({});
      expect(complaints.filter((each) => !each.includes("403"))).toEqual([]);
    },
  );
});

test(
  "a form whose nodes were moved is drawn anew, with its answers",
  { tag: "@chromium" },
  async ({ reusedPage: page, mail }) => {
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
  },
);

test(
  "where somebody takes a control away, what was typed into it is back after a reload, and is sent",
  { tag: "@chromium" },
  async ({ reusedPage: page, mail }) => {
    await answer(page, contact);
    await page.evaluate(() => document.querySelector("[name=message]")?.remove());
    await control(page, "subject").fill("Cage 4");
    await page.reload();
    await alive(page);
    expect(await entered(page, contact)).toEqual(asEntered({ ...contact.answers, subject: "Cage 4" }));
    await send(page, contact);
    await expect.poll(mail.received).toEqual([{ ...contact.params, subject: "Cage 4" }]);
    expect(await page.evaluate(() => Object.values(sessionStorage).join(""))).toBe("");
  },
);

for (const [index, [what, selector]] of sampled(
  [
    ["a control", "[name=message]"],
    ["the whole form", "#form-place form"],
    ["a row of controls", "#form-place .form-row"],
    ["the button", "#form-place [type=submit]"],
    ["everything in its place", "#form-place > *"],
  ] as const,
  2,
).entries())
  test(
    `where somebody takes ${what} away, it is drawn anew with what was typed, and is sent`,
    { tag: chromiumExceptFirst(index) },
    async ({ reusedPage: page, mail }) => {
      await answer(page, contact);
      await page.evaluate((removed) => document.querySelector(removed)?.remove(), selector);
      await expect(page.locator(selector).first()).toBeVisible();
      await expect.poll(() => entered(page, contact)).toEqual(asEntered(contact.answers));
      await send(page, contact);
      await expect.poll(mail.received).toEqual([contact.params]);
      expect(await page.evaluate(() => Object.values(sessionStorage).join(""))).toBe("");
    },
  );

test("where somebody takes a control away, another keeps the focus and the caret", async ({
  reusedPage: page,
}) => {
  await open(page, contact);
  await control(page, "subject").pressSequentially("Cage 3");
  await page.keyboard.press("ArrowLeft");
  await page.evaluate(() => document.querySelector("[name=message]")?.remove());
  await expect(control(page, "message")).toBeVisible();
  await page.keyboard.type("1");
  await expect(control(page, "subject")).toHaveValue("Cage 13");
});

test("where somebody takes away the control with the focus, it has it again, with the caret", async ({
  reusedPage: page,
}) => {
  await open(page, contact);
  await control(page, "subject").pressSequentially("Cage 3");
  await page.keyboard.press("ArrowLeft");
  await page.evaluate(() => document.querySelector("[name=subject]")?.remove());
  await expect(control(page, "subject")).toBeFocused();
  await page.keyboard.type("1");
  await expect(control(page, "subject")).toHaveValue("Cage 13");
  // Whoever has gone on meanwhile stays there.
  await page.evaluate(() => {
    document.querySelector("[name=subject]")?.remove();
    document.querySelector("main")?.focus();
  });
  await expect(control(page, "subject")).toHaveValue("Cage 13");
  await expect(page.locator("main")).toBeFocused();
});

for (const type of sampled(["text", "hidden"]))
  test(
    `what is typed is kept and sent where an extension has ${type} fields of the same names before ours`,
    { tag: "@chromium" },
    async ({ reusedPage: page, initScript, mail }) => {
      await initScript((kind) => {
        const insert = () => {
          const form = document.querySelector("#form-place form");
          if (!form || form.querySelector("[data-theirs]")) return;
          for (const { name } of form.querySelectorAll<HTMLInputElement>("[name]")) {
            const theirs = Object.assign(document.createElement("input"), { type: kind, name, value: "Yes" });
            theirs.dataset["theirs"] = "";
            form.prepend(theirs);
          }
        };
        new MutationObserver(insert).observe(document, { childList: true, subtree: true });
      }, type);
      await open(page, feedback);
      const ours = page.locator("#form-place form :is(input, textarea):not([data-theirs])");
      for (const [name, value] of Object.entries(feedback.answers)) {
        const controls = ours.and(page.locator(`[name="${name}"]`));
        const choice = controls.and(page.locator(`[value="${String(value)}"]`));
        if (await choice.count()) await choice.check();
        else await controls.fill(String(value));
      }
      await page.reload();
      await alive(page);
      await expect(ours.and(page.locator("[name=comments]"))).toHaveValue(
        String(feedback.answers["comments"]),
      );
      await send(page, feedback);
      await expect.poll(mail.received).toEqual([feedback.params]);
    },
  );

test(
  "what is typed is kept and sent where an extension has a form of its own before the form",
  { tag: "@chromium" },
  async ({ reusedPage: page, initScript, mail }) => {
    await initScript(() => {
      const insert = () => {
        const place = document.querySelector("#form-place");
        if (place && !place.querySelector("#of-an-extension"))
          place.prepend(Object.assign(document.createElement("form"), { id: "of-an-extension" }));
      };
      new MutationObserver(insert).observe(document, { childList: true, subtree: true });
    });
    await open(page, contact);
    const ours = page.getByRole("form", { name: contact.name });
    for (const [name, text] of Object.entries(contact.answers))
      await ours.locator(`[name="${name}"]`).fill(String(text));
    await page.reload();
    await alive(page);
    expect(await entered(page, contact)).toEqual(asEntered(contact.answers));
    await ours.getByRole("button", { name: "Send message" }).click();
    await expect.poll(mail.received).toEqual([contact.params]);
  },
);

test(
  "a form that cannot be drawn at all says so, with the phone number and the answers",
  { tag: "@chromium" },
  async ({ reusedPage: page, mail }) => {
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
  },
);

test(
  "a form whose first drawing fails says so, with the phone number and what was typed",
  { tag: "@chromium" },
  async ({ reusedPage: page, initScript }) => {
    await initScript(() => {
      // The drawing looks for the number of each section.
      const fails = () => {
        throw new RangeError("no such section");
      };
      Reflect.set(Array.prototype, "findIndex", fails);
    });
    const release = await openEarly(page, contact.path);
    await fillAtOnce(page, contact.answers);
    release();
    const failure = alert(page, "This browser couldn't take your message");
    await expect(failure).toContainText("(614) 555-0142");
    for (const typed of Object.values(contact.answers)) await expect(failure).toContainText(String(typed));
    await page.reload();
    await expect(failure).toContainText(String(contact.answers["message"]));
  },
);

test(
  "a form whose definition somebody has changed says that it has not loaded, and keeps what was typed",
  { tag: "@chromium" },
  async ({ reusedPage: page }) => {
    const release = await openEarly(page, contact.path);
    await fillAtOnce(page, contact.answers);
    await page.evaluate(() => document.getElementById("form-place")?.setAttribute("data-form", "{"));
    release();
    await expect(alert(page, "hasn't loaded")).toBeVisible();
    expect(await entered(page, contact)).toEqual(asEntered(contact.answers));
  },
);
