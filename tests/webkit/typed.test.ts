/** What is typed into a form survives reload, Back and a link in WebKit as well, and goes with the tab or with sending. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type RunningSite } from "../../scripts/serve.ts";
import { openWebKit, type WebKit } from "./driver.ts";

const mailDirectory = mkdtempSync(join(tmpdir(), "mail-"));
let site: RunningSite;
let webkit: WebKit;

beforeAll(async () => {
  site = await startSite({ port: 0, mailDirectory });
  webkit = await openWebKit();
}, 90_000);

afterAll(async () => {
  await webkit?.close();
  await site?.close();
  rmSync(mailDirectory, { recursive: true, force: true });
}, 30_000);

const contact = {
  from_name: ["Ann Doe"],
  email: ["ann@example.com"],
  phone: ["(614) 555-0142"],
  subject: ["Cage 3"],
  message: ["Is it free on Friday?"],
};
const emptyContact = Object.fromEntries(Object.keys(contact).map((name) => [name, [""]]));
const person = { First_Name: ["Sam"], MondayFrom: ["14:00"], position: ["Staff"], teachLesson: ["No"] };

/** Waits until the page is there and its form is alive. */
const alive = () =>
  webkit.until("the form is alive", () =>
    webkit.ask<boolean>(
      "return document.readyState === 'complete' && document.querySelector('main form') !== null && document.querySelector('astro-island[ssr]') === null",
    ),
  );
const visit = async (path: string) => {
  await webkit.driver.get(site.origin + path);
  await alive();
};
const fill = (answers: Record<string, readonly string[]>) =>
  webkit.ask(
    `for (const control of document.querySelector("main form").elements) {
      const values = arguments[0][control.name];
      if (!values) continue;
      if (/checkbox|radio/.test(control.type)) control.checked = values.includes(control.value);
      else control.value = values[0];
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }`,
    answers,
  );
/** What stands in the form now; of the names only, where some are given. */
const entered = (names?: readonly string[]) =>
  webkit.ask<Record<string, string[]>>(
    `const data = new FormData(document.querySelector("main form"));
    return Object.fromEntries((arguments[0] ?? [...new Set(data.keys())]).map((name) => [name, data.getAll(name)]));`,
    names,
  );
const canSend = () => webkit.ask<boolean>("return !document.querySelector('form [type=submit]').disabled");
/** Goes to a page without a form and back, as a visitor does. */
const awayAndBack = async (path: string) => {
  await webkit.driver.get(`${site.origin}/privacy`);
  await webkit.driver.navigate().back();
  await webkit.until("the form is there again", async () =>
    (await webkit.driver.getCurrentUrl()).includes(path),
  );
  await alive();
};

test.each([420, 1270])(
  "a message survives two reloads, a link away and back, and Back, at %i px",
  async (width) => {
    await webkit.widen(width);
    await visit("/contactus");
    // A text of its own for each width: the same one again would not be sent unasked.
    const message = { ...contact, message: [`Is it free on Friday? (${width})`] };
    await fill(message);
    for (let times = 0; times < 2; times++) {
      await webkit.driver.navigate().refresh();
      await alive();
      expect(await entered()).toEqual(message);
    }
    await webkit.driver.get(`${site.origin}/privacy`);
    await visit("/contactus");
    expect(await entered()).toEqual(message);
    await awayAndBack("/contactus");
    expect(await entered()).toEqual(message);
    await webkit.until("it can be sent", canSend);
    await webkit.tap("form [type=submit]");
    await webkit.until("it was sent", () => webkit.shows(".outcome[data-look=good]"));
    await webkit.driver.navigate().refresh();
    await alive();
    expect(await entered()).toEqual(emptyContact);
    await awayAndBack("/contactus");
    expect(await entered()).toEqual(emptyContact);
    expect(await webkit.ask<string>("return Object.values(sessionStorage).join('')")).toBe("");
  },
);

test("times, boxes and radios survive, what was unticked too", async () => {
  await visit("/employmentapp?position=Staff&position=Brand+Ambassador");
  expect(await entered(["position"])).toEqual({ position: ["Brand Ambassador", "Staff"] });
  await fill(person);
  await webkit.driver.navigate().refresh();
  await alive();
  expect(await entered(Object.keys(person))).toEqual(person);
  await awayAndBack("/employmentapp");
  expect(await entered(Object.keys(person))).toEqual(person);
});

test("what was sent on a later visit in the tab does not come back with an earlier one", async () => {
  await visit("/contactus");
  await fill({ ...contact, subject: ["Cage 1"] });
  await webkit.driver.get(`${site.origin}/privacy`);
  await visit("/contactus");
  await webkit.until("it can be sent", canSend);
  await webkit.tap("form [type=submit]");
  await webkit.until("it was sent", () => webkit.shows(".outcome[data-look=good]"));
  await webkit.driver.navigate().back();
  await webkit.until("the page between is there", async () =>
    (await webkit.driver.getCurrentUrl()).endsWith("/privacy"),
  );
  await webkit.driver.navigate().back();
  await webkit.until("the first visit is there", async () =>
    (await webkit.driver.getCurrentUrl()).endsWith("/contactus"),
  );
  await alive();
  await webkit.until("nothing comes back", async () =>
    Object.values(await entered()).every(([value]) => value === ""),
  );
  expect(await webkit.ask<number>("return document.querySelectorAll('[aria-invalid]').length")).toBe(0);
});

test("another tab knows nothing of it", async () => {
  await visit("/contactus");
  await fill(contact);
  const first = await webkit.driver.getWindowHandle();
  await webkit.driver.switchTo().newWindow("tab");
  await visit("/contactus");
  expect(await entered()).toEqual(emptyContact);
  await webkit.driver.close();
  await webkit.driver.switchTo().window(first);
  expect(await entered()).toEqual(contact);
});
