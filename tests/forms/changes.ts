/** The changes that translators, password managers and other extensions make to a form, and when. */
import type { Page } from "@playwright/test";
import { everything } from "../scope.ts";
import { alive, control, entered, fillAtOnce, open, openEarly, send, sendButton } from "./drive.ts";
import { expect, type Mail } from "./fixtures.ts";
import type { SpecifiedForm } from "./specified-forms.ts";

/** As functions that run in the page. Each may be called again and again. */
const changes = {
  "an icon after every control": () => {
    for (const input of document.querySelectorAll("#form-place :is(input, textarea)"))
      if (!input.nextElementSibling?.matches("i")) input.after(document.createElement("i"));
  },
  "an element at both ends of every element": () => {
    for (const element of document.querySelectorAll("#form-place, #form-place *:not(input, textarea, i)")) {
      if (!element.firstElementChild?.matches("i")) element.prepend(document.createElement("i"));
      if (!element.lastElementChild?.matches("i + i, * + i")) element.append(document.createElement("i"));
    }
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
  "hints and labels taken away": () => {
    const texts = "#form-place :is(label, legend, p, .field-optional, .field-hint)";
    for (const text of document.querySelectorAll(texts)) if (!text.querySelector("input")) text.remove();
  },
  "changed attributes": () => {
    document.documentElement.lang = "auto";
    document.documentElement.dir = "rtl";
    document.documentElement.className = "translated-rtl";
    document.title = "Ponerse en contacto";
    for (const element of document.querySelectorAll<HTMLElement>("#form-place *")) {
      element.style.backgroundImage = "none";
      element.dir = "auto";
      element.classList.add("of-an-extension");
      if (element.matches("form, input, textarea")) element.setAttribute("autocomplete", "off");
    }
  },
  "controls moved into wrappers": () => {
    for (const input of document.querySelectorAll("#form-place :is(input, textarea)")) {
      // Moving the control with the focus takes the focus away.
      if (input === document.activeElement || input.parentElement?.matches("span.wrapper")) continue;
      const wrapper = document.createElement("span");
      wrapper.className = "wrapper";
      input.replaceWith(wrapper);
      wrapper.append(input);
    }
  },
} as const;

type Change = keyof typeof changes;

/** Changes the page once. */
async function changeOnce(page: Page, change: Change): Promise<void> {
  await page.evaluate(changes[change]);
}

/** Changes the page again and again until the form works. */
export async function changeUntilAlive(page: Page, change: Change): Promise<void> {
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

/** Opens the page of a form at some moment. The returned function lets the form go on, while its page is changed. */
const moments = {
  "before any script": async (page: Page, { path }: SpecifiedForm) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/_assets/*.js", async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await expect(sendButton(page)).toBeVisible();
    return async (change: Change) => {
      await changeUntilAlive(page, change);
      resolve();
    };
  },
  "while it starts": async (page: Page, { path }: SpecifiedForm) => {
    const release = await openEarly(page, path);
    return async (change: Change) => {
      await changeUntilAlive(page, change);
      release();
    };
  },
  "when it works": async (page: Page, specified: SpecifiedForm) => {
    await open(page, specified);
    return async (change: Change) => changeOnce(page, change);
  },
} as const;

type Moment = keyof typeof moments;

const allChanges = Object.keys(changes) as Change[];
const momentNames = Object.keys(moments) as Moment[];

/** One cell of the table of changes, moments and forms. */
interface ChangedPage {
  readonly change: Change;
  readonly moment: Moment;
  readonly tag: "@chromium" | [];
}

/** How many forms share the changes. */
const sharing = 5;

/**
 * The cells of a form. Each change is in one of the forms, at one of the moments. In the full run, a form with all
 * moments has every cell: what happens at a moment is the same code for every form. Other engines run the cells of the
 * first two forms, in which each moment is once.
 */
export function changedPages(turn: number, { allMoments }: { allMoments: boolean }): readonly ChangedPage[] {
  return allChanges.flatMap((change, index) =>
    momentNames.flatMap((moment, at) => {
      const isChosen = index % sharing === turn && index % momentNames.length === at;
      if (!isChosen && !(everything && allMoments)) return [];
      return { change, moment, tag: isChosen && turn < 2 ? [] : "@chromium" };
    }),
  );
}

/** The steps of a test that differ between forms. */
interface Visit {
  readonly page: Page;
  readonly mail: Mail;
  readonly complaints: readonly string[];
}

/** Types, and sends, while the page is changed: what was typed stays, with the caret, and is gone once it was sent. */
export async function sendWhileChanging(
  { page, mail, complaints }: Visit,
  specified: SpecifiedForm,
  { change, moment }: Pick<ChangedPage, "change" | "moment">,
): Promise<void> {
  const [name = ""] = specified.controls;
  const goOn = await moments[moment](page, specified);
  await control(page, name).pressSequentially("Samantha");
  for (let times = 0; times < 3; times++) await page.keyboard.press("ArrowLeft");
  await goOn(change);
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
  expect(await entered(page, specified)).toEqual({});
  expect(complaints.filter((each) => !each.startsWith("request failed"))).toEqual([]);
}
