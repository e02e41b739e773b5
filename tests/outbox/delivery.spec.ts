/** Delivery when everything works, when the network fails, and when the page closes. */
import { stopClock, takeClock } from "../clock.ts";
import { holdMail } from "../forms/drive.ts";
import { chromiumExceptFirst, sampled } from "../scope.ts";
import {
  expect,
  gaps,
  kept,
  line,
  notice,
  sendButton,
  sendMessage,
  states,
  testOfWholeBrowser as test,
  thanked,
  write,
} from "./visit.ts";

test("a message arrives once, and its text is gone from the disk", async ({ reusedPage: page, mail }) => {
  await sendMessage(page, "A text to be forgotten");
  await mail.arrived(1);
  await expect.poll(() => kept(page)).not.toContain("forgotten");
  expect(await states(page)).toEqual(["sent"]);
  expect(mail.attempts()).toHaveLength(1);
  await expect(notice(page)).toHaveCount(0);
});

for (const [index, closes] of [false, true].entries()) {
  const sent = closes ? "on a later visit to any page" : "within 5 s of coming back";
  const tag = chromiumExceptFirst(index);
  test(`offline, a message waits, and is sent ${sent}`, { tag }, async ({ page, context, mail }) => {
    await page.goto("/contactus");
    await write(page, "From the lift");
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(notice(page)).toBeVisible();
    await expect.poll(() => states(page)).toEqual(["queued"]);
    if (closes) await page.close();
    await context.setOffline(false);
    if (closes) await (await context.newPage()).goto("/aboutus");
    if (closes) await mail.arrived(1);
    else await mail.arrived(1, 5000);
    expect(mail.count("From the lift")).toBe(1);
  });
}

test("a click to another page does not send again what the service may still answer", async ({
  page,
  mail,
}) => {
  await takeClock(page);
  const accept = await holdMail(page);
  await sendMessage(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "About us" });
  await link.evaluate((found: HTMLAnchorElement) => (found.hash = "main"));
  // A link waits some seconds only.
  await stopClock(page);
  await link.click();
  await page.clock.runFor(100);
  await expect(line(page)).toContainText("Still sending your message");
  accept();
  await expect(page).toHaveURL(/aboutus#main$/u);
  expect(await states(page)).toEqual(["sent"]);
  expect(mail.attempts()).toHaveLength(1);
});

/** A click on a link: its attributes besides an address of the site, and the keys and the button. */
type Click = readonly [
  what: string,
  attributes: Readonly<Record<string, string>>,
  event?: Pick<MouseEventInit, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">,
];

const clicksToNextPage: readonly Click[] = [
  ["another page", {}],
  ["another page in this tab, by its name", { target: "_self" }],
  ["the same path of another site", { href: "https://other.example/contactus#main" }],
  ["this page with a query", { href: "?again#main" }],
];
const otherClicks: readonly Click[] = [
  ["a download", { download: "" }],
  ["a download with a name", { download: "rules.txt" }],
  ["a new window", { target: "_blank" }],
  ["another frame", { target: "elsewhere" }],
  ["a phone number", { href: "tel:+16145550142" }],
  ["an email", { href: "mailto:desk@clay.example" }],
  ["a place in this page", { href: "#main" }],
  ["the top of this page", { href: "#" }],
  ["the middle button", {}, { button: 1 }],
  ["a click with Ctrl", {}, { ctrlKey: true }],
  ["a click with Shift", {}, { shiftKey: true }],
  ["a click with Alt", {}, { altKey: true }],
  ["a click with Cmd", {}, { metaKey: true }],
];

/** Runs in the page: clicks on links, and returns those that the page's scripts have stopped. The page stays. */
function stoppedClicks(clicks: readonly Click[]): readonly string[] {
  const stopped: string[] = [];
  const click = ([what, attributes, event]: Click) => {
    const link = document.createElement("a");
    for (const [name, value] of Object.entries({ href: "/aboutus", ...attributes }))
      link.setAttribute(name, value);
    document.body.append(link);
    // After the site's own scripts.
    addEventListener(
      "click",
      (clicked) => {
        if (clicked.defaultPrevented) stopped.push(what);
        clicked.preventDefault();
      },
      { once: true },
    );
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...event }));
    link.remove();
  };
  for (const each of clicks) click(each);
  return stopped;
}

