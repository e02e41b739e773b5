/** Typed text survives navigation in the tab, and is erased when the tab closes or the form is sent. */
import type { Page } from "@playwright/test";
import type { InitScript } from "../fixtures.ts";
import { newWindow } from "../new-window.ts";
import { chromiumExceptFirst, sampled } from "../scope.ts";
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
  reloadEarly,
  reloadToButton,
  send,
  sendButton,
  submit,
} from "./drive.ts";
import { contact, employment, feedback, teamPractice, type SpecifiedForm } from "./specified-forms.ts";
import { expect, test } from "./fixtures.ts";

// Motion changes nothing that is kept or sent, and costs a tenth of the time.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const inTab = (page: Page) => page.evaluate(() => Object.values(sessionStorage).join(""));

/** Leaves room for less than a thousand characters in the tab's storage. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 512;) {
      try {
        sessionStorage.setItem(`filler ${sessionStorage.length}`, "x".repeat(size));
      } catch {
        size /= 2;
      }
    }
  });
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await alive(page);
}

/** Keeps the pages of a tab out of the back-forward cache, so that "Back" reloads them. */
async function uncached(initScript: InitScript): Promise<void> {
  await initScript(() => addEventListener("unload", () => undefined));
}

/** Leaves and comes back by links. */
async function leaveAndReturn(page: Page, specified: SpecifiedForm): Promise<void> {
  await page.locator("footer a[href='/privacy']").click();
  await expect(page).toHaveURL(/\/privacy$/u);
  await page.evaluate((path) => {
    const link = document.createElement("a");
    link.href = path;
    document.body.append(link);
    link.click();
  }, specified.path);
  await expect(page).toHaveURL((url) => url.pathname === specified.path);
  await alive(page);
}

// The shortest form; in the full run, also the one that has every kind of control.
for (const [index, specified] of sampled([contact, employment]).entries()) {
  const width = specified === contact ? 390 : 1280;
  test.describe(`at ${width} px`, { tag: chromiumExceptFirst(index) }, () => {
    test.use({ viewport: { width, height: 844 } });
    test(`${specified.name}: answers survive reloads, links, Back and Forward`, async ({
      reusedPage: page,
      initScript,
      mail,
      reusedPageComplaints: complaints,
    }) => {
      test.slow();
      await uncached(initScript);
      await open(page, specified);
      if (width === 390) await fill(page, specified.answers);
      else await fillAtOnce(page, specified.answers);
      for (let times = 0; times < 2; times++) {
        await reload(page);
        expect(await entered(page, specified)).toEqual(asEntered(specified.answers));
      }
      await leaveAndReturn(page, specified);
      expect(await entered(page, specified)).toEqual(asEntered(specified.answers));
      await page.goto("/aboutus");
      await page.goBack();
      await alive(page);
      await expect.poll(() => entered(page, specified)).toEqual(asEntered(specified.answers));
      await page.goBack();
      await expect(page).toHaveURL(/\/privacy$/u);
      await page.goForward();
      await alive(page);
      await expect.poll(() => entered(page, specified)).toEqual(asEntered(specified.answers));
      await expect(page.locator("[aria-invalid]")).toHaveCount(0);
      await expect(sendButton(page)).toBeEnabled();
      await send(page, specified);
      await expect.poll(mail.received).toEqual([specified.params]);
      // A click cancels the prefetch of its target.
      expect(complaints.filter((each) => !each.startsWith("request failed"))).toEqual([]);
    });
  });
}

