/** What a visitor sees and can do while a message is undelivered. */
import { takeClock } from "../clock.ts";
import { violationsOn } from "../axe.ts";
import { expect, kept, line, notice, openNotice, sendMessage, sentAt, states, test } from "./visit.ts";

test.describe("the notice of a message that is not delivered", () => {
  test.beforeEach(async ({ reusedPage: page, mail }) => {
    mail.fails({ kind: "status", status: 403, times: "forever" });
    await sendMessage(page, "Grüße <b>and</b>\nsecond line");
    await expect(notice(page)).toBeVisible();
  });

  test("is in view on every page, is announced, and says which message and when", async ({
    reusedPage: page,
  }) => {
    await page.goto("/aboutus");
    const alert = notice(page).getByRole("alert");
    await expect(alert).toHaveText(/^Your message from \d+:\d\d [AP]M hasn't reached us yet\.$/);
    await expect(alert).toBeInViewport({ ratio: 1 });
  });

  test("has one look in the bar, on a page with a form and on one without", async ({ reusedPage: page }) => {
    const lookOn = async (path: string) => {
      await page.goto(path);
      await expect(page.locator("#outbox-bar").getByRole("alert")).toBeInViewport({ ratio: 1 });
      return notice(page).evaluate((bar) => {
        const { borderTopWidth, borderTopStyle, borderTopColor, padding, margin, background } =
          getComputedStyle(bar);
        const title = bar.querySelector("[role=alert]");
        const { fontSize, fontWeight, lineHeight } = getComputedStyle(title ?? bar);
        return {
          borderTopWidth,
          borderTopStyle,
          borderTopColor,
          padding,
          margin,
          background,
          fontSize,
          fontWeight,
          lineHeight,
        };
      });
    };
    const withoutForm = await lookOn("/aboutus");
    expect(withoutForm).toMatchObject({ borderTopWidth: "3px", borderTopStyle: "solid", fontWeight: "600" });
    expect(await lookOn("/feedback")).toEqual(withoutForm);
  });

  test(
    "is a bar in view where the late styles never come",
    { tag: ["@all", "@chromium"] },
    async ({ reusedPage: page }) => {
      await page.route("**/_assets/late.*.css", (route) => route.abort());
      await page.goto("/privacy");
      await expect(notice(page).getByRole("alert")).toBeInViewport({ ratio: 1 });
      await page.mouse.wheel(0, 400);
      await expect(notice(page).getByRole("alert")).toBeInViewport({ ratio: 1 });
    },
  );

  test(
    "shows the whole text as it was typed, the phone, and an e-mail with the text",
    { tag: "@chromium" },
    async ({ reusedPage: page }) => {
      await expect(notice(page).getByText("second line")).toBeHidden();
      await notice(page).getByText("Show what you wrote").click();
      const text = notice(page).locator(".outbox-notice-text");
      await expect(text).toBeVisible();
      expect(await text.textContent()).toContain("Message: Grüße <b>and</b>\nsecond line");
      const call = notice(page).getByRole("link", { name: /^Call/ });
      await expect(call).toHaveAttribute("href", /^tel:\+?[\d-]+$/);
      const href = await notice(page).getByRole("link", { name: "email" }).getAttribute("href");
      const mail = new URL(href ?? "");
      expect(mail.protocol + mail.pathname).toMatch(/^mailto:.+@.+\.example$/);
      expect(mail.searchParams.get("body")).toContain("Message: Grüße <b>and</b>\r\nsecond line");
    },
  );

  test("copies the text, or selects it where the browser does not let it", async ({ reusedPage: page }) => {
    for (const [lets, says] of [
      [true, "Copied."],
      [false, /Copy the text by hand/],
    ] as const) {
      await page.evaluate((can) => {
        navigator.clipboard.writeText = (text) => {
          document.documentElement.dataset["copied"] = text;
          return can ? Promise.resolve() : Promise.reject(new Error("no"));
        };
      }, lets);
      await notice(page).getByRole("button", { name: "Copy the text" }).click();
      await expect(notice(page).getByRole("status")).toHaveText(says);
    }
    await expect(page.locator("html")).toHaveAttribute("data-copied", /second line/);
    expect(await page.evaluate(() => String(getSelection()))).toContain("second line");
  });

  test(
    "erases the text on request, after asking once",
    { tag: "@chromium" },
    async ({ reusedPage: page, mail }) => {
      await notice(page).getByRole("button", { name: "Delete now" }).click();
      await expect(notice(page).getByRole("button", { name: "No, keep it" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(notice(page).getByRole("button", { name: "Delete now" })).toBeFocused();
      expect(await kept(page)).toContain("second line");
      await notice(page).getByRole("button", { name: "Delete now" }).click();
      await notice(page).getByRole("button", { name: "Yes, delete it" }).click();
      await expect(notice(page)).toHaveCount(0);
      await expect(line(page)).toContainText("was deleted from this device");
      await expect.poll(() => kept(page)).not.toContain("second line");
      await page.reload();
      await expect(notice(page)).toHaveCount(0);
      expect(mail.attempts()).toHaveLength(1);
    },
  );

  test(
    "is gone from a tab once another one has erased the text",
    { tag: ["@all", "@chromium"] },
    async ({ reusedPage: page }) => {
      const other = await page.context().newPage();
      await other.goto("/aboutus");
      await openNotice(other);
      await notice(other).getByRole("button", { name: "Delete now" }).click();
      await notice(other).getByRole("button", { name: "Yes, delete it" }).click();
      await expect.poll(() => kept(other)).not.toContain("second line");
      await expect(notice(page)).toHaveCount(0);
    },
  );

  test("is accessible in each of its states", { tag: "@chromium" }, async ({ reusedPage: page }) => {
    for (const open of [false, true]) {
      if (open) {
        await notice(page).getByText("Show what you wrote").click();
        await notice(page).getByRole("button", { name: "Delete now" }).click();
      }
      // Elements that happen to be under the header would count as too small.
      await page.evaluate(() => scrollTo({ top: 0 }));
      expect(await violationsOn(page, { part: "#outbox-bar, .form-head", also: ["best-practice"] })).toEqual(
        [],
      );
    }
  });
});

test(
  "several messages that are not delivered leave room for the page",
  { tag: ["@all", "@chromium"] },
  async ({ reusedPage: page, mail }) => {
    mail.fails({ kind: "status", status: 403, times: "forever" });
    for (const text of ["one", "two", "three", "four", "five"]) {
      await sendMessage(page, text);
      await expect(notice(page).first()).toBeVisible();
    }
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto("/aboutus");
    await expect(notice(page)).toHaveCount(5);
    const bar = page.locator("#outbox-bar");
    const header = await page.getByRole("banner").boundingBox();
    const top = (await bar.boundingBox())?.y ?? 0;
    expect(top - (header?.height ?? 0), "what is left for the page").toBeGreaterThan(390 / 3);
    for (const [width, height] of [
      [844, 390],
      [360, 740],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = await bar.boundingBox();
      expect(box?.height ?? Number.NaN).toBeLessThanOrEqual(Math.max(96, height / 4));
      for (const details of await notice(page)
        .getByRole("button", { name: /^Details/u })
        .all()) {
        await details.scrollIntoViewIfNeeded();
        await expect(details).toBeInViewport({ ratio: 1 });
      }
    }
  },
);

test(
  "a message on its way for 10 s is mentioned quietly, and its arrival too",
  { tag: ["@all", "@chromium"] },
  async ({ page, mail }) => {
    const pass = await takeClock(page);
    mail.fails({ kind: "hang" });
    await sendMessage(page);
    await expect.poll(() => states(page)).toEqual(["sending"]);
    await page.clock.pauseAt((await sentAt(page)) + 9900);
    await expect(line(page)).toHaveCount(0);
    await pass(200);
    await page.clock.resume();
    await expect(line(page)).toContainText("Still sending your message");
    await expect(notice(page)).toHaveCount(0);
    // Times out after 20 s and retries a few seconds later.
    await pass(15_000);
    await expect.poll(() => states(page)).toEqual(["waiting"]);
    await pass(3000);
    await mail.arrived(1);
    await expect(line(page)).toContainText("has arrived");
  },
);