/** Runs in the page: clicks on links that other scripts have a use for. */
async function clickCanceled(): Promise<void> {
  for (const target of [document.body, document]) {
    target.addEventListener("click", (event) => event.preventDefault(), { once: true });
    const link = document.createElement("a");
    link.href = "/aboutus";
    document.body.append(link);
    link.click();
    link.remove();
  }
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

test(
  "only a click that takes this tab to another page waits for an attempt",
  { tag: "@chromium" },
  async ({ page }) => {
    await holdMail(page);
    await sendMessage(page);
    await expect.poll(() => states(page)).toEqual(["sending"]);
    await page.evaluate(clickCanceled);
    expect(await page.evaluate(stoppedClicks, otherClicks)).toEqual([]);
    await expect(line(page)).toHaveCount(0);
    const names = clicksToNextPage.map(([what]) => what);
    expect(await page.evaluate(stoppedClicks, clicksToNextPage)).toEqual(names);
    await expect(line(page)).toContainText("Still sending your message");
  },
);

test(
  "a click waits for a service that does not answer for some seconds only",
  { tag: ["@all", "@chromium"] },
  async ({ page, mail }) => {
    const pass = await takeClock(page);
    mail.fails({ kind: "hang" });
    await sendMessage(page);
    await expect.poll(mail.faultsLeft).toEqual([]);
    await stopClock(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
    await page.clock.runFor(100);
    await expect(line(page)).toContainText("Still sending your message");
    await pass(5000);
    await expect(page).toHaveURL(/aboutus$/u);
    await page.clock.resume();
    await pass(CRASHED);
    await mail.arrived(1);
  },
);

/** An attempt whose page is gone counts as crashed after this time. */
const CRASHED = 11_000;

test(
  "a page that is reloaded while a message is queued sends it once",
  { tag: "@all" },
  async ({ page, mail }) => {
    const pass = await takeClock(page);
    // The second waits behind the first.
    mail.fails({ kind: "hang" });
    await sendMessage(page, "First");
    await expect.poll(mail.faultsLeft).toEqual([]);
    await write(page, "Second");
    await sendButton(page).click();
    await expect.poll(() => states(page)).toEqual(["sending", "queued"]);
    await page.reload();
    await pass(CRASHED);
    await mail.arrived(2);
    await expect.poll(() => states(page)).toEqual(["sent", "sent"]);
    expect(mail.count("Second")).toBe(1);
  },
);

for (const [index, accept] of sampled([false, true]).entries()) {
  const what = accept ? "accepted as its tab is closed" : "whose tab is closed mid-send";
  const tag = chromiumExceptFirst(index);
  test(`a message ${what} goes out on the next visit`, { tag }, async ({ page, context, mail }) => {
    const pass = await takeClock(context);
    mail.fails({ kind: "hang", accept });
    await sendMessage(page);
    await expect.poll(mail.faultsLeft).toEqual([]);
    expect(await states(page)).toEqual(["sending"]);
    await page.close();
    const later = await context.newPage();
    await later.goto("/aboutus");
    await pass(CRASHED);
    await expect.poll(() => states(later)).toEqual(["sent"]);
    expect(mail.count()).toBe(accept ? 2 : 1);
  });
}

test.describe("the same message", () => {
  test(
    "submitted twice in the same tick is sent once",
    { tag: ["@all", "@chromium"] },
    async ({ reusedPage: page, mail }) => {
      await page.goto("/contactus");
      await write(page, "Twice");
      await page.locator("form#contact").evaluate((form: HTMLFormElement) => {
        form.requestSubmit();
        form.requestSubmit();
      });
      await thanked(page);
      await mail.arrived(1);
      await expect.poll(() => states(page)).toEqual(["sent"]);
    },
  );

  test("sent from two tabs at once is sent once", async ({ page, context, mail }) => {
    const other = await context.newPage();
    for (const each of [page, other]) {
      await each.goto("/contactus");
      await write(each, "From both");
    }
    await Promise.all(
      [page, other].map((each) => sendButton(each).evaluate((button) => (button as HTMLElement).click())),
    );
    await Promise.all([thanked(page), thanked(other)]);
    await mail.arrived(1);
    await expect.poll(() => states(page)).toEqual(["sent"]);
    expect(mail.count()).toBe(1);
  });
});

test(
  "four messages from two tabs arrive once each, at most one a second",
  { tag: ["@all", "@chromium"] },
  async ({ page, context, mail }) => {
    test.slow();
    const other = await context.newPage();
    await Promise.all([page, other].map((each) => each.goto("/contactus")));
    const texts = ["1", "2", "3", "4"];
    for (const [index, text] of texts.entries()) {
      const each = index % 2 === 0 ? page : other;
      await write(each, text);
      await sendButton(each).click();
      await thanked(each);
    }
    await mail.arrived(4);
    for (const text of texts) expect(mail.count(text)).toBe(1);
    // Requests sent a second apart may arrive a few ms closer or farther apart.
    expect(Math.min(...gaps(mail.attempts()))).toBeGreaterThan(900);
  },
);