// The form that keeps its answers in the page after it is sent; in the full run, also the one that has every kind of
// control.
for (const [index, specified] of sampled([teamPractice, employment]).entries()) {
  test.describe(specified.name, { tag: chromiumExceptFirst(index) }, () => {
    test("sent answers don't come back with a reload, a link or Back", async ({
      reusedPage: page,
      initScript,
    }) => {
      await uncached(initScript);
      await answer(page, specified);
      await send(page, specified);
      expect(await inTab(page)).toBe("");
      // A sent practice request stays in the page, as specified, and only there.
      expect(await entered(page, specified)).toEqual(
        specified === teamPractice ? asEntered(specified.answers) : {},
      );
      await reload(page);
      expect(await entered(page, specified)).toEqual({});
      await expect(alert(page, specified.thanks)).toHaveCount(0);
      await expect(page.locator("[aria-invalid]")).toHaveCount(0);
      await leaveAndReturn(page, specified);
      expect(await entered(page, specified)).toEqual({});
      await page.goto("/aboutus");
      await page.goBack();
      await alive(page);
      expect(await entered(page, specified)).toEqual({});
    });

    test(
      "going Back to a visit before sending doesn't restore the answers",
      { tag: "@all" },
      async ({ reusedPage: page, initScript }) => {
        await uncached(initScript);
        await answer(page, specified);
        await page.goto("/aboutus");
        await open(page, specified);
        await send(page, specified);
        await page.goto("/privacy");
        for (let pages = 0; pages < 3; pages++) await page.goBack();
        await alive(page);
        await expect.poll(() => entered(page, specified)).toEqual({});
        await expect(page.locator("[aria-invalid]")).toHaveCount(0);
      },
    );

    test("no answers are left for the next person, on the device or in another tab", async ({ page }) => {
      await answer(page, specified);
      await expect.poll(() => inTab(page)).toContain("{");
      expect(await page.evaluate(() => [Object.keys(localStorage), document.cookie])).toEqual([[], ""]);
      expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
      await page.evaluate((path) => {
        const link = document.createElement("a");
        Object.assign(link, { href: path, target: "_blank", rel: "noopener" });
        document.body.append(link);
        link.click();
      }, specified.path);
      const opened = await newWindow(page.context(), page, new RegExp(`${specified.path}$`, "u"));
      await alive(opened);
      expect(await entered(opened, specified)).toEqual({});
      await page.close();
      const next = await opened.context().newPage();
      await open(next, specified);
      expect(await entered(next, specified)).toEqual({});
    });

    test("text typed before the script has loaded survives a reload", async ({ reusedPage: page }) => {
      const resolve = await openEarly(page, specified.path);
      await fillAtOnce(page, specified.answers);
      // The first small script keeps it, once it is there.
      await expect.poll(() => inTab(page)).toContain("{");
      await reloadToButton(page);
      await expect.poll(() => entered(page, specified)).toEqual(asEntered(specified.answers));
      // Text typed while the page loads is newer than saved answers and those the browser restores.
      const last =
        specified.controls.findLast((name) => /comments|message|Accomplishments/u.test(name)) ?? "";
      await control(page, last).fill("Newer");
      resolve();
      await alive(page);
      await page.waitForLoadState("load");
      expect(await entered(page, specified)).toEqual(asEntered({ ...specified.answers, [last]: "Newer" }));
    });

    test("the form works when the tab's storage is blocked", async ({
      reusedPage: page,
      initScript,
      mail,
      reusedPageComplaints: complaints,
    }) => {
      await initScript(() =>
        Object.defineProperty(window, "sessionStorage", {
          get() {
            throw new DOMException("blocked", "SecurityError");
          },
        }),
      );
      await answer(page, specified);
      await send(page, specified);
      await expect.poll(mail.received).toEqual([specified.params]);
      await reload(page);
      expect(complaints).toEqual([]);
    });
  });
}

test("what is typed after a reload before any script has come stays, and the other answers are back", async ({
  reusedPage: page,
}) => {
  await answer(page, contact);
  const scripts = Promise.withResolvers<void>();
  await page.route("**/_assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await reloadToButton(page);
  await control(page, "subject").fill("Cage 4");
  await control(page, "message").fill("Newer");
  scripts.resolve();
  await alive(page);
  await page.waitForLoadState("load");
  const newer = { ...contact.answers, subject: "Cage 4", message: "Newer" };
  expect(await entered(page, contact)).toEqual(asEntered(newer));
  await expect(page.locator("#answers-left")).toBeHidden();
  await page.unrouteAll();
  await reload(page);
  expect(await entered(page, contact)).toEqual(asEntered(newer));
});

/** Opens a page as a browser does that prepares it before its link is followed; then follows the link. */
async function prerender(page: Page, initScript: InitScript, path: string): Promise<() => Promise<void>> {
  await initScript(() =>
    Object.defineProperty(document, "prerendering", { value: true, configurable: true }),
  );
  await page.goto(path);
  await alive(page);
  return () =>
    page.evaluate(() => {
      Object.defineProperty(document, "prerendering", { value: false });
      document.dispatchEvent(new Event("prerenderingchange"));
    });
}

test(
  "a page that was prepared before more was typed or sent shows what there is when it is opened",
  {
    tag: "@chromium",
  },
  async ({ reusedPage: page, initScript }) => {
    await answer(page, contact);
    const kept = await page.evaluate(() => Object.entries(sessionStorage));
    const openAfter = async (typed: string) => {
      await page.evaluate(([[key = "", text = ""] = []]) => sessionStorage.setItem(key, text), kept);
      const activate = await prerender(page, initScript, contact.path);
      // What the visitor does meanwhile, on the page that is in front.
      await page.evaluate(([[key = ""] = [], text]) => sessionStorage.setItem(key, text), [
        kept[0],
        typed,
      ] as const);
      await activate();
    };
    await openAfter(JSON.stringify({ message: ["Newer"] }));
    await expect(control(page, "message")).toHaveValue("Newer");
    await expect(control(page, "subject")).toHaveValue("");
    await openAfter("");
    await expect(control(page, "message")).toHaveValue("");
    expect(await inTab(page)).toBe("");
  },
);

test("restored answers are checked", { tag: "@chromium" }, async ({ reusedPage: page }) => {
  await open(page, contact);
  await fillAtOnce(page, { from_name: "Ann Doe", phone: "555-014" });
  await reload(page);
  await expect(control(page, "phone")).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("[aria-invalid]")).toHaveCount(1);
  await expect(sendButton(page)).toBeDisabled();
  await fillAtOnce(page, contact.answers);
  await reload(page);
  await expect(page.locator("[aria-invalid]")).toHaveCount(0);
  await expect(sendButton(page)).toBeEnabled();
});

test("Send pressed while a sent form is reloaded says what is missing, and goes on saying it", async ({
  reusedPage: page,
  initScript,
}) => {
  await uncached(initScript);
  await submit(page, feedback);
  await expect(alert(page, feedback.thanks)).toBeVisible();
  const release = await reloadEarly(page, feedback.path);
  await pressEarly(page);
  release();
  await expect(page.locator("[aria-invalid]").first()).toBeVisible();
  // The browser tells the page only now that it is there.
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType("navigation")[0]?.duration))
    .toBeGreaterThan(0);
  await expect(page.locator("[aria-invalid]").first()).toBeVisible();
});

test(
  // In `npm test`, feedback.spec.ts shows it, with the notice.
  "a review that isn't delivered yet keeps its answers after a reload",
  { tag: ["@all", "@chromium"] },
  async ({ reusedPage: page, mail }) => {
    mail.fails({ kind: "status", status: 503, times: "forever" });
    await submit(page, feedback);
    await expect(page.locator(".outbox-notice")).toBeVisible();
    await reload(page);
    expect(await entered(page, feedback)).toEqual(asEntered(feedback.answers));
  },
);

test(
  "a text that the tab has no room for is gone after a reload, which is said; no older one comes back",
  { tag: "@chromium" },
  async ({ reusedPage: page }) => {
    const tooLong = page.getByText("can't keep a text this long");
    await open(page, teamPractice);
    await fillAtOnce(page, { headname: "Pat Roe", comments: "Older" });
    await expect.poll(() => inTab(page)).toContain("Older");
    await expect(tooLong).toBeHidden();
    await fillStorage(page);
    await fillAtOnce(page, { comments: "x".repeat(5000) });
    await expect(tooLong).toBeVisible();
    await reload(page);
    expect(await entered(page, teamPractice)).toEqual({});
    await expect(tooLong).toBeVisible();
    await fillAtOnce(page, { comments: "Newer" });
    await expect(tooLong).toBeHidden();
    await reload(page);
    expect(await entered(page, teamPractice)).toEqual({ comments: ["Newer"] });
    await expect(tooLong).toBeHidden();
  },
);

test(
  "where the tab's storage becomes full, what is typed after a reload stays",
  { tag: "@chromium" },
  async ({ reusedPage: page, initScript }) => {
    await initScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function set(key, text) {
        if (text.length > 500) throw new DOMException("full", "QuotaExceededError");
        setItem.call(this, key, text);
      };
    });
    await open(page, contact);
    await control(page, "message").fill("Is it free?");
    const release = await reloadEarly(page, contact.path);
    // The kept answer is put back, and then replaced.
    await expect(control(page, "message")).toHaveValue("Is it free?");
    const long = "Is it free on Friday? ".repeat(50);
    await control(page, "message").fill(long);
    release();
    await page.waitForLoadState("load");
    await alive(page);
    await expect(control(page, "message")).toHaveValue(long);
  },
);
